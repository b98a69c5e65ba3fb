import type { Failure } from '@/domain/record/failure'
import type { PaymentMethod, SubscriptionInvoice } from '@/domain/subscription/billing'
import type { Subscription } from '@/domain/subscription/subscription'
import type { Instant } from '@/domain/time/clock'
import type { Loadable } from '@/ui/kit/feedback/loadable'

/** Something that is done to one thing at a time. */
export type Task<T> = {
  /** What it is being done to. */
  busy: T | null
  /** Why the last one failed. */
  failure: Failure | null
  run(of: T): void
  /** Does the one again that has failed. */
  retry(): void
  dismiss(): void
}

/** The cards, and what can be done with them. */
export type CardsProps = {
  cards: Loadable<readonly PaymentMethod[]>
  setDefault: Task<PaymentMethod>
  remove: Task<PaymentMethod>
  onAdd: () => void
  /** The hosted payment portal; `failure` is in the stated words. */
  portal: { busy: boolean; open: () => void }
  /** Why this person may not change them; null when they may. */
  refusal: string | null
  /** The subscription the cards pay for, which decides whether the only one can be removed; null where there is none. */
  subscription: Subscription | null
  now: Instant
  timeZone: string
}

/** A payment that is past due. */
export type OpenPayment = {
  /** How much, and what happens to it. */
  text: string
  hasCard: boolean
  /** Charges it to the default card. */
  pay: Task<'open'>
}

/** One page of the subscription's invoices. */
export type InvoicesPage = { invoices: readonly SubscriptionInvoice[]; total: number }

export type InvoicesProps = {
  invoices: Loadable<InvoicesPage>
  /** Whether another page is on its way while this one still shows. */
  isTurning: boolean
  /** From 1. */
  pageNumber: number
  onPage: (page: number) => void
  download: Task<SubscriptionInvoice>
  timeZone: string
}
