import { beforeEach, expect, it } from 'vitest'
import { ConfirmCheckoutDocument } from '@/contract/graphql/generated/account'
import { cancelSubscription, createCheckoutSession } from '@/contract/subscription'
import { askGraphql, dataOf, refusalOf } from './graphql-office'
import { OWNER, type Person } from './office'
import { askHosted, card, GREEN_VALLEY, HILL_COUNTRY_OWNER, type PayingOffice, payingOfficesPerTest } from './payer'

const openPayingOffice = payingOfficesPerTest()
let office: PayingOffice
let owner: Person
beforeEach(async () => {
  office = openPayingOffice()
  owner = await office.as(OWNER)
  await owner.ask(cancelSubscription, { body: { customer_id: GREEN_VALLEY, at_period_end: false } })
})

const begin = async (): Promise<string> => {
  const body = {
    customer_id: GREEN_VALLEY,
    customer_email: 'dana@example.com',
    customer_name: 'Dana Whitfield',
    plan_id: 'basic',
    billing_period: 'monthly',
    success_url: 'https://app.example/subscription/success',
    cancel_url: 'https://app.example/subscription/cancel',
  } as const
  return (await owner.ask(createCheckoutSession, { body })).checkout_session_id ?? ''
}
const pay = (token: string) =>
  askHosted(office.server, 'POST', `checkout-sessions/${token}/complete`, { payment_method_id: card() })
const confirm = (session: string, key: string, person = owner) =>
  askGraphql(office.server, person, ConfirmCheckoutDocument, { session, key })

it('tells what a completed checkout has led to, and what of the next steps is done', async () => {
  const session = await begin()
  await pay(session)
  expect(dataOf(await confirm(session, 'k1')).confirmCheckout).toEqual({
    status: 'active',
    planName: 'Basic',
    trialEnd: null,
    hasCard: true,
    hasClients: true,
    hasJobs: true,
  })
})

it('is given once: the same try is answered alike, any other is refused', async () => {
  const session = await begin()
  await pay(session)
  const first = await confirm(session, 'k1')
  expect(await confirm(session, 'k1')).toEqual(first)
  expect(refusalOf(await confirm(session, 'k2'))).toBe('410 This checkout was already confirmed.')
})

it('is refused for a session that is made up, or another business’s', async () => {
  const session = await begin()
  await pay(session)
  const stranger = await office.as(HILL_COUNTRY_OWNER)
  expect([refusalOf(await confirm('cs_test_1', 'k1')), refusalOf(await confirm(session, 'k2', stranger))]).toEqual([
    '404 This checkout was not found.',
    '404 This checkout was not found.',
  ])
  expect(refusalOf(await confirm(session, 'k3'))).toBe('answered')
})

it('waits for the payment page, under the same key', async () => {
  const session = await begin()
  expect(refusalOf(await confirm(session, 'k1'))).toBe('409 This checkout has not been completed.')
  await pay(session)
  expect(refusalOf(await confirm(session, 'k1'))).toBe('answered')
})
