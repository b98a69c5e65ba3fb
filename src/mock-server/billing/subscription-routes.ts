import * as v from 'valibot'
import {
  cancelSubscription,
  changePlan,
  createCheckoutSession,
  createPortalSession,
  currentSubscription,
  payOpenInvoices,
  resumeSubscription,
  toWireSubscription,
} from '@/contract/subscription'
import { subscriptionSchema } from '@/domain/subscription/subscription'
import type { Route } from '../core/call'
import { command, type Made } from '../core/command'
import { Refusal } from '../core/refusal'
import type { Store } from '../core/store'
import { reading, writing } from '../rest/answer'
import { billedRowsOf, subscriptionOf } from './account'
import { checkNoneRuns } from './checkout'
import { cancelled, paidNow, planChanged, resumed } from './commands'
import { customerSeen, managed } from './permits'
import { checkoutOpened, checkoutUrlOf, portalOpened, portalUrlOf } from './sessions'
import { owed } from './step-facts'
import type { Customer, SubscriptionRow } from './tables'

const wireFrom = (row: SubscriptionRow, customer: Customer, store: Store) => {
  const subscription = v.parse(subscriptionSchema, row)
  if (row.status !== 'past_due') return { subscription: toWireSubscription(subscription) }
  const amount_due = owed(billedRowsOf(customer, store)?.open ?? [])
  const open_payment = { amount_due, next_attempt_at: row.next_attempt_at }
  return { subscription: toWireSubscription({ ...subscription, open_payment }) }
}

const subscriptionIn = ({ row, record }: Made<'subscriptions'> & { record(): Customer }, store: Store) =>
  wireFrom(row(), record(), store)

/** @throws Refusal 404 */
const subscriptionNow = (customer: Customer, store: Store) => {
  const subscription = subscriptionOf(customer, store)
  if (!subscription) throw new Refusal(404, 'Subscription not found')
  return wireFrom(subscription, customer, store)
}

/** The subscription (EP-011 to EP-016). The rules are the domain's; here they become 402, 403, 404, 409 and facts. */
export const subscriptionRoutes: readonly Route[] = [
  writing(
    createCheckoutSession,
    command('checkout_sessions', {
      of: 'customers',
      id: ({ body }) => body.customer_id,
      may: managed,
      facts(asked, store, customer) {
        checkNoneRuns(customer, store)
        return [checkoutOpened(asked, customer, asked.body, store)]
      },
      answer({ row }) {
        const session = row()
        return { checkout_url: checkoutUrlOf(session), checkout_session_id: session.token }
      },
    }),
  ),

  reading(currentSubscription, (asked, store) =>
    subscriptionNow(customerSeen(asked, asked.query.customer_id, store), store),
  ),

  writing(
    createPortalSession,
    command('portal_sessions', {
      of: 'customers',
      id: ({ query }) => query.customer_id,
      may: managed,
      facts: (asked, store, customer) => [portalOpened(asked, customer, asked.query.return_url, store)],
      answer: ({ row }) => ({ portal_url: portalUrlOf(row()) }),
    }),
  ),

  writing(
    changePlan,
    command('subscriptions', {
      of: 'customers',
      id: ({ body }) => body.customer_id,
      may: managed,
      facts: ({ actor, body: { new_plan_id, billing_period, prorate, quote } }, store, customer) =>
        planChanged(actor, customer, { plan_id: new_plan_id, billing_period, prorate, quote }, store),
      answer: (made, _asked, store) => subscriptionIn(made, store),
    }),
  ),

  writing(
    cancelSubscription,
    command('subscriptions', {
      of: 'customers',
      id: ({ body }) => body.customer_id,
      may: managed,
      facts: ({ actor, body }, store, customer) => cancelled(actor, customer, body, store),
      answer: (made, _asked, store) => subscriptionIn(made, store),
    }),
  ),

  writing(
    resumeSubscription,
    command('subscriptions', {
      of: 'customers',
      id: ({ query }) => query.customer_id,
      may: managed,
      facts: ({ actor }, store, customer) => [resumed(actor, customer, store)],
      answer: (made, _asked, store) => subscriptionIn(made, store),
    }),
  ),

  writing(
    payOpenInvoices,
    command('subscriptions', {
      of: 'customers',
      id: ({ query }) => query.customer_id,
      may: managed,
      facts: ({ actor }, store, customer) => paidNow(actor, customer, store),
      answer: ({ record }, _asked, store) => subscriptionNow(record(), store),
    }),
  ),
]
