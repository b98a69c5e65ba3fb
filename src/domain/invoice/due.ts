import type { Day } from '../time/day'
import type { Invoice } from './invoice'
import type { InvoiceStatus } from './vocabulary'

export type Due = Pick<Invoice, 'status' | 'amount_due' | 'due_date'>

export const isOpenInvoice = ({ status }: { status: InvoiceStatus }): boolean =>
  status !== 'draft' && status !== 'paid' && status !== 'cancelled'

/** The due date has passed with an amount still owed (INV-03, X-57). Older back ends may report this status themselves. */
export const isOverdue = (invoice: Due, today: Day): boolean =>
  (isOpenInvoice(invoice) && invoice.amount_due > 0 && invoice.due_date < today) || invoice.status === 'overdue'
