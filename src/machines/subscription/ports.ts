import type { Subscription } from '@/domain/subscription/subscription'
import type { Keyed } from '../port'
import type { PlanWish } from './context'

type OfCustomer = Keyed & { customer_id: string }

/** Subscription services, implemented in `src/services/subscription`. Each rejects with a plain `Failure`. */
export type SubscriptionPorts = {
  changePlan(input: OfCustomer & PlanWish): Promise<Subscription>
  cancelSubscription(input: OfCustomer & { reason: string | undefined }): Promise<Subscription>
  resumeSubscription(input: OfCustomer): Promise<Subscription>
  openPortal(input: OfCustomer): Promise<{ portal_url: string }>
}
