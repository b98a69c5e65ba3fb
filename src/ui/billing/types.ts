import type { Failure } from '@/domain/record/failure'
import type { PaymentMethod, SubscriptionInvoice } from '@/domain/subscription/billing'
import type { Subscription } from '@/domain/subscription/subscription'
import type { Instant } from '@/domain/time/clock'
import type { Loadable } from '@/ui/kit/feedback/loadable'

export type Task<T> = {
  busy: T | null
  failure: Failure | null
  run(of: T): void
  retry(): void
  dismiss(): void
}

export type CardsProps = {
  cards: Loadable<readonly PaymentMethod[]>
  setDefault: Task<PaymentMethod>
  remove: Task<PaymentMethod>
  onAdd: () => void
  portal: { busy: boolean; open: () => void }
  /** Null when this person may change cards. */
  refusal: string | null
  /** Decides whether the only card can be removed; null without a subscription. */
  subscription: Subscription | null
  now: Instant
  timeZone: string
}

export type OpenPayment = {
  text: string
  hasCard: boolean
  pay: Task<'open'>
}

export type InvoicesPage = { invoices: readonly SubscriptionInvoice[]; total: number }

export type InvoicesProps = {
  invoices: Loadable<InvoicesPage>
  /** The current page stays while another one loads. */
  isTurning: boolean
  /** From 1. */
  pageNumber: number
  onPage: (page: number) => void
  download: Task<SubscriptionInvoice>
  timeZone: string
}
