import { STAFF_WRITING } from '../documents/staff-writing'
import type { Cents } from '../money/money'
import type { Day } from '../time/calendar'
import { type BookEntry, inOrder } from './entry'
import { memoIn } from './memo'
import type { Account } from './vocabulary'

/** A debit or credit of one account. The lines of an entry are adjacent and sum to zero. */
export type JournalLine = Pick<BookEntry, 'day' | 'document' | 'currency'> & {
  memo: string
  account: Account
  /** Either `debit` or `credit` is zero. */
  debit: Cents
  credit: Cents
  client_name: string
}

export const journalOf = (
  entries: readonly (BookEntry & { client_name: string })[],
  { from, to }: { from: Day; to: Day },
): JournalLine[] =>
  inOrder(entries.filter(({ day }) => from <= day && day <= to)).flatMap((entry) => {
    const { day, document, currency, client_name, postings } = entry
    const memo = memoIn(entry, STAFF_WRITING)
    return postings.map(({ account, amount }) => ({
      ...{ day, document, memo, currency, client_name, account },
      debit: Math.max(0, amount) as Cents,
      credit: Math.max(0, 0 - amount) as Cents,
    }))
  })
