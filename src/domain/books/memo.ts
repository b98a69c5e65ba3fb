import type { Writing } from '../documents/writing'
import type { BookEntry } from './entry'

type MemoEntry = Pick<BookEntry, 'kind' | 'currency' | 'method' | 'reason' | 'reference' | 'text' | 'moved'>

/** Memo in the reader's language. Text written by the business is not translated. */
export const memoIn = (entry: MemoEntry, { words, amount, method, payoutReason }: Writing): string => {
  const { kind, reference, text } = entry
  const paidBy = entry.method === null ? '' : method(entry.method)
  if (kind === 'payment') return [words.Payment, paidBy, reference].filter(Boolean).join(', ')
  if (kind === 'refund') return `${[words.Refund, paidBy].filter(Boolean).join(', ')}: ${text}`
  if (kind === 'payout') return [words.Payout, entry.reason && payoutReason(entry.reason)].filter(Boolean).join(', ')
  if (kind === 'credit_note') return `${words['Credit note for']} ${reference}: ${text}`
  if (kind === 'credit_applied')
    return `${words['Credit applied']}: ${amount(entry.moved, entry.currency)}, ${words.from} ${reference}`
  if (kind === 'void') return words['Invoice voided']
  if (kind === 'charge')
    return [text, reference && `${words['Invoice voided']} ${reference}`].filter(Boolean).join(', ')
  if (kind === 'charge_billed') return `${words['Charge billed']}: ${words.Invoice} ${reference}`
  if (kind === 'charge_waived') return `${words['Charge waived']}: ${text}`
  return kind === 'opening' ? text : words.Invoice
}
