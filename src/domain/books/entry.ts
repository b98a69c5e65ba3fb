import type { Currency } from '../account/vocabulary'
import type { BalanceEntry } from '../client/balance'
import { invoiceTotals } from '../invoice/computed-invoice'
import { creditTax } from '../invoice/credit-tax'
import type { CreditApplication, CreditNote, InvoicePayment, InvoiceRow } from '../invoice/invoice'
import type { PaymentMethod } from '../invoice/vocabulary'
import type { Cents } from '../money/money'
import type { Refund } from '../payment/payment'
import type { PayoutReason } from '../payout/vocabulary'
import type { Day } from '../time/calendar'
import { earliestFirst } from '../time/day'
import { type Account, ENTRY_KINDS, type EntryKind } from './vocabulary'

/** What goes to one account: a debit above zero, a credit below. */
export type Posting = { account: Account; amount: Cents }

/** One thing that happened to a client's account. Its postings come to zero. */
export type BookEntry = {
  kind: EntryKind
  day: Day
  client_id: number
  /** The invoice that it is about; null where it is about none. */
  invoice_id: number | null
  /** `INV-1004`, `CN-1001`, `PO-1012` */
  document: string
  /** How it was paid; null where nothing was. */
  method: PaymentMethod | null
  /** Why it was paid out; null where it was not. */
  reason: PayoutReason | null
  /** The transaction, or the other document that it is about; empty where there is none. */
  reference: string
  /** What someone of the business wrote about it. */
  text: string
  /** Credit that settled another invoice: it changes nothing that is owed. */
  moved: Cents
  currency: Currency
  postings: readonly Posting[]
}

/** What goes to the debit of an account. */
export const debit = (account: Account, amount: number): Posting => ({ account, amount: amount as Cents })
/** What goes to the credit of an account. */
export const credit = (account: Account, amount: number): Posting => ({ account, amount: (0 - amount) as Cents })

/** Postings of anything. */
export const filled = (postings: readonly Posting[]): Posting[] => postings.filter(({ amount }) => amount !== 0)

/** The same postings taken back. */
export const reversed = (postings: readonly Posting[]): Posting[] =>
  postings.map(({ account, amount }) => credit(account, amount))

/** The account that a payment goes to. */
export const PAID_INTO: Record<PaymentMethod, Account> = {
  credit_card: 'card_clearing',
  ach: 'bank',
  check: 'bank',
  cash: 'cash',
  other: 'bank',
}

/** What most entries have nothing of. */
export const UNTOLD = { method: null, reason: null, reference: '', text: '', moved: 0 as Cents }

type Billed = Pick<
  InvoiceRow,
  | 'id'
  | 'client_id'
  | 'invoice_number'
  | 'invoice_date'
  | 'status'
  | 'sent_at'
  | 'currency'
  | 'line_items'
  | 'tax_rate'
  | 'discount_amount'
  | 'billed_before'
>

/** A payment with what was given back of it. */
type BookedPayment = Pick<InvoicePayment, 'amount' | 'payment_method' | 'payment_date' | 'transaction_id'> & {
  refunds: readonly Pick<Refund, 'amount' | 'refund_date' | 'reason'>[]
}

/** An invoice with all that was settled of it, and the day it was voided. */
export type BookedInvoice = Billed & {
  payments: readonly BookedPayment[]
  /** In the order they were written. */
  credits: readonly Pick<CreditNote, 'amount' | 'credit_date' | 'credit_number' | 'reason'>[]
  /** Credit of other invoices that settles this one; `from` is their number. */
  applied: readonly (Pick<CreditApplication, 'amount' | 'applied_date'> & { from: string })[]
  /** Null where it is not void. */
  voided: Day | null
}

/**
 * What an invoice puts into the books: itself once it was sent, its payments, refunds and credits, and that it was voided. A draft puts in
 * nothing. Any other way of settling an invoice is added here.
 */
export const invoiceEntries = (invoice: BookedInvoice): BookEntry[] => {
  if (invoice.sent_at === null) return []
  const totals = invoiceTotals(invoice)
  const about = { ...UNTOLD, client_id: invoice.client_id, invoice_id: invoice.id, currency: invoice.currency }
  const number = invoice.invoice_number
  const billPostings = filled([
    debit('receivable', totals.total_amount),
    debit('discounts', totals.discount_amount),
    // What earlier invoices of the estimate asked for is in the books already.
    credit('revenue', totals.subtotal - invoice.billed_before),
    credit('tax', totals.tax_amount),
  ])
  let credited = 0
  return [
    { ...about, kind: 'invoice', day: invoice.invoice_date, document: number, postings: billPostings },
    ...invoice.payments.flatMap(({ amount, payment_method, payment_date, transaction_id, refunds }): BookEntry[] => [
      {
        ...about,
        kind: 'payment',
        day: payment_date,
        document: number,
        method: payment_method,
        reference: transaction_id,
        postings: [debit(PAID_INTO[payment_method], amount), credit('receivable', amount)],
      },
      ...refunds.map(
        (refund): BookEntry => ({
          ...about,
          kind: 'refund',
          day: refund.refund_date,
          document: number,
          method: payment_method,
          text: refund.reason,
          // It leaves the account that the payment went to.
          postings: [debit('receivable', refund.amount), credit(PAID_INTO[payment_method], refund.amount)],
        }),
      ),
    ]),
    ...invoice.credits.map(({ amount, credit_date, credit_number, reason }): BookEntry => {
      const tax = creditTax(amount, credited, totals)
      credited += amount
      return {
        ...about,
        kind: 'credit_note',
        day: credit_date,
        document: credit_number,
        reference: number,
        text: reason,
        postings: filled([debit('credits', amount - tax), debit('tax', tax), credit('receivable', amount)]),
      }
    }),
    ...invoice.applied.map(
      ({ amount, applied_date, from }): BookEntry => ({
        ...about,
        kind: 'credit_applied',
        day: applied_date,
        document: number,
        reference: from,
        moved: amount,
        // The client owes as much as before: only which invoice is open has changed.
        postings: [debit('receivable', amount), credit('receivable', amount)],
      }),
    ),
    ...(invoice.voided === null
      ? []
      : [
          {
            ...about,
            kind: 'void' as const,
            day: invoice.voided,
            document: number,
            postings: reversed(billPostings),
          },
        ]),
  ]
}

type Opened = Pick<BalanceEntry, 'client_id' | 'day' | 'amount' | 'note'>

/** What a client owed when they were taken over from elsewhere; below zero it is their credit. `currency` is that of the business. */
export const openingEntry = ({ client_id, day, amount, note }: Opened, currency: Currency): BookEntry => ({
  ...UNTOLD,
  kind: 'opening',
  day,
  client_id,
  invoice_id: null,
  document: '',
  text: note,
  currency,
  postings: filled([debit('receivable', amount), credit('opening', amount)]),
})

/** By how much an entry raises what its client owes. */
export const owedBy = ({ postings }: Pick<BookEntry, 'postings'>): Cents =>
  postings.reduce((sum, { account, amount }) => (account === 'receivable' ? sum + amount : sum), 0) as Cents

const ORDER = new Map(ENTRY_KINDS.map((kind, index) => [kind, index]))

/** Oldest first; of a day what asks for money before what settles it. */
export const inOrder = <E extends BookEntry>(entries: readonly E[]): E[] =>
  [...entries].sort((a, b) => earliestFirst(a.day, b.day) || (ORDER.get(a.kind) ?? 0) - (ORDER.get(b.kind) ?? 0))
