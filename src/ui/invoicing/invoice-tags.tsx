import { daysLate } from '@/domain/invoice/computed-invoice'
import { isOverdue } from '@/domain/invoice/due'
import type { ListedInvoice } from '@/domain/invoice/invoice'
import { type InvoiceStatus, statusLabel } from '@/domain/invoice/vocabulary'
import { amountIn } from '@/domain/money/amount-in'
import { counted } from '@/domain/text/wording'
import type { Day } from '@/domain/time/calendar'
import { Badge, StatusDot } from '@/ui/kit/feedback/badge'
import type { Tone } from '@/ui/kit/feedback/tone'

const TONES: Record<InvoiceStatus, Tone> = {
  draft: 'neutral',
  sent: 'info',
  viewed: 'violet',
  partial: 'warning',
  overdue: 'danger',
  paid: 'success',
  cancelled: 'neutral',
}

type Props = { invoice: Pick<ListedInvoice, 'status' | 'due_date' | 'amount_due'>; today: Day }

/** `Overdue · 12 days` after the due date; null otherwise (INV-03). */
export const lateText = (invoice: Props['invoice'], today: Day): string | null =>
  isOverdue(invoice, today) ? `Overdue · ${counted(daysLate(invoice, today), 'day')}` : null

/** Status, and overdue days. */
export const InvoiceStatusTags = ({ invoice, today }: Props) => {
  const late = lateText(invoice, today)
  return (
    <span style={{ display: 'inline-flex', flexWrap: 'wrap', gap: '2px 8px', alignItems: 'center' }}>
      {invoice.status !== 'overdue' && (
        <StatusDot tone={TONES[invoice.status]}>{statusLabel(invoice.status)}</StatusDot>
      )}
      {late !== null && <Badge tone="danger">{late}</Badge>}
    </span>
  )
}

export const Due = ({ invoice, today }: { invoice: ListedInvoice; today: Day }) => {
  const { amount_due, currency, status } = invoice
  const isRequested = status !== 'draft' && amount_due > 0
  const late = isOverdue(invoice, today)
  return (
    <span
      className={isRequested ? undefined : 'calm'}
      style={isRequested ? { fontWeight: 600, ...(late ? { color: 'var(--gw-colors-danger-fg)' } : {}) } : undefined}
    >
      {amountIn(amount_due, currency)}
    </span>
  )
}

/** `$60.00 due of $100.00`; only the total when nothing or all of it is due. */
export const DueOfTotal = ({ invoice, today }: { invoice: ListedInvoice; today: Day }) => {
  const { amount_due, total_amount, currency } = invoice
  const total = amountIn(total_amount, currency)
  if (amount_due === 0) return total
  return (
    <>
      <Due invoice={invoice} today={today} />
      {amount_due !== total_amount && ` due of ${total}`}
    </>
  )
}
