import { ConfirmCheckoutDocument } from '@/contract/graphql/generated/account'
import * as contract from '@/contract/subscription'
import { fullName, type User } from '@/domain/account/user'
import { type Failure, failureFrom, isFailure } from '@/domain/record/failure'
import { NO_CHECKOUT_URL } from '@/domain/subscription/texts'
import { isWebAddress } from '@/domain/text/field'
import type { CheckoutPorts } from '@/machines/checkout/ports'
import type { GraphQL } from '../graphql/graphql'
import type { Http } from '../http/http'
import type { Confirmation } from './queries'

/** LAND-11. */
const NO_URL: Failure = failureFrom({ status: 502, transport: NO_CHECKOUT_URL })

type Deps = {
  http: Http
  graphql: GraphQL
  origin: string
  /** The signed-in user is the buyer. Throws Failure when no one is signed in. */
  user(): Pick<User, 'email' | 'first_name' | 'last_name'>
  onConfirmed(session_id: string, confirmation: Confirmation): void
}

/** Checkout services (API-05, API-06). */
export const createCheckoutPorts = ({ http, graphql, origin, user, onConfirmed }: Deps): CheckoutPorts => ({
  async createCheckout({ key, customer_id, plan_id, billing_period }) {
    const buyer = user()
    const { checkout_url, checkout_session_id } = await http.call(contract.createCheckoutSession, {
      params: {},
      body: {
        customer_id,
        customer_email: buyer.email,
        customer_name: fullName(buyer),
        plan_id,
        billing_period,
        success_url: `${origin}/subscription/success?session_id={CHECKOUT_SESSION_ID}`,
        cancel_url: `${origin}/subscription/cancel`,
      },
      key,
    })
    if (!checkout_url || !checkout_session_id || !isWebAddress(checkout_url)) throw NO_URL
    return { checkout_url, session_id: checkout_session_id }
  },
  async readSubscription({ key, session_id }) {
    try {
      const { confirmCheckout } = await graphql.mutate(ConfirmCheckoutDocument, { session: session_id, key })
      onConfirmed(session_id, confirmCheckout)
      return confirmCheckout
    } catch (error) {
      if (isFailure(error) && error.status === 409) return null
      throw error
    }
  },
})
