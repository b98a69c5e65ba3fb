import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { OFFLINE, UNREACHABLE } from '@/domain/failure'
import { INVOICE_STATUSES } from '@/domain/invoice/vocabulary'
import type { Cents } from '@/domain/money'
import { accountRefusal } from '@/domain/payment/connected-account'
import { captureRefusal, paymentAmountForm } from '@/domain/payment/rules'
import { PAY_WORDS_IN } from './pay-words'

const cents = (amount: number) => amount as Cents
const DUE = cents(8_119)
const NOTHING = { amount_paid: cents(0), amount_credited: cents(0), amount_applied: cents(0) }
const invoice = { ...NOTHING, id: 1, total_amount: DUE, amount_due: DUE }

const asked = (typed: string, due = DUE) => {
  const { issues } = v.safeParse(paymentAmountForm(due, 'USD'), { amount: typed })
  return issues?.[0].message
}

/** What the rules refuse a payment with on a client's page. */
const BY_RULE = [
  ...INVOICE_STATUSES.map((status) =>
    captureRefusal({ amount: DUE, currency: 'USD', status: 'pending' }, { ...invoice, status }),
  ),
  captureRefusal({ amount: cents(9_000), currency: 'USD', status: 'pending' }, { ...invoice, status: 'sent' }),
  captureRefusal({ amount: DUE, currency: 'USD', status: 'canceled' }, { ...invoice, status: 'sent' }),
  accountRefusal(undefined),
  UNREACHABLE.message,
  OFFLINE.message,
  ...['', 'lots', '0', '1.234', '81.20'].map((typed) => asked(typed)),
  asked('10000000', cents(2_000_000_000)),
].flatMap((text) => text ?? [])

/** What back end, provider and flow say beside. */
const SAID = [
  'Your card was declined.',
  'Your card has expired.',
  'The card was not confirmed. Try again or use another card.',
  'Your card’s details were not sent. Please enter them again.',
  'Your card was not charged: the connection was lost. Please try again.',
  'Nothing waits to be confirmed. Nothing was charged.',
  'The server is having trouble. Please try again.',
  'Failed to initialize payment',
  'Payment failed',
  'An unexpected error occurred',
]

describe.each(['es', 'fr'] as const)('in %s', (language) => {
  const { say } = PAY_WORDS_IN[language]

  it('everything that can go wrong is said, with its amount', () => {
    const texts = [...new Set([...BY_RULE, ...SAID])]
    expect(texts.filter((text) => say(text) === text)).toEqual([])
    const amounts = (text: string) => text.match(/\$\d[\d,.]*\d/g)
    expect(texts.map((text) => amounts(say(text)))).toEqual(texts.map(amounts))
  })

  it('what nobody foresaw is said as it came', () => {
    expect(say('The bank is closed today.')).toBe('The bank is closed today.')
  })
})
