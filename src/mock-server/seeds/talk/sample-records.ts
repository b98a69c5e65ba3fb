import type { Client } from '@/domain/client/client'
import type { Property } from '@/domain/client/property'
import type { EstimateRow } from '@/domain/estimate/estimate'
import type { CreditNote, InvoicePayment, InvoiceRow } from '@/domain/invoice/invoice'
import type { Job } from '@/domain/job/job'
import type { PaymentRow } from '@/domain/payment/payment'
import { groupedBy } from '@/domain/record/grouped-by'
import { earliestFirst } from '@/domain/time/day'

/** The rows that the talk is about. */
export type SampleRows = {
  clients: readonly Client[]
  properties: readonly Property[]
  jobs: readonly Job[]
  estimates: readonly EstimateRow[]
  invoices: readonly InvoiceRow[]
  invoice_payments: readonly InvoicePayment[]
  credit_notes: readonly CreditNote[]
  payments: readonly PaymentRow[]
}

export type Records = ReturnType<typeof recordsOf>

const byDay = (a: Job, b: Job): number =>
  earliestFirst(a.scheduled_date, b.scheduled_date) || earliestFirst(a.scheduled_start_time, b.scheduled_start_time)

/** The sample rows, found by client or invoice. */
export const recordsOf = (rows: SampleRows) => {
  const jobs = groupedBy(rows.jobs, ({ client_id }) => client_id)
  const invoices = groupedBy(rows.invoices, ({ client_id }) => client_id)
  const payments = groupedBy(rows.invoice_payments, ({ invoice_id }) => invoice_id)
  const clients = new Map(rows.clients.map((client) => [client.id, client]))
  const properties = new Map(rows.properties.map((property) => [property.id, property]))
  const invoicesById = new Map(rows.invoices.map((invoice) => [invoice.id, invoice]))
  return {
    ...rows,
    client: (id: number): Client | undefined => clients.get(id),
    property: (id: number | null): Property | undefined => properties.get(id ?? 0),
    invoice: (id: number): InvoiceRow | undefined => invoicesById.get(id),
    /** Earliest first. */
    jobsOf: (client: Client): readonly Job[] => (jobs.get(client.id) ?? []).toSorted(byDay),
    /** Those that went to the client, oldest first. */
    invoicesOf: (client: Client): readonly InvoiceRow[] =>
      (invoices.get(client.id) ?? []).filter(({ sent_at, status }) => sent_at !== null && status !== 'cancelled'),
    paymentsOf: ({ id }: InvoiceRow): readonly InvoicePayment[] => payments.get(id) ?? [],
  }
}
