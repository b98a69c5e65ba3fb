import { describe, expect, it } from 'vitest'
import { readTestCardId, type TestCard, testCardId } from './test-token'

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
    const made = (content: string) => `pm_test_${btoa(content)}`
    const ids = [
      'pm_1N2b3c',
      'pm_test_',
      'pm_test_%%%',
      made('{}'),
      made('null'),
      made(JSON.stringify({ ...card, last4: '42424242' })),
      made(JSON.stringify({ ...card, exp_month: 13 })),
    ]
    expect(ids.map(readTestCardId)).toEqual(ids.map(() => undefined))
  })
})
