import type { Currency } from '@/domain/account/vocabulary'
import type { Failure } from '@/domain/record/failure'

/** What the panel in which an invoice is paid says. The provider's form has words of its own. */
export type PayWords = {
  /** How amounts are written; as the office writes them unless given. */
  locale?: string
  amount: (currency: string) => string
  hint: (due: string) => string
  pay: string
  paying: string
  note: string
  unsure: string
  check: string
  confirmTitle: string
  confirmText: string
  /** What is confirmed: an amount of an invoice. */
  confirmOf: (amount: string, invoice: string) => string
  confirm: string
  refuse: string
  /** Said where paying can't even begin. */
  failed: string
  /** What went wrong, in the language; as it came where it has no words for it. Amounts are of the currency of the invoice. */
  say: (failure: Failure, currency: Currency) => string
  /** What is wrong with the amount that was typed; `most` is the most that can be paid. */
  sayAmount: (issue: Issue, most: string) => string
}

/** What a check of the form has found. */
type Issue = { type: string; message: string }

/** In English, as the office reads it. */
export const PAY_WORDS: PayWords = {
  amount: (currency) => `Amount (${currency})`,
  hint: (due) => `${due} is due. You can pay a part of it.`,
  pay: 'Pay by card',
  paying: 'Processing...',
  note: 'The card’s number goes to the payment provider only.',
  unsure: 'We don’t know yet whether your card was charged. Don’t pay again before you have checked.',
  check: 'Check again',
  confirmTitle: 'Confirm this payment',
  confirmText: 'Your bank asks you to confirm this payment.',
  confirmOf: (amount, invoice) => `The card will be charged ${amount} for ${invoice}.`,
  confirm: 'Confirm',
  refuse: 'Refuse',
  failed: 'Failed to initialize payment',
  say: ({ message }) => message,
  sayAmount: ({ message }) => message,
}
