import * as contract from '@/contract/subscription'
import { type Failure, failureFrom } from '@/domain/failure'
import { isWebAddress } from '@/domain/field'
import type { Subscription } from '@/domain/subscription/subscription'
import type { SubscriptionPorts } from '@/machines/subscription/ports'
import type { Http } from '../http/http'

const NO_PAGE: Failure = failureFrom({ status: 502, transport: 'The server named a place that is no page of the web.' })

type Deps = {
  http: Http
  /** Where the portal comes back to: an address of this app. */
  returnUrl(): string
  /** Told of every subscription that an answer brought. */
  onSubscription(customerId: string, subscription: Subscription): void
}

/** The services of a subscription's life (API-07 to API-09). */
export const createSubscriptionPorts = ({ http, returnUrl, onSubscription }: Deps): SubscriptionPorts => {
  const telling =
    <Input extends { customer_id: string }>(service: (input: Input) => Promise<{ subscription: Subscription }>) =>
    async (input: Input): Promise<Subscription> => {
      const { subscription } = await service(input)
      onSubscription(input.customer_id, subscription)
      return subscription
    }
  return {
    changePlan: telling(({ key, customer_id, plan_id }) =>
      http.call(contract.changePlan, { params: {}, body: { customer_id, new_plan_id: plan_id, prorate: true }, key }),
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
      const portal = await http.call(contract.createPortalSession, { params: {}, query, key })
      if (!isWebAddress(portal.portal_url)) throw NO_PAGE
      return portal
    },
  }
}
