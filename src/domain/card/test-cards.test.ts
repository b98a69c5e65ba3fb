import { describe, expect, it } from 'vitest'
import { brandOf, hasValidCheckDigit } from './card'
import { TEST_CARDS, testOutcome } from './test-cards'

describe('the test cards', () => {
  it('are valid numbers of the brand they are said to be', () => {
    expect(TEST_CARDS.filter(({ number, brand }) => !hasValidCheckDigit(number) || brandOf(number) !== brand)).toEqual(
      [],
    )
  })

  it('fare as they are listed; any other number works', () => {
    expect(TEST_CARDS.map(({ number }) => testOutcome(number))).toEqual([
      'ok',
      'ok',
      'declined',
      'needs_confirmation',
      'fails_when_charged',
    ])
    expect(testOutcome('4111111111111111')).toBe('ok')
  })
})
