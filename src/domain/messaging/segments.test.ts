import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plainText, priceWords, segmentsOf, textPrice } from './segments'

describe('parts of a text', () => {
  it.each([
    ['nothing', '', { encoding: 'gsm7', parts: 0, units: 0, remaining: 160 }],
    ['160 letters', 'a'.repeat(160), { encoding: 'gsm7', parts: 1, units: 160, remaining: 0 }],
    ['161 letters', 'a'.repeat(161), { encoding: 'gsm7', parts: 2, units: 161, remaining: 145 }],
    ['159 letters and a bracket', `${'a'.repeat(159)}]`, { encoding: 'gsm7', parts: 2, units: 161, remaining: 145 }],
    ['an é of GSM-7', 'é'.repeat(160), { encoding: 'gsm7', parts: 1, units: 160, remaining: 0 }],
    ['70 curly quotes', '’'.repeat(70), { encoding: 'ucs2', parts: 1, units: 70, remaining: 0 }],
    ['71 curly quotes', '’'.repeat(71), { encoding: 'ucs2', parts: 2, units: 71, remaining: 63 }],
    [
      'brackets beside an emoji, which then count one',
      `this is a ${']'.repeat(74)}😘`,
      { encoding: 'ucs2', parts: 2, units: 86, remaining: 48 },
    ],
    ['70 emoji, none split', '😎'.repeat(70), { encoding: 'ucs2', parts: 3, units: 140, remaining: 59 }],
    ['159 letters and an emoji', `${'a'.repeat(159)}😎`, { encoding: 'ucs2', parts: 3, units: 161, remaining: 40 }],
    ['a family of four', '👨‍👩‍👧‍👦', { encoding: 'ucs2', parts: 1, units: 11, remaining: 59 }],
    ['an é of two signs', 'e\u0301', { encoding: 'ucs2', parts: 1, units: 2, remaining: 68 }],
    [
      'a bracket at the end of a part, which moves to the next',
      `${'a'.repeat(152)}]${'a'.repeat(10)}`,
      { encoding: 'gsm7', parts: 2, units: 164, remaining: 141 },
    ],
    ['10,000 letters', 'a'.repeat(10_000), { encoding: 'gsm7', parts: 66, units: 10_000, remaining: 98 }],
  ])('counts %s', (_, text, segments) => {
    expect(segmentsOf(text)).toEqual(segments)
  })

  it('has room for what is written, and never a part more than needed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
        const { encoding, parts, units, remaining } = segmentsOf(text)
        const each = encoding === 'gsm7' ? 153 : 67
        expect(remaining).toBeGreaterThanOrEqual(0)
        if (parts > 1) expect(parts * each - remaining - units).toBeLessThan(parts)
      }),
      { seed: 40_001 },
    )
  })
})

describe('make it plain', () => {
  it.each([
    ['“It’s ready” – tomorrow…', '"It\'s ready" - tomorrow...'],
    ['8\u00a0AM\u200b, ½ acre • 3 × 4', '8 AM, 1/2 acre * 3 x 4'],
    ['María 😎 👨‍👩‍👧', 'María 😎 👨‍👩‍👧'],
    ['cafe\u0301', 'café'],
  ])('writes %s as %s', (text, plain) => {
    expect(plainText(text)).toBe(plain)
  })

  it('turns a text of three parts back into one', () => {
    const text = `It’s us — ${'a'.repeat(130)}…`
    expect([segmentsOf(text).parts, segmentsOf(plainText(text)).parts]).toEqual([3, 1])
  })
})

describe('price', () => {
  it('counts parts, and one message for pictures', () => {
    expect([textPrice(0, 0), textPrice(1, 0), textPrice(3, 0), textPrice(3, 2)]).toEqual([0, 8, 24, 20])
  })

  it('is written in cents, and in dollars from one on', () => {
    expect([0, 8, 20, 24, 992, 1_000, 1_204].map(priceWords)).toEqual([
      '0¢',
      '0.8¢',
      '2¢',
      '2.4¢',
      '99.2¢',
      '$1.00',
      '$1.20',
    ])
  })
})
