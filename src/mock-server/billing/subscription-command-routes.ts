import {
  cancelSubscription,
  changePlan,
  createCheckoutSession,
  createPortalSession,
  payOpenInvoices,
  resumeSubscription,
} from '@/contract/subscription'
import type { Route } from '../core/call'
import type { Store } from '../core/log/store'
import { type CommandResult, command } from '../core/write/command'
import { writing } from '../rest/writing'
import { checkNoneRuns } from './checkout'
import { cancelled, paidNow, planChanged, resumed } from './commands'
import { managed } from './permits'
import { checkoutOpened, checkoutUrlOf, portalOpened, portalUrlOf } from './sessions'
import { subscriptionNow, wireFrom } from './subscription-routes'
import type { Customer } from './tables'

const subscriptionIn = ({ row, record }: CommandResult<'subscriptions'> & { record(): Customer }, store: Store) =>
  wireFrom(row(), record(), store)

/** Subscription commands (EP-011, EP-013 to EP-016). Maps the domain's rules to 402, 403, 404, 409 and facts. */
export const subscriptionCommandRoutes: readonly Route[] = [
  writing(
    createCheckoutSession,
    command('checkout_sessions', {
      of: 'customers',
      id: ({ body }) => body.customer_id,
      may: managed,
      facts(request, store, customer) {
        checkNoneRuns(customer, store)
        return [checkoutOpened(request, customer, request.body, store)]
      },
      answer({ row }) {
        const session = row()
        return { checkout_url: checkoutUrlOf(session), checkout_session_id: session.token }
      },
    }),
  ),

  writing(
    createPortalSession,
    command('portal_sessions', {
      of: 'customers',
      id: ({ query }) => query.customer_id,
      may: managed,
      facts: (request, store, customer) => [portalOpened(request, customer, request.query.return_url, store)],
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
      answer: (result, _request, store) => subscriptionIn(result, store),
    }),
  ),

  writing(
    cancelSubscription,
    command('subscriptions', {
      of: 'customers',
      id: ({ body }) => body.customer_id,
      may: managed,
      facts: ({ actor, body }, store, customer) => cancelled(actor, customer, body, store),
      answer: (result, _request, store) => subscriptionIn(result, store),
    }),
  ),

  writing(
    resumeSubscription,
    command('subscriptions', {
      of: 'customers',
      id: ({ query }) => query.customer_id,
      may: managed,
      facts: ({ actor }, store, customer) => [resumed(actor, customer, store)],
      answer: (result, _request, store) => subscriptionIn(result, store),
    }),
  ),

  writing(
    payOpenInvoices,
    command('subscriptions', {
      of: 'customers',
      id: ({ query }) => query.customer_id,
      may: managed,
      facts: ({ actor }, store, customer) => paidNow(actor, customer, store),
      answer: ({ record }, _request, store) => subscriptionNow(record(), store),
    }),
  ),
]
