import type { PlanId } from '@/domain/subscription/plan'
import type { Subscription } from '@/domain/subscription/subscription'

/** The intent's id, sent as `Idempotency-Key` so that a repeat is done once. */
type Keyed = { key: string; customer_id: string }

/** The services of a subscription's life. Each rejects with a plain `Failure`. `src/services/subscription` fills them. */
export type SubscriptionPorts = {
  changePlan(input: Keyed & { plan_id: PlanId }): Promise<Subscription>
  cancelSubscription(input: Keyed & { reason: string | undefined }): Promise<Subscription>
  resumeSubscription(input: Keyed): Promise<Subscription>
  /** Opens the hosted portal; the answer is where it is. */
  openPortal(input: Keyed): Promise<{ portal_url: string }>
}
