import { formatMoney } from '@/domain/money/money'
import { INVOICES_PER_PAGE, type SubscriptionInvoice } from '@/domain/subscription/billing'
import { counted, readable } from '@/domain/text/wording'
import type { Tone } from '@/ui/kit/feedback/tone'

const STATUS_LABELS: Record<string, { label: string; tone: Tone }> = {
  paid: { label: 'Paid', tone: 'success' },
  open: { label: 'Open', tone: 'warning' },
}

/** Other statuses are shown in the back end's wording (BILL-06). */
export const invoiceStatus = (status: string): { label: string; tone: Tone } =>
  STATUS_LABELS[status] ?? { label: readable(status), tone: 'neutral' }

/** The paid amount, or the amount due if unpaid (BILL-06, X-26). */
export const invoiceAmount = ({ status, amount_paid, amount_due }: SubscriptionInvoice): string =>
  formatMoney(status === 'paid' ? amount_paid : amount_due)

export const pagesOf = (total: number): number => Math.max(1, Math.ceil(total / INVOICES_PER_PAGE))

export const rangeText = (page: number, total: number): string => {
  const first = (page - 1) * INVOICES_PER_PAGE + 1
  const last = Math.min(total, page * INVOICES_PER_PAGE)
  const all = counted(total, 'invoice')
  return total <= INVOICES_PER_PAGE || first > total ? all : `${first}–${last} of ${all}`
}
