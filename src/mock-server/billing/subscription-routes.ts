import * as v from 'valibot'
import {
  cancelSubscription,
  changePlan,
  createCheckoutSession,
  createPortalSession,
  currentSubscription,
  resumeSubscription,
  toWireSubscription,
} from '@/contract/subscription'
import type { Fact } from '@/domain/fact'
import { UNEXPECTED } from '@/domain/failure'
import { subscriptionSchema } from '@/domain/subscription/subscription'
import { answer } from '../core/answer'
import { rowLeftBy } from '../core/changes'
import { Refusal } from '../core/refusal'
import type { Route } from '../core/route'
import { subscriptionOf } from './account'
import { checkNoneRuns } from './checkout'
import { cancelled, planChanged, resumed } from './commands'
import { customerManaged, customerSeen } from './permit'
import { checkoutOpened, checkoutUrlOf, portalOpened, portalUrlOf } from './sessions'

const wireFrom = (row: unknown) => ({ subscription: toWireSubscription(v.parse(subscriptionSchema, row)) })

const subscriptionLeftBy = (facts: readonly Fact[]) => {
  const row = rowLeftBy(facts, 'subscriptions')
  if (!row) throw new Refusal(500, UNEXPECTED)
  return wireFrom(row)
}

/** The subscription (EP-011 to EP-016). The rules are the domain's; here they become 402, 403, 404, 409 and facts. */
export const subscriptionRoutes: readonly Route[] = [
  answer(createCheckoutSession, {
    decide(asked, store) {
      const customer = customerManaged(asked, asked.body.customer_id, store)
      checkNoneRuns(customer, store)
      return [checkoutOpened(asked.actor, customer, asked.body, store)]
    },
    reply(facts) {
      const session = rowLeftBy(facts, 'checkout_sessions')
      if (!session) throw new Refusal(500, UNEXPECTED)
      return { checkout_url: checkoutUrlOf(session), checkout_session_id: session.token }
    },
  }),

  answer(currentSubscription, (asked, store) => {
    const subscription = subscriptionOf(customerSeen(asked, asked.query.customer_id, store), store)
    if (!subscription) throw new Refusal(404, 'Subscription not found')
    return wireFrom(subscription)
  }),

  answer(createPortalSession, {
    decide(asked, store) {
      const { customer_id, return_url } = asked.query
      return [portalOpened(asked.actor, customerManaged(asked, customer_id, store), return_url, store)]
    },
    reply(facts) {
      const session = rowLeftBy(facts, 'portal_sessions')
      if (!session) throw new Refusal(500, UNEXPECTED)
      return { portal_url: portalUrlOf(session) }
    },
  }),

  answer(changePlan, {
    decide(asked, store) {
      const { customer_id, new_plan_id, prorate } = asked.body
      const customer = customerManaged(asked, customer_id, store)
      return planChanged(asked.actor, customer, { plan_id: new_plan_id, prorate }, store)
    },
    reply: subscriptionLeftBy,
  }),

  answer(cancelSubscription, {
    decide: (asked, store) =>
      cancelled(asked.actor, customerManaged(asked, asked.body.customer_id, store), asked.body, store),
    reply: subscriptionLeftBy,
  }),

  answer(resumeSubscription, {
    decide: (asked, store) => [resumed(asked.actor, customerManaged(asked, asked.query.customer_id, store), store)],
    reply: subscriptionLeftBy,
  }),
]
