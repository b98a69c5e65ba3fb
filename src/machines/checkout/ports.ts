import type { BillingPeriod, PlanId } from '@/domain/subscription/plan'
import type { Keyed } from '../port'

/** What is bought. */
export type Choice = { plan_id: PlanId; billing_period: BillingPeriod }

/** What a checkout has led to: the status of the subscription. */
export type ConfirmedCheckout = { status: string }

/** The services of a checkout. Each rejects with a plain `Failure`. `src/services/subscription` fills them. */
export type CheckoutPorts = {
  /**
   * Begins a session on the hosted payment page; the customer's name and email are those of the person who is signed in.
   * @throws Failure "No checkout URL received from server" (LAND-11)
   */
  createCheckout(input: Keyed & Choice & { customer_id: string }): Promise<{ checkout_url: string; session_id: string }>
  /**
   * Has the back end confirm the session that the payment page came back with; null while it has not been completed.
   * @throws Failure 404 for a session that is not this person's, 410 for one that was confirmed before
   */
  readSubscription(input: Keyed & { session_id: string }): Promise<ConfirmedCheckout | null>
}
