import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  brandMark,
  brandOf,
  type CardForm,
  cardErrors,
  digitsOf,
  expiryFrom,
  hasValidCheckDigit,
  monthAt,
  spacedNumber,
} from './card'

const TODAY = { year: 2026, month: 11 }
const form: CardForm = {
  number: '4242 4242 4242 4242',
  expiry: '11/26',
  cvc: '123',
  name: 'Dana Whitfield',
  zip: '78704',
}
const errors = (patch: Partial<CardForm>) => cardErrors({ ...form, ...patch }, TODAY)

describe('a card number', () => {
  it('is known by its check digit', () => {
    const numbers = ['4242424242424242', '4242424242424241', '378282246310005', '42', '', '0'.repeat(20)]
    expect(numbers.map(hasValidCheckDigit)).toEqual([true, false, true, false, false, false])
  })

  it('tells its brand from the first digits on', () => {
    const numbers = ['4', '51', '2221', '34', '37', '6011', '65', '649', '9', '']
    expect(numbers.map(brandOf)).toEqual([
      'visa',
      'mastercard',
      'mastercard',
      'amex',
      'amex',
      'discover',
      'discover',
      'discover',
      'card',
      'card',
    ])
  })

  it('shows a mark of its brand, or a plain card', () => {
    const marks = ['visa', 'mastercard', 'amex', 'discover', 'card', 'jcb'].map(brandMark)
    expect(marks).toEqual([
      '/cards/visa.svg',
      '/cards/mastercard.svg',
      '/cards/amex.svg',
      '/cards/discover.svg',
      '/cards/card.svg',
      '/cards/card.svg',
    ])
    const drawn = marks.filter((mark) => readFileSync(`public${mark}`, 'utf8').startsWith('<svg'))
    expect(drawn).toEqual(marks)
  })

  it('is written in groups while it is typed, however it was pasted', () => {
    expect(['4242', '42424', '4242-4242x4242 4242', '378282246310005', '3782'].map(spacedNumber)).toEqual([
      '4242',
      '4242 4',
      '4242 4242 4242 4242',
      '3782 822463 10005',
      '3782',
    ])
    expect(digitsOf(' 42-42 a')).toBe('4242')
  })
})

describe('an expiry date', () => {
  it('is read in the ways people write it', () => {
    const read = { month: 11, year: 2028 }
    expect(['11/28', '1128', '11/2028', ' 11 / 28 '].map(expiryFrom)).toEqual([read, read, read, read])
    expect(['13/28', '1/28', '11/283', 'soon', ''].map(expiryFrom)).toEqual(Array(5).fill(undefined))
  })

  it('is a month in UTC', () => {
    expect(monthAt(Date.parse('2026-12-31T23:59:59Z'))).toEqual({ year: 2026, month: 12 })
  })
})

describe('a card form', () => {
  it('can be sent when every field is right', () => {
    expect(errors({})).toEqual({})
    expect(errors({ number: '3782 822463 10005', cvc: '1234' })).toEqual({})
  })

  it('says what is missing', () => {
    expect(errors({ number: '', expiry: '', cvc: '', name: ' ', zip: '' })).toEqual({
      number: 'Card number is required',
      expiry: 'Expiry date is required',
      cvc: 'Security code is required',
      name: 'Name on card is required',
      zip: 'ZIP code is required',
    })
  })

  it('says what is wrong', () => {
    expect(errors({ number: '4242 4242 4242 4241', expiry: '10/26', cvc: '12' })).toEqual({
      number: 'Your card number is invalid',
      expiry: 'Your card has expired',
      cvc: 'The security code has 3 digits',
    })
    expect(errors({ expiry: '13/26', number: '3782 822463 10005' })).toEqual({
      expiry: 'Use a date like 11/28',
      cvc: 'The security code has 4 digits',
    })
  })
})
