import type { Day } from '@/domain/calendar'
import type { Seed } from '../tables'

type Subscribed = Pick<
  Seed,
  'customers' | 'subscriptions' | 'payment_methods' | 'subscription_invoices' | 'invitations'
>

/** Who pays for what: filled below. */
export const subscriptionSeed = (_anchor: Day): Subscribed => ({
  customers: [],
  subscriptions: [],
  payment_methods: [],
  subscription_invoices: [],
  invitations: [],
})
