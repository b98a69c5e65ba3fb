import type { BillingPeriod, PlanId } from '@/domain/subscription/plan'
import type { Subscription } from '@/domain/subscription/subscription'
import type { Keyed } from '../port'

/** What is bought. */
export type Choice = { plan_id: PlanId; billing_period: BillingPeriod }

/** The services of a checkout. Each rejects with a plain `Failure`. `src/services/subscription` fills them. */
export type CheckoutPorts = {
  /**
   * Begins a session on the hosted payment page; the customer's name and email are those of the person who is signed in.
   * @throws Failure "No checkout URL received from server" (LAND-11)
   */
  createCheckout(input: Keyed & Choice & { customer_id: string }): Promise<{ checkout_url: string; session_id: string }>
  /** The subscription as it is now; null when there is none. */
  readSubscription(input: { customer_id: string }): Promise<Subscription | null>
}
