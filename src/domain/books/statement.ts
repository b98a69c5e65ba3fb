import { CURRENCIES, type Currency } from '../account/vocabulary'
import { type CustomerDocument, type DocumentHead, placeLines } from '../documents/customer-document'
import type { DocumentWords } from '../documents/words/en'
import type { Writing } from '../documents/writing'
import { type Cents, sumOfCents } from '../money/money'
import type { Day } from '../time/calendar'
import { earliestFirst } from '../time/day'
import { type BookEntry, inOrder, owedBy } from './entry'
import { memoIn } from './memo'
import type { EntryKind } from './vocabulary'

/** A line of a statement, and what is owed after it. */
export type StatementLine = Omit<BookEntry, 'client_id' | 'currency' | 'postings'> & {
  amount: Cents
  balance: Cents
}

/** A client's account in one currency: what was owed before the period, what happened in it, and what is owed at its end. */
export type StatementAccount = { currency: Currency; opening: Cents; lines: StatementLine[]; closing: Cents }

/** What happened on a client's account from a day to another, both included. */
export type Statement = {
  client_id: number
  client_name: string
  /** Where the client is reached, as on an envelope. */
  client_lines: string[]
  from: Day
  to: Day
  /** One for each currency, the one to begin with first; amounts of several are never added up. */
  accounts: StatementAccount[]
}

const accountIn = (entries: readonly BookEntry[], currency: Currency, from: Day, to: Day): StatementAccount => {
  const opening = sumOfCents(entries.filter(({ day }) => day < from).map(owedBy))
  let balance = opening
  const lines = inOrder(entries.filter(({ day }) => from <= day && day <= to)).map((entry): StatementLine => {
    const { client_id: _, currency: __, postings: ___, ...line } = entry
    const amount = owedBy(entry)
    balance = (balance + amount) as Cents
    return { ...line, amount, balance }
  })
  return { currency, opening, lines, closing: balance }
}

/** Where something is owed comes first, then where something happened last. */
const byConcern = (entries: readonly BookEntry[], to: Day) => {
  const lastDay = new Map(
    entries
      .filter(({ day }) => day <= to)
      .toSorted((one, other) => earliestFirst(one.day, other.day))
      .map(({ currency, day }) => [currency, day]),
  )
  const lastOf = ({ currency }: StatementAccount) => lastDay.get(currency) ?? ''
  return (one: StatementAccount, other: StatementAccount): number =>
    Number(other.closing > 0) - Number(one.closing > 0) || earliestFirst(lastOf(other), lastOf(one))
}

/**
 * The accounts of a client for a period: one for each currency that something is in, else an empty one in that of the business. A statement opens
 * with the first: what is owed, or what happened last.
 */
export const statementAccounts = (
  all: readonly BookEntry[],
  { from, to, currency }: { from: Day; to: Day; currency: Currency },
): StatementAccount[] => {
  // What was given to the client beside is in the books of the business, and not on the client's account.
  const entries = all.filter(({ postings }) => postings.some(({ account }) => account === 'receivable'))
  const currencies = CURRENCIES.filter((each) => entries.some((entry) => entry.currency === each))
  return (currencies.length > 0 ? currencies : [currency])
    .map((each) =>
      accountIn(
        entries.filter((entry) => entry.currency === each),
        each,
        from,
        to,
      ),
    )
    .sort(byConcern(entries, to))
}

/** An account that nothing was ever in. */
export const emptyAccount = (currency: Currency): StatementAccount => ({
  currency,
  opening: 0 as Cents,
  lines: [],
  closing: 0 as Cents,
})

/** The name of each kind of line, for one and for several added up, as keys of the words of documents. */
const WORDS = {
  opening: { one: 'Balance brought forward', many: 'Balance brought forward' },
  charge: { one: 'Plan charge', many: 'Plan charges' },
  invoice: { one: 'Invoice', many: 'Invoices' },
  charge_billed: { one: 'Charge billed', many: 'Charges billed' },
  payment: { one: 'Payment', many: 'Payments' },
  refund: { one: 'Refund', many: 'Refunds' },
  payout: { one: 'Payout', many: 'Payouts' },
  credit_note: { one: 'Credit note', many: 'Credit notes' },
  credit_applied: { one: 'Credit applied', many: 'Credit applied' },
  void: { one: 'Invoice voided', many: 'Voided invoices' },
  charge_waived: { one: 'Charge waived', many: 'Charges waived' },
} as const satisfies Record<EntryKind, { one: keyof DocumentWords; many: keyof DocumentWords }>

const nameOf = ({ kind, document }: StatementLine, { words }: Writing): string =>
  [words[WORDS[kind].one], document].filter(Boolean).join(' ')

/** The memo, where it says more than the name of the line does. */
const detailOf = (line: StatementLine, currency: Currency, writing: Writing): string => {
  const memo = memoIn({ ...line, currency }, writing)
  const kind = WORDS[line.kind].one
  // What the import notes of a balance is its kind, in English.
  return [kind, writing.words[kind], nameOf(line, writing)].includes(memo) ? '' : memo
}

/** Kinds in the order in which they are added up on paper. Credit that was applied changes no sum. */
const SUMMED: readonly EntryKind[] = [
  'opening',
  'charge',
  'charge_billed',
  'charge_waived',
  'invoice',
  'void',
  'payment',
  'credit_note',
  'refund',
  'payout',
]

/** A statement as the client reads it: what was owed, each thing that happened with what is owed after it, and what is owed at the end. */
export const statementDocument = (
  { client_name, client_lines, from, to }: Omit<Statement, 'accounts'>,
  { currency, opening, lines, closing }: StatementAccount,
  head: DocumentHead,
  writing: Writing,
): CustomerDocument => {
  const { words, day } = writing
  const money = (amount: Cents) => writing.amount(amount, currency)
  const sums = SUMMED.flatMap((kind) => {
    const own = lines.filter((line) => line.kind === kind)
    return own.length === 0
      ? []
      : [{ label: words[WORDS[kind].many], value: money(sumOfCents(own.map(({ amount }) => amount))) }]
  })
  return {
    kind: words.Statement,
    number: `${day(from)} – ${day(to)}`,
    file: `${words.Statement}-${client_name}-${from}-${to}`,
    paper: head.paper,
    business: { name: head.business_name, lines: placeLines(head), logo: head.logo },
    parties: [{ label: words['Statement for'], lines: [client_name, ...client_lines] }],
    facts: [],
    title: '',
    description: '',
    columns: [words['What happened'], words.Date, words.Amount, words.Balance],
    lines: [
      { name: words['Opening balance'], description: '', quantity: day(from), unit_price: '', total: money(opening) },
      ...lines.map((line) => ({
        name: nameOf(line, writing),
        description: detailOf(line, currency, writing),
        quantity: day(line.day),
        unit_price: money(line.amount),
        total: money(line.balance),
      })),
    ],
    totals: [
      { label: words['Opening balance'], value: money(opening) },
      ...sums,
      {
        label: `${words[closing < 0 ? 'Your credit' : 'Balance due']} (${currency})`,
        value: money(Math.abs(closing) as Cents),
      },
    ],
    sections: [],
    words,
  }
}
