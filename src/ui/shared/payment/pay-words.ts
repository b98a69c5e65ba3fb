import type { Currency } from '@/domain/account/vocabulary'
import type { Failure } from '@/domain/record/failure'

export type PayWords = {
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
  confirmOf: (amount: string, invoice: string) => string
  confirm: string
  refuse: string
  /** Shown if payment can't start. */
  failed: string
  /** Translates a failure; unknown messages stay as they are. Amounts are in the invoice's currency. */
  say: (failure: Failure, currency: Currency) => string
  /** The error of an invalid amount; `most` is the maximum. */
  sayAmount: (issue: Issue, most: string) => string
}

type Issue = { type: string; message: string }

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
