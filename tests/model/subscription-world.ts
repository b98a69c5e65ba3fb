import type { AnyEventObject } from 'xstate'
import * as billing from '@/contract/billing'
import * as contract from '@/contract/subscription'
import { testCardId } from '@/domain/card/test-cards'
import type { Subscription } from '@/domain/subscription/subscription'
import type { FlowModel } from '@/machines/model'
import { subscriptionModel } from '@/machines/subscription/model'
import type { SubscriptionSnapshot } from '@/machines/subscription/selectors'
import type { Page } from '../fixtures/page'
import { subscription } from '../fixtures/subscriptions'

/** Hill Country: a trial with five days left and no card. */
export const CUSTOMER = 'cus_2'
const DAY = 24 * 3_600_000

type SubscriptionState = Pick<Subscription, 'status' | 'cancel_at_period_end'>

const ROADS: Record<string, readonly string[]> = {
  trialing: ['trialing, cancelling', 'active', 'past_due'],
  'trialing, cancelling': ['trialing', 'canceled'],
  active: ['active, cancelling', 'past_due'],
  'active, cancelling': ['active', 'canceled'],
  past_due: ['past_due, cancelling', 'active', 'canceled'],
  'past_due, cancelling': ['past_due'],
}

const placeOf = ({ status, cancel_at_period_end }: SubscriptionState) =>
  `${status}${cancel_at_period_end && status !== 'canceled' ? ', cancelling' : ''}`

const PLACES = [...new Set([...Object.keys(ROADS), ...Object.values(ROADS).flat()])]

const at = (place: string): Subscription => {
  const [status = '', cancelling] = place.split(', ')
  return subscription({ status, cancel_at_period_end: cancelling !== undefined })
}

const follows = (event: AnyEventObject, { context }: SubscriptionSnapshot): boolean => {
  const output = event.output as SubscriptionState
  const now = context.subscription
  if (!now || output.status !== now.status) return false
  const command = context.intent?.command
  const cancelling = command === 'change_plan' ? now.cancel_at_period_end : command === 'cancel'
  return output.cancel_at_period_end === cancelling
}

const running = PLACES.filter((place) => place !== 'canceled').map(at)

export const livedModel: FlowModel = {
  ...subscriptionModel,
  input: { ...(subscriptionModel.input as object), subscription: at('trialing') },
  events: [
    ...subscriptionModel.events.filter(({ type }) => type !== 'subscription.changed'),
    ...PLACES.map((place) => ({ type: 'subscription.changed', subscription: at(place) })),
  ],
  outcomes: {
    ...subscriptionModel.outcomes,
    changePlan: { done: running, failed: subscriptionModel.outcomes.changePlan?.failed ?? [] },
    cancelSubscription: { done: running, failed: subscriptionModel.outcomes.cancelSubscription?.failed ?? [] },
    resumeSubscription: { done: running, failed: subscriptionModel.outcomes.resumeSubscription?.failed ?? [] },
  },
  plausible(snapshot: SubscriptionSnapshot, event) {
    if (event.type === 'subscription.changed') {
      const now = snapshot.context.subscription
      return now !== null && (ROADS[placeOf(now)] ?? []).includes(placeOf(event.subscription as SubscriptionState))
    }
    return !event.type.startsWith('xstate.done.') || event.actorId === 'openPortal' || follows(event, snapshot)
  },
}

export const worldOf = ({ http, clock }: Page) => {
  const customer_id = CUSTOMER
  let count = 0
  const key = () => `world-${++count}`

  const current = async () =>
    (await http.call(contract.currentSubscription, { params: {}, query: { customer_id } })).subscription

  const addCard = (chargeable: boolean) => {
    const card = { brand: 'visa', last4: '4242', exp_month: 8, exp_year: 2031, chargeable, nonce: key() }
    const body = { customer_id, payment_method_id: testCardId(card), set_as_default: true }
    return http.call(billing.addPaymentMethod, { params: {}, body, key: key() })
  }

  const endPeriod = async () => clock.advance((await current()).current_period_end - clock.now() + 1)

  const cancel = () =>
    http.call(contract.cancelSubscription, { params: {}, body: { customer_id, at_period_end: true }, key: key() })
  const resume = () => http.call(contract.resumeSubscription, { params: {}, query: { customer_id }, key: key() })

  return {
    current,
    async lead(to: SubscriptionState): Promise<Subscription> {
      const now = await current()
      if (now.status === to.status) await (to.cancel_at_period_end ? cancel() : resume())
      else if (to.status === 'active') {
        await addCard(true)
        if (now.status === 'trialing') await endPeriod()
      } else if (to.status === 'past_due') {
        if (now.status === 'active') await addCard(false)
        await endPeriod()
      } else if (now.status === 'past_due') clock.advance(15 * DAY)
      else await endPeriod()
      return current()
    },
  }
}
