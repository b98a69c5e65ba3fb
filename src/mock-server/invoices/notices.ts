import type { ClientLink } from '@/domain/client-page/client-link'
import { clientPagePath } from '@/domain/client-page/client-link'
import type { InvoiceRow } from '@/domain/invoice/invoice'
import { type InvoiceNotice, invoiceNotice } from '@/domain/messaging/notices/invoice-notice'
import type { Notice } from '@/domain/messaging/notices/notice'
import { paymentRequestNotice } from '@/domain/messaging/notices/payment-request-notice'
import { receiptNotice } from '@/domain/messaging/notices/receipt-notice'
import { reminderNotice } from '@/domain/messaging/notices/reminder-notice'
import type { MessageCause } from '@/domain/messaging/vocabulary'
import { amountIn } from '@/domain/money/amount-in'
import type { Cents } from '@/domain/money/money'
import type { Actor } from '@/domain/permissions/actor'
import type { Day } from '@/domain/time/day'
import { type NoticeResult, noticeTo, partiesOf } from '../communications/notices'
import { linkTo } from '../communications/sending'
import type { Store } from '../core/log/store'
import { computedInvoiceIn } from './computed-invoice'

/** Null for the program itself. */
type Sender = { actor: Actor | null; link: ClientLink }

const partsOf = (row: InvoiceRow, link: ClientLink, store: Store): InvoiceNotice => {
  const { total_amount, amount_due } = computedInvoiceIn(row, store)
  return {
    ...partiesOf(store.find('clients', row.client_id), row.business_id, store),
    number: row.invoice_number,
    total: amountIn(total_amount, row.currency),
    due: amountIn(amount_due, row.currency),
    dueDate: row.due_date,
    link: linkTo(clientPagePath(link.token, { invoice: row.id })),
  }
}

const toClient = (
  { id, client_id, business_id: businessId }: InvoiceRow,
  notice: Notice,
  sending: { actor: Actor | null; cause: MessageCause; to?: string },
  store: Store,
): NoticeResult =>
  noticeTo(
    store.find('clients', client_id),
    notice,
    { ...sending, businessId, about: { table: 'invoices', id } },
    store,
  )

export const sentInvoice = (row: InvoiceRow, { actor, link }: Sender, store: Store): NoticeResult =>
  toClient(row, invoiceNotice(partsOf(row, link, store)), { actor, cause: 'invoice' }, store)

export const sentReminder = (row: InvoiceRow, { actor, link }: Sender, today: Day, store: Store): NoticeResult =>
  toClient(row, reminderNotice(partsOf(row, link, store), today), { actor, cause: 'reminder' }, store)

export const sentRequest = (
  row: InvoiceRow,
  { actor, link }: Sender,
  { amount, description, to }: { amount: Cents; description: string; to: string },
  store: Store,
): NoticeResult => {
  const notice = paymentRequestNotice({
    ...partsOf(row, link, store),
    amount: amountIn(amount, row.currency),
    description,
  })
  return toClient(row, notice, { actor, cause: 'payment_request', to }, store)
}

/** `method` as in `by check`. */
export const sentReceipt = (
  row: InvoiceRow,
  { actor, link }: Sender,
  { amount, method }: { amount: Cents; method: string },
  store: Store,
): NoticeResult => {
  const left = computedInvoiceIn(row, store).amount_due - amount
  const notice = receiptNotice({
    ...partsOf(row, link, store),
    amount: amountIn(amount, row.currency),
    method,
    stillDue: left > 0 ? amountIn(left as Cents, row.currency) : null,
  })
  return toClient(row, notice, { actor, cause: 'receipt' }, store)
}
