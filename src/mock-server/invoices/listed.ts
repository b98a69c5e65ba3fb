import { fullName } from '@/domain/account/user'
import type { Currency } from '@/domain/account/vocabulary'
import { documentNumber } from '@/domain/estimate/number'
import { type ComputedInvoice, computeInvoice, owedFor, remainingCredit } from '@/domain/invoice/computed-invoice'
import { isOpenInvoice } from '@/domain/invoice/due'
import type { Invoice, InvoicePayment, InvoiceRow, ListedInvoice, RecordedPayment } from '@/domain/invoice/invoice'
import { type Cents, sumOfCents } from '@/domain/money/money'
import { earliestFirst } from '@/domain/time/day'
import type { Reader } from '../core/log/rows'
import { computedInvoiceIn, invoicesOf, paidOutOf, payoutsOf, settlementsOf } from './computed-invoice'

const NOTHING = 0 as Cents

const remainingCreditOf = (row: InvoiceRow, computedInvoice: ComputedInvoice, store: Reader): Cents =>
  owedFor(computedInvoice) < 0 ? remainingCredit(computedInvoice, paidOutOf(row, store)) : NOTHING

type Credit = { row: InvoiceRow; remaining: Cents }

type ComputeInvoice = (row: InvoiceRow) => ComputedInvoice

/** The client's invoices with unused credit, in the order of use: oldest first. */
const creditOf = (
  clientId: number,
  store: Reader,
  computedInvoiceFor: ComputeInvoice = (row) => computedInvoiceIn(row, store),
): Credit[] =>
  invoicesOf(clientId, store)
    .map((row) => ({ row, remaining: remainingCreditOf(row, computedInvoiceFor(row), store) }))
    .filter(({ remaining }) => remaining > 0)
    .sort((a, b) => earliestFirst(a.row.invoice_date, b.row.invoice_date) || a.row.id - b.row.id)

/** The credit of the client's other invoices that can be applied to this one, in the order of use. */
export const creditFor = ({ id, currency, client_id }: InvoiceRow, store: Reader): Credit[] =>
  creditOf(client_id, store).filter(({ row }) => row.id !== id && row.currency === currency)

/** Computed once for all invoices of a client: the remaining credit of each, and the credit usable for it. */
const creditBook = (credit: readonly Credit[]) => {
  const remainingById = new Map(credit.map((each) => [each.row.id, each.remaining]))
  const sums = new Map<Currency, Cents>()
  for (const { row, remaining: amount } of credit)
    sums.set(row.currency, sumOfCents([sums.get(row.currency) ?? NOTHING, amount]))
  const remainingOf = (id: number): Cents => remainingById.get(id) ?? NOTHING
  return {
    leftOf: remainingOf,
    usableFor: ({ id, currency }: InvoiceRow): Cents => ((sums.get(currency) ?? NOTHING) - remainingOf(id)) as Cents,
  }
}

type CreditBook = ReturnType<typeof creditBook>

export const sumOfCredit = (credit: readonly Credit[]): Cents => sumOfCents(credit.map(({ remaining }) => remaining))

export const invoiceStateOf = (row: InvoiceRow, store: Reader) => ({ id: row.id, ...computedInvoiceIn(row, store) })

const recorded = ({ business_id: _, ...payment }: InvoicePayment, store: Reader): RecordedPayment => {
  const user = store.find('users', payment.processed_by)
  const [byCard] = store.naming('payments', 'invoice_payment_id', payment.id)
  const refunds = store.naming('refunds', 'invoice_payment_id', payment.id)
  return {
    ...payment,
    processed_by_name: byCard?.payer_name ?? (user ? fullName(user) : ''),
    payment_id: byCard?.id ?? null,
    payment_intent_id: byCard?.intent_id ?? '',
    card_brand: byCard?.card_brand ?? '',
    card_last4: byCard?.card_last4 ?? '',
    refunds: refunds.map(({ id, amount, reason, refund_date, transaction_id }) => ({
      ...{ id, amount, reason, refund_date, transaction_id },
    })),
  }
}

const inContext = (row: InvoiceRow, computedInvoice: ComputedInvoice, credit: CreditBook, store: Reader) => {
  const client = store.find('clients', row.client_id)
  return {
    client_name: client ? fullName(client) : row.billed_to,
    client_email: client?.email ?? '',
    credit_available: isOpenInvoice(computedInvoice) ? credit.usableFor(row) : NOTHING,
  }
}

export const listed = (stored: InvoiceRow, store: Reader): Invoice => {
  const { billed_to: _name, business_id: _, voided_at: _when, ...row } = stored
  const { payments, credits, refunds, moved } = settlementsOf(row.id, store)
  const computedInvoice = computeInvoice(stored, payments, credits, refunds, moved)
  const credit = creditBook(creditOf(stored.client_id, store))
  const estimate = row.estimate_id === null ? undefined : store.find('estimates', row.estimate_id)
  return {
    ...row,
    ...computedInvoice,
    ...inContext(stored, computedInvoice, credit, store),
    estimate_number: estimate ? documentNumber(estimate) : null,
    payment_history: payments.map((payment) => recorded(payment, store)),
    credit_notes: credits.map(({ business_id: __, ...note }) => note),
    moved_credit: moved.map(({ id, amount, applied_date, invoice_id, from_invoice_id }) => {
      const other = amount > 0 ? from_invoice_id : invoice_id
      const invoice_number = store.find('invoices', other)?.invoice_number ?? ''
      return { id, amount, applied_date, invoice_id: other, invoice_number }
    }),
    payouts: payoutsOf(stored, store).map(({ id, amount, status, initiated_at }) => ({
      id,
      amount,
      status,
      initiated_at,
    })),
    credit_left: credit.leftOf(row.id),
  }
}

/** Statuses, amounts and client credit are computed once per list. */
export const allListed = (rows: readonly InvoiceRow[], store: Reader): ListedInvoice[] => {
  const settlementById = new Map(
    rows.map((row) => {
      const { payments, credits, refunds, moved } = settlementsOf(row.id, store)
      return [row.id, { payments, refunds, computedInvoice: computeInvoice(row, payments, credits, refunds, moved) }]
    }),
  )
  const computedInvoiceFor: ComputeInvoice = (row) =>
    settlementById.get(row.id)?.computedInvoice ?? computedInvoiceIn(row, store)
  const books = new Map<number, CreditBook>()
  return rows.map((row) => {
    const { payments = [], refunds = [], computedInvoice = computedInvoiceFor(row) } = settlementById.get(row.id) ?? {}
    const credit = books.get(row.client_id) ?? creditBook(creditOf(row.client_id, store, computedInvoiceFor))
    books.set(row.client_id, credit)
    const { id, invoice_number, client_id, invoice_date, due_date, currency, notes, reminded_at, run_on } = row
    return {
      ...{ id, invoice_number, client_id, invoice_date, due_date, currency, notes, reminded_at, run_on },
      ...computedInvoice,
      ...inContext(row, computedInvoice, credit, store),
      payment_history: payments.map((payment) => ({
        ...{ id: payment.id, amount: payment.amount, payment_date: payment.payment_date },
        refunds: refunds
          .filter(({ invoice_payment_id }) => invoice_payment_id === payment.id)
          .map(({ id: refund, amount, refund_date }) => ({ id: refund, amount, refund_date })),
      })),
    }
  })
}
