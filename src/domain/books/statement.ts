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

export type StatementLine = Omit<BookEntry, 'client_id' | 'currency' | 'postings'> & {
  amount: Cents
  balance: Cents
}

export type StatementAccount = { currency: Currency; opening: Cents; lines: StatementLine[]; closing: Cents }

export type Statement = {
  client_id: number
  client_name: string
  client_lines: string[]
  from: Day
  to: Day
  /** One per currency, the default one first; currencies are never added up. */
  accounts: StatementAccount[]
  /** Why it can't be emailed to the client; null when it can. */
  email_refusal: string | null
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

/** Accounts with a balance first, then those with the latest activity. */
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
 * One account per currency with activity, or an empty one in the business's currency. The first is the default: the one with a balance or
 * the latest activity.
 */
export const statementAccounts = (
  all: readonly BookEntry[],
  { from, to, currency }: { from: Day; to: Day; currency: Currency },
): StatementAccount[] => {
  // Entries without a receivable posting belong to the business's books but not to the client's account.
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

export const emptyAccount = (currency: Currency): StatementAccount => ({
  currency,
  opening: 0 as Cents,
  lines: [],
  closing: 0 as Cents,
})

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

const detailOf = (line: StatementLine, currency: Currency, writing: Writing): string => {
  const memo = memoIn({ ...line, currency }, writing)
  const kind = WORDS[line.kind].one
  // The import notes a balance with its kind in English.
  return [kind, writing.words[kind], nameOf(line, writing)].includes(memo) ? '' : memo
}

/** Order of the printed totals. Applied credit changes no total. */
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

export const statementDocument = (
  { client_name, client_lines, from, to }: Omit<Statement, 'accounts' | 'email_refusal'>,
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
