import { expect, test } from 'vitest'
import { getClient } from '@/contract/clients'
import { AddPayoutAccountDocument, PayoutOptionsDocument, PayoutsDocument } from '@/contract/graphql/generated/payouts'
import { listCustomerPayouts, payoutSummary } from '@/contract/payouts'
import { memoryFactLog } from '@/mock-server'
import { askGraphql, dataOf, fieldsRefused, refusalOf } from './graphql-office'
import { DAY, OWNER, type Person, signIn } from './office'
import { ACCOUNT_DRAFT, addedAccount, newPayout, PAYEE } from './payout-cases'
import { paidInvoice, payoutOffices, processed } from './payout-office'

const opened = payoutOffices()

const balanceOf = async (owner: Person, clientId = PAYEE.client) =>
  (await owner.ask(getClient, { params: { businessId: 1, clientId } })).client.current_balance

test('a completed payout of the client’s own money lowers their credit (X-76)', async () => {
  const { clock, server, owner } = await opened()
  const reference_invoice_id = await paidInvoice(server, owner)
  const before = await balanceOf(owner)
  const { id } = await newPayout(owner, { reason: 'service_credit', reference_invoice_id, amount: 30 })
  await processed(owner, id)
  const under = await balanceOf(owner)
  clock.advance(9 * DAY)
  expect([under - before, (await balanceOf(await signIn(server, OWNER))) - before]).toEqual([0, 3_000])
})

test('an account is kept by its last digits alone, verified on the next business day, and can’t be added twice', async () => {
  const log = memoryFactLog()
  const { clock, server, owner } = await opened({ log })
  const added = await addedAccount(server, owner)
  const variables = { client: PAYEE.client, account: ACCOUNT_DRAFT, key: 'again' }
  const twice = await askGraphql(server, owner, AddPayoutAccountDocument, variables)
  clock.advance(DAY)
  const later = await signIn(server, OWNER)
  const { accounts } = dataOf(
    await askGraphql(server, later, PayoutOptionsDocument, { client: PAYEE.client }),
  ).payoutOptions
  expect([
    added.account_number_masked,
    added.is_verified,
    accounts.find(({ id }) => id === added.id)?.is_verified,
  ]).toEqual(['••••5432', false, true])
  expect([refusalOf(twice), fieldsRefused(twice)]).toEqual(['422 This account already exists', ['account_number']])
  const storedText = JSON.stringify([await log.readAfter(0), (await server.state()).tables])
  expect([storedText.includes('••••5432'), storedText.includes(ACCOUNT_DRAFT.account_number)]).toEqual([true, false])
})

test('the list has the names behind the ids, the customer’s list a page of them, and the summary the figures (EP-082, EP-085)', async () => {
  const { server, owner } = await opened()
  const { payouts } = dataOf(await askGraphql(server, owner, PayoutsDocument, {}))
  const page = await owner.ask(listCustomerPayouts, { params: { clientId: 5 }, query: { skip: 0, limit: 1 } })
  const summary = await owner.ask(payoutSummary)
  expect(payouts.find(({ id }) => id === 8)).toMatchObject({
    client_name: 'Rebecca Lang',
    status: 'failed',
    failure_reason: 'The account is closed.',
    initiated_by_name: 'Omar Haddad',
  })
  expect([page.payouts.length, page.total]).toEqual([1, 1])
  expect(summary).toEqual({
    total_payouts: 12,
    total_amount: 125_001,
    total_fees: 2_500,
    pending_payouts: 2,
    processing_payouts: 1,
    completed_payouts: 6,
    failed_payouts: 2,
    cancelled_payouts: 1,
  })
})
