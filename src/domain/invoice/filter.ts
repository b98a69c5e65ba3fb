import { searchBy } from '../text/search'
import type { Day } from '../time/calendar'
import { ageOf } from './computed-invoice'
import { isOverdue } from './due'
import type { ListedInvoice } from './invoice'
import type { Age, InvoiceStatus } from './vocabulary'

/** Empty fields don't filter (INV-02). */
export type InvoiceFilter = {
  search?: string | undefined
  status?: InvoiceStatus | undefined
  client?: string | undefined
  age?: Age | undefined
  /** The day on which service plans generated it. */
  run?: Day | undefined
}

const finds = searchBy(({ invoice_number, client_name }: ListedInvoice) => [invoice_number, client_name])

const hasStatus = (invoice: ListedInvoice, status: InvoiceStatus, today: Day): boolean =>
  status === 'overdue' ? isOverdue(invoice, today) : invoice.status === status

/** Every search word must occur in the number or client name (INV-02). Overdue depends on the day. */
export const filterInvoices = (
  invoices: readonly ListedInvoice[],
  { search, status, client, age, run }: InvoiceFilter,
  today: Day,
): ListedInvoice[] => {
  const isFound = finds(search)
  return invoices.filter(
    (invoice) =>
      (!status || hasStatus(invoice, status, today)) &&
      (!client || String(invoice.client_id) === client) &&
      (!age || ageOf(invoice, today) === age) &&
      (!run || invoice.run_on === run) &&
      isFound(invoice),
  )
}
