import * as contract from '@/contract/subscription'
import { type Failure, failureFrom } from '@/domain/failure'
import { isWebAddress } from '@/domain/field'
import { NO_CHECKOUT_URL } from '@/domain/subscription/texts'
import { fullName, type User } from '@/domain/user'
import type { CheckoutPorts } from '@/machines/checkout/ports'
import type { Http } from '../http/http'
import { loadSubscription } from './queries'

/** LAND-11 */
const NO_URL: Failure = failureFrom({ status: 502, transport: NO_CHECKOUT_URL })

type Deps = {
  http: Http
  /** This app's own origin: where the payment page comes back to. */
  origin: string
  /** Who is signed in, and so who buys. @throws Failure when no one is */
  user(): Pick<User, 'email' | 'first_name' | 'last_name'>
}

/** The services of a checkout (API-05, API-06). */
export const createCheckoutPorts = ({ http, origin, user }: Deps): CheckoutPorts => ({
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
  readSubscription: ({ customer_id }) => loadSubscription(http, customer_id),
})
