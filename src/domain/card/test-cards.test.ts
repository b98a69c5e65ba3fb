import { describe, expect, it } from 'vitest'
import { brandOf, hasValidCheckDigit } from './card'
import { readTestCardId, TEST_CARDS, type TestCard, testCardId, testOutcome } from './test-cards'

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

const card: TestCard = {
  brand: 'visa',
  last4: '4242',
  exp_month: 8,
  exp_year: 2029,
  chargeable: true,
  nonce: 'a1',
}

describe('the id of a card that the test provider has taken in', () => {
  it('tells the back end what it needs, and nothing that has to be kept secret', () => {
    const id = testCardId(card)
    expect(id).toMatch(/^pm_test_[\w+/]+$/)
    expect(readTestCardId(id)).toEqual(card)
  })

  it('differs for two entries of one card', () => {
    expect(testCardId({ ...card, nonce: 'a2' })).not.toBe(testCardId(card))
  })

  it('is not made up by others', () => {
    const fakeCardId = (content: string) => `pm_test_${btoa(content)}`
    const ids = [
      'pm_1N2b3c',
      'pm_test_',
      'pm_test_%%%',
      fakeCardId('{}'),
      fakeCardId('null'),
      fakeCardId(JSON.stringify({ ...card, last4: '42424242' })),
      fakeCardId(JSON.stringify({ ...card, exp_month: 13 })),
    ]
    expect(ids.map(readTestCardId)).toEqual(ids.map(() => undefined))
  })
})

it.each([0, 10_000, 1e300, 2028.5])('is no card that ends in the year %d', (exp_year) => {
  expect(readTestCardId(testCardId({ ...card, exp_year }))).toBeUndefined()
})
