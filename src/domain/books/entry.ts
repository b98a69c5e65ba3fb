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

export type Posting = { account: Account; amount: Cents }

/** One event on a client's account. Its postings sum to zero. */
export type BookEntry = {
  kind: EntryKind
  day: Day
  client_id: number
  invoice_id: number | null
  /** For example `INV-1004`, `CN-1001`, `PO-1012`. */
  document: string
  method: PaymentMethod | null
  reason: PayoutReason | null
  /** Transaction or related document; empty when there is none. */
  reference: string
  text: string
  /** Credit applied to another invoice; it does not change the balance. */
  moved: Cents
  currency: Currency
  postings: readonly Posting[]
}

export const debit = (account: Account, amount: number): Posting => ({ account, amount: amount as Cents })
export const credit = (account: Account, amount: number): Posting => ({ account, amount: (0 - amount) as Cents })

export const filled = (postings: readonly Posting[]): Posting[] => postings.filter(({ amount }) => amount !== 0)

export const reversed = (postings: readonly Posting[]): Posting[] =>
  postings.map(({ account, amount }) => credit(account, amount))

export const PAID_INTO: Record<PaymentMethod, Account> = {
  credit_card: 'card_clearing',
  ach: 'bank',
  check: 'bank',
  cash: 'cash',
  other: 'bank',
}

/** Defaults of fields that most entries leave empty. */
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

type BookedPayment = Pick<InvoicePayment, 'amount' | 'payment_method' | 'payment_date' | 'transaction_id'> & {
  refunds: readonly Pick<Refund, 'amount' | 'refund_date' | 'reason'>[]
}

export type BookedInvoice = Billed & {
  payments: readonly BookedPayment[]
  /** In writing order. */
  credits: readonly Pick<CreditNote, 'amount' | 'credit_date' | 'credit_number' | 'reason'>[]
  /** Credit from other invoices applied to this one; `from` is their number. */
  applied: readonly (Pick<CreditApplication, 'amount' | 'applied_date'> & { from: string })[]
  voided: Day | null
}

/**
 * Entries of an invoice: itself once sent, its payments, refunds, credits and voiding. Drafts post nothing. Any new way to settle an
 * invoice belongs here.
 */
export const invoiceEntries = (invoice: BookedInvoice): BookEntry[] => {
  if (invoice.sent_at === null) return []
  const totals = invoiceTotals(invoice)
  const about = { ...UNTOLD, client_id: invoice.client_id, invoice_id: invoice.id, currency: invoice.currency }
  const number = invoice.invoice_number
  const billPostings = filled([
    debit('receivable', totals.total_amount),
    debit('discounts', totals.discount_amount),
    // Earlier invoices of the estimate are already in the books.
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
          // Refunds leave the account the payment went to.
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
        // The client's balance is unchanged; only the open invoice differs.
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

/** Opening balance of an imported client; negative for a credit. `currency` is the business's. */
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

/** Amount by which the entry raises the client's balance. */
export const owedBy = ({ postings }: Pick<BookEntry, 'postings'>): Cents =>
  postings.reduce((sum, { account, amount }) => (account === 'receivable' ? sum + amount : sum), 0) as Cents

const ORDER = new Map(ENTRY_KINDS.map((kind, index) => [kind, index]))

/** Oldest first; within a day, charges before settlements. */
export const inOrder = <E extends BookEntry>(entries: readonly E[]): E[] =>
  [...entries].sort((a, b) => earliestFirst(a.day, b.day) || (ORDER.get(a.kind) ?? 0) - (ORDER.get(b.kind) ?? 0))
