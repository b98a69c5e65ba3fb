import { type Failure, failureFrom } from '@/domain/failure'
import { NO_SESSION_ID } from '@/domain/subscription/texts'
import type { Choice, Customer } from './ports'

/** Who buys; null where that is not known, so that nothing can be bought. */
export type CheckoutInput = { customer: Customer | null }

export type CheckoutContext = {
  customer: Customer | null
  choice: Choice | null
  /** The idempotency key of the session that is asked for. */
  key: string
  /** Where the hosted payment page is, once there is a session. */
  checkout_url: string | null
  /** The session that was begun, or the one that the payment page came back with. */
  session_id: string | null
  failure: Failure | null
}

export type CheckoutEvent =
  /**
   * A plan is chosen; `id` becomes the idempotency key. Whoever chooses says who they are by now: a flow that is taken up again may
   * have begun before they were a customer.
   */
  | ({ type: 'checkout.choose'; id: string; customer?: Customer } & Choice)
  | { type: 'checkout.dismiss' }
  /** The payment page came back, with the session it says it was (SUB-02, SUB-03), to somebody who says who they are by now. */
  | { type: 'checkout.returned'; session_id: string | null; customer?: Customer }
  | { type: 'checkout.abandoned' }
  | { type: 'checkout.retry' }

/** At least this long it is said that the subscription is being verified, in ms (SUB-02, X-29). */
export const VERIFY_AT_LEAST_MS = 2_000

/** SUB-03 */
export const NO_SESSION: Failure = failureFrom({ status: 404, transport: NO_SESSION_ID })
/** Said when the payment page came back and there is still no subscription. */
export const NOT_SUBSCRIBED: Failure = failureFrom({
  status: 404,
  transport: 'Your subscription has not arrived yet. Your payment is safe; please try again in a moment.',
})
