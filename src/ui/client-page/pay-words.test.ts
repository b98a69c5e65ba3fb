import { describe, expect, it } from 'vitest'
import { PAY_WORDS_IN } from './pay-words'

/** What a payment can be refused with on a client's page, as the rules, the back end and the provider put it. */
const SAID = [
  'Your card was declined.',
  'Your card has expired.',
  'The card was not confirmed. Try again or use another card.',
  'Your card was not charged: the connection was lost. Please try again.',
  'The server could not be reached. Please try again.',
  'Failed to initialize payment',
  'Payment failed',
  'An unexpected error occurred',
  'This invoice is paid.',
  'This invoice is void. Nothing was charged.',
  'Only $81.19 is still due of this invoice. Nothing was charged.',
  'Amount is required',
  'Use a number like 24.50',
  'Use an amount of more than 0',
  'Use at most two decimals',
  'Use $81.19 or less: that is what is due',
  'Use $9,999,999.99 or less',
]

describe.each(['es', 'fr'] as const)('in %s', (language) => {
  const { say } = PAY_WORDS_IN[language]

  it('everything that can go wrong is said, with its amount', () => {
    const translated = SAID.map(say)
    expect(translated.filter((text) => SAID.includes(text))).toEqual([])
    expect(translated.filter((text) => text.includes('$'))).toHaveLength(3)
  })

  it('what nobody foresaw is said as it came', () => {
    expect(say('The bank is closed today.')).toBe('The bank is closed today.')
  })
})
