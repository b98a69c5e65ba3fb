import type { Subscription } from '@/domain/subscription/subscription'
import type { Keyed } from '../port'
import type { PlanWish } from './context'

type OfCustomer = Keyed & { customer_id: string }

/** The services of a subscription's life. Each rejects with a plain `Failure`. `src/services/subscription` fills them. */
export type SubscriptionPorts = {
  changePlan(input: OfCustomer & PlanWish): Promise<Subscription>
  cancelSubscription(input: OfCustomer & { reason: string | undefined }): Promise<Subscription>
  resumeSubscription(input: OfCustomer): Promise<Subscription>
  /** Opens the hosted portal; the answer is where it is. */
  openPortal(input: OfCustomer): Promise<{ portal_url: string }>
}
