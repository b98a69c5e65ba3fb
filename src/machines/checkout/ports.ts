import type { BillingPeriod, PlanId } from '@/domain/subscription/plan'
import type { Subscription } from '@/domain/subscription/subscription'

/** Who buys: known from the account before a checkout can begin (LAND-04). */
export type Customer = { customer_id: string; customer_email: string; customer_name: string }

/** What is bought. */
export type Choice = { plan_id: PlanId; billing_period: BillingPeriod }

/** The services of a checkout. Each rejects with a plain `Failure`. `src/services/subscription` fills them. */
export type CheckoutPorts = {
  /** Begins a session on the hosted payment page. @throws Failure "No checkout URL received from server" (LAND-11) */
  createCheckout(input: Customer & Choice & { key: string }): Promise<{ checkout_url: string; session_id: string }>
  /** The subscription as it stands; null when there is none. */
  readSubscription(input: { customer_id: string }): Promise<Subscription | null>
}
