import { CreateInvoiceDocument, InvoiceDocument } from '@/contract/graphql/generated/invoices'
import type { MockServer } from '@/mock-server'
import { HEDGES } from '../fixtures/invoices'
import { askGraphql, dataOf } from './graphql-office'
import { type Person, TODAY } from './office'

export const LINE = { ...HEDGES, unit_price: 40 }

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

export const makeKey = (patch: object = {}): string => `make-${encodeURIComponent(JSON.stringify(patch)).slice(0, 80)}`

export const newInvoice = async (server: MockServer, person: Person, patch: object = {}): Promise<number> => {
  const variables = { invoice: { ...INVOICE_DRAFT, ...patch }, key: makeKey(patch) }
  return dataOf(await askGraphql(server, person, CreateInvoiceDocument, variables)).createInvoice
}

export const invoiceNow = async (server: MockServer, person: Person, id: number) => {
  return dataOf(await askGraphql(server, person, InvoiceDocument, { id })).invoice
}
