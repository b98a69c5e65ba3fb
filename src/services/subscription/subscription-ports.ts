import * as contract from '@/contract/subscription'
import type { Subscription } from '@/domain/subscription/subscription'
import type { SubscriptionPorts } from '@/machines/subscription/ports'
import type { Http } from '../http/http'
import { webPage } from '../http/web-page'

type Deps = {
  http: Http
  returnUrl(): string
  onSubscription(customerId: string, subscription: Subscription): void
}

/** Subscription lifecycle services (API-07 to API-09). */
export const createSubscriptionPorts = ({ http, returnUrl, onSubscription }: Deps): SubscriptionPorts => {
  const telling =
    <Input extends { customer_id: string }>(service: (input: Input) => Promise<{ subscription: Subscription }>) =>
    async (input: Input): Promise<Subscription> => {
      const { subscription } = await service(input)
      onSubscription(input.customer_id, subscription)
      return subscription
    }
  return {
    changePlan: telling(({ key, customer_id, plan_id, billing_period, quote }) =>
      http.call(contract.changePlan, {
        params: {},
        body: {
          customer_id,
          new_plan_id: plan_id,
          prorate: true,
          ...(billing_period ? { billing_period } : {}),
          ...(quote ? { quote: { ...quote, at: new Date(quote.at).toISOString() } } : {}),
        },
        key,
      }),
    ),
    cancelSubscription: telling(({ key, customer_id, reason }) =>
      http.call(contract.cancelSubscription, {
        params: {},
        body: { customer_id, at_period_end: true, ...(reason ? { reason } : {}) },
        key,
      }),
    ),
    resumeSubscription: telling(({ key, customer_id }) =>
      http.call(contract.resumeSubscription, { params: {}, query: { customer_id }, key }),
    ),
    async openPortal({ key, customer_id }) {
      const query = { customer_id, return_url: returnUrl() }
      const { portal_url } = await http.call(contract.createPortalSession, { params: {}, query, key })
      return { portal_url: webPage(portal_url) }
    },
  }
}
