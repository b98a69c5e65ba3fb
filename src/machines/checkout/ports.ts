import type { BillingPeriod, PlanId } from '@/domain/subscription/plan'
import type { Keyed } from '../port'

export type Choice = { plan_id: PlanId; billing_period: BillingPeriod }

export type ConfirmedCheckout = { status: string }

/** Checkout services, implemented in `src/services/subscription`. Each rejects with a plain `Failure`. */
export type CheckoutPorts = {
  /**
   * Starts a session on the hosted payment page with the signed-in person's name and email. Throws Failure "No checkout URL received from
   * server" (LAND-11).
   */
  createCheckout(input: Keyed & Choice & { customer_id: string }): Promise<{ checkout_url: string; session_id: string }>
  /**
   * Confirms the returned session; null while it is not completed. Throws Failure 404 for someone else's session, 410 for one already
   * confirmed.
   */
  readSubscription(input: Keyed & { session_id: string }): Promise<ConfirmedCheckout | null>
}
