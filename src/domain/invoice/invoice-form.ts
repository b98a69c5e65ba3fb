import * as v from 'valibot'
import { rateFrom, rateSchema, rateText } from '../account/tax-rate'
import type { Currency } from '../account/vocabulary'
import { PAYMENT_TERMS } from '../client/vocabulary'
import { linePrice, lineQuantity, MOST_LINES } from '../line-items/line-item'
import { type DocumentTerms, documentTotals, lineTotal, type PricedLine, totalsRefusal } from '../line-items/totals'
import { type Cents, dollarsFromCents } from '../money/money'
import { amountTypedIn } from '../money/typed-amount'
import { id, LONGEST } from '../text/field'
import { typedNumber, typedOrZero } from '../text/typed-number'
import { filledText, text } from '../text/typed-text'
import { type Day, plusDays } from '../time/calendar'
import { daySchema } from '../time/day'
import type { Invoice, InvoiceLine } from './invoice'

export type Terms = (typeof PAYMENT_TERMS)[number]

const DAYS: Record<Terms, number> = { due_on_receipt: 0, net_15: 15, net_30: 30, prepaid: 0 }

export const dueBy = (terms: Terms, from: Day): Day => plusDays(from, DAYS[terms])

const lineTexts = {
  service_category: text(LONGEST.name),
  service_name: filledText(LONGEST.title, 'Describe this line'),
  description: text(LONGEST.line),
  unit: text(LONGEST.name),
}
export const lineTextSchema = v.object(lineTexts)
const lineLinks = {
  job_id: v.nullable(id),
  date_performed: v.nullable(daySchema),
  charge_id: v.nullable(id),
  plan_id: v.nullable(id),
}

const typedLine = (currency: Currency) =>
  v.object({
    id,
    ...lineTexts,
    ...lineLinks,
    quantity: typedNumber(lineQuantity, 'Quantity is required', '1.5'),
    unit_price: amountTypedIn(currency, typedNumber(linePrice, 'Price is required')),
  })
const typedDiscount = (currency: Currency) => amountTypedIn(currency, typedOrZero(linePrice))
/** The price is in dollars. */
const sentLine = v.object({ id, ...lineTexts, ...lineLinks, quantity: lineQuantity, unit_price: linePrice })

const lines = <Line extends v.GenericSchema>(line: Line) =>
  v.pipe(
    v.array(line),
    v.minLength(1, 'Add at least one line'),
    v.maxLength(MOST_LINES, `Use ${MOST_LINES} lines or fewer`),
  )

const plain = {
  client_id: v.pipe(v.nullable(id), v.number('Client is required')),
  property_id: v.nullable(id),
  invoice_date: v.pipe(v.string(), v.nonEmpty('Invoice date is required'), daySchema),
  due_date: v.pipe(v.string(), v.nonEmpty('Due date is required'), daySchema),
  payment_terms: v.picklist(PAYMENT_TERMS),
  notes: text(LONGEST.notes),
}

/** Amounts in dollars, the tax rate in thousandths of a percent. */
export const invoiceFields = { ...plain, line_items: lines(sentLine), tax_rate: rateSchema, discount_amount: linePrice }

type Dated = { invoice_date: string; due_date: string }
/** Returns null when the due date is valid. */
export const dueRefusal = ({ invoice_date, due_date }: Dated): string | null =>
  due_date < invoice_date ? 'Use a due date on or after the invoice date' : null

const sumRefusal = ({ line_items, ...terms }: DocumentTerms & { line_items: readonly PricedLine[] }): string | null =>
  totalsRefusal(documentTotals(line_items, terms))

export const invoiceFormSchema = (currency: Currency) =>
  v.pipe(
    v.object({
      ...plain,
      line_items: lines(typedLine(currency)),
      tax_rate: v.pipe(v.string(), v.transform(rateFrom), rateSchema),
      discount_amount: typedDiscount(currency),
    }),
    // Cross-field checks run as soon as their fields parse, even if other fields are invalid.
    v.forward(
      v.partialCheck(
        [['invoice_date'], ['due_date']],
        (dated) => dueRefusal(dated) === null,
        ({ input }) => dueRefusal(input) ?? '',
      ),
      ['due_date'],
    ),
    v.forward(
      v.partialCheck(
        [['line_items', '$', 'quantity'], ['line_items', '$', 'unit_price'], ['tax_rate'], ['discount_amount']],
        (document) => sumRefusal(document) === null,
        ({ input }) => sumRefusal(input) ?? '',
      ),
      ['discount_amount'],
    ),
    v.transform((typed) => ({
      ...typed,
      line_items: typed.line_items.map((line): InvoiceLine => ({ ...line, total_price: lineTotal(line) })),
    })),
  )
export type InvoiceForm = v.InferInput<ReturnType<typeof invoiceFormSchema>>
export type InvoiceDraft = v.InferOutput<ReturnType<typeof invoiceFormSchema>>
export type LineForm = InvoiceForm['line_items'][number]

const emptyLine = (lineId: number): LineForm => ({
  id: lineId,
  service_category: '',
  service_name: '',
  description: '',
  unit: '',
  quantity: '1',
  unit_price: '',
  job_id: null,
  date_performed: null,
  charge_id: null,
  plan_id: null,
})

export const withLine = (rows: readonly LineForm[]): LineForm[] => [
  ...rows,
  emptyLine(Math.max(0, ...rows.map((row) => row.id)) + 1),
]

export const emptyInvoiceForm = (today: Day, tax_rate: number): InvoiceForm => ({
  client_id: null,
  property_id: null,
  invoice_date: today,
  due_date: today,
  payment_terms: 'due_on_receipt',
  line_items: [emptyLine(1)],
  tax_rate: rateText(tax_rate),
  discount_amount: '',
  notes: '',
})

export const invoiceFormOf = (invoice: Invoice): InvoiceForm => {
  const { client_id, property_id, invoice_date, due_date, payment_terms, notes } = invoice
  return {
    client_id,
    property_id,
    invoice_date,
    due_date,
    payment_terms,
    line_items: invoice.line_items.map(({ total_price: _, ...line }) => ({
      ...line,
      quantity: String(line.quantity),
      unit_price: dollarsFromCents(line.unit_price).toFixed(2),
    })),
    tax_rate: rateText(invoice.tax_rate),
    discount_amount: invoice.discount_amount === 0 ? '' : dollarsFromCents(invoice.discount_amount).toFixed(2),
    notes,
  }
}

const NOTHING = 0 as Cents

/** Lines that can't be parsed count as 0. */
export const totalsSoFar = ({ line_items, tax_rate, discount_amount }: InvoiceForm, currency: Currency) => {
  const readableLine = typedLine(currency)
  const readable = line_items.flatMap((line) => {
    const parsed = v.safeParse(readableLine, { ...line, service_name: line.service_name || '–' })
    return parsed.success ? [parsed.output] : []
  })
  const discount = v.safeParse(typedDiscount(currency), discount_amount)
  const taxed = rateFrom(tax_rate)
  return documentTotals(readable, {
    tax_rate: Number.isNaN(taxed) ? 0 : taxed,
    discount_amount: discount.success ? discount.output : NOTHING,
  })
}
