import { CreateInvoiceDocument, InvoiceDocument } from '@/contract/graphql/generated/invoices'
import type { MockServer } from '@/mock-server'
import { HEDGES } from '../fixtures/invoices'
import { askGraphql, dataOf } from './graphql-office'
import { type Person, TODAY } from './office'

/** A line of an invoice, as it is sent. */
export const LINE = { ...HEDGES, unit_price: 40 }

/** An invoice over $100.00, as it is sent: of a client of the sample data. */
export const INVOICE_DRAFT = {
  client_id: 4,
  invoice_date: TODAY,
  due_date: TODAY,
  payment_terms: 'due_on_receipt',
  notes: '',
  tax_rate: 0,
  discount_amount: 0,
  line_items: [LINE],
}

/** The key under which `madeInvoice` asks. */
export const makeKey = (patch: object = {}): string => `make-${encodeURIComponent(JSON.stringify(patch)).slice(0, 80)}`

/** Makes an invoice and answers its id. */
export const newInvoice = async (server: MockServer, person: Person, patch: object = {}): Promise<number> => {
  const variables = { invoice: { ...INVOICE_DRAFT, ...patch }, key: makeKey(patch) }
  return dataOf(await askGraphql(server, person, CreateInvoiceDocument, variables)).createInvoice
}

/** An invoice as it is read. */
export const invoiceNow = async (server: MockServer, person: Person, id: number) => {
  return dataOf(await askGraphql(server, person, InvoiceDocument, { id })).invoice
}
