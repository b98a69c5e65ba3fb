import type { Day } from '../time/day'
import type { Invoice } from './invoice'
import type { InvoiceStatus } from './vocabulary'

/** An invoice as far as it says whether it is late. */
export type Due = Pick<Invoice, 'status' | 'amount_due' | 'due_date'>

/** Whether someone is waiting for money. */
export const isOpenInvoice = ({ status }: { status: InvoiceStatus }): boolean =>
  status !== 'draft' && status !== 'paid' && status !== 'cancelled'

/** Whether the due date has passed and something is still owed (INV-03, X-57). An older back end may report it itself. */
export const isOverdue = (invoice: Due, today: Day): boolean =>
  (isOpenInvoice(invoice) && invoice.amount_due > 0 && invoice.due_date < today) || invoice.status === 'overdue'
