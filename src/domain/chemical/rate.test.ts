import { describe, expect, it } from 'vitest'
import { isAboveLabel, labelHint, normalizeRate, rateRefusal } from './rate'

const max_rate = { amount: 0.18, unit: 'fl oz per 1,000 sq ft' }
const product = { max_rate }
const rated = (application_rate: string, above_label = false) => ({ application_rate, above_label })

describe('a rate and the label', () => {
  it.each([
    ['a bare number above it', '0.2', true],
    ['a number without a zero', '.2', true],
    ['the same unit in another spelling', '0.2 Fl. Oz. per 1000 sq ft', true],
    ['the same unit with a slash', '0.2 fl oz/1000 sqft', true],
    ['the same unit with a small two', '0.2 fl oz per 1,000 ft²', true],
    ['a thousand with its comma', '1,200 fl oz per 1,000 sq ft', true],
    ['the higher end of a range', '0.1-0.3 fl oz per 1,000 sq ft', true],
    ['the higher end of a range in words', '0.1 to 0.3', true],
    ['a range that is allowed', '0.1 to 0.18', false],
    ['the most that is allowed', '0.18', false],
    ['another unit', '5 fl oz per acre', false],
    ['no number', 'as needed', false],
    ['nothing', '', false],
  ])('compares %s', (_, typed, isAbove) => {
    expect(isAboveLabel(typed, max_rate)).toBe(isAbove)
  })

  it('says beside a rate in another unit that it is not compared', () => {
    const most = 'The label allows 0.18 fl oz per 1,000 sq ft at most.'
    expect(labelHint('', max_rate)).toBe(most)
    expect(labelHint('0.2', max_rate)).toBe(most)
    expect(labelHint('0.2 fl oz / 1000 sq ft', max_rate)).toBe(most)
    expect(labelHint('5 fl oz per acre', max_rate)).toBe(`${most} Your rate is in another unit, so check it yourself.`)
  })

  it('asks about a rate above it until it is confirmed', () => {
    expect(rateRefusal(rated('0.2'), product)).toBe(
      'The label allows 0.18 fl oz per 1,000 sq ft at most. Check the rate, or confirm that it was applied.',
    )
    expect(rateRefusal(rated('0.2', true), product)).toBe(null)
    expect(rateRefusal(rated('0.2'), { max_rate: null })).toBe(null)
    expect(rateRefusal(rated('0.2'), null)).toBe(null)
  })

  it('keeps a bare number with the unit of the label, and a confirmation only where there was a question', () => {
    expect(normalizeRate(rated('.2', true), product)).toEqual(rated('0.2 fl oz per 1,000 sq ft', true))
    expect(normalizeRate(rated('0.1-0.3', true), product)).toEqual(rated('0.1-0.3 fl oz per 1,000 sq ft', true))
    expect(normalizeRate(rated('0.1', true), product)).toEqual(rated('0.1 fl oz per 1,000 sq ft'))
    expect(normalizeRate(rated('5 fl oz per acre', true), product)).toEqual(rated('5 fl oz per acre'))
    expect(normalizeRate(rated('2', true), null)).toEqual(rated('2'))
  })
})
