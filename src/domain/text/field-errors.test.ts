import { describe, expect, it } from 'vitest'
import { emailError, filled, isPhoneNumber } from './field-errors'

describe('a phone number (ONB-12)', () => {
  it.each(['5125550142', '512-555-0142', '(512) 555.0142', '+44 20 7946 0958', '1', '123456789012345'])(
    'is %s',
    (phone) => {
      expect(isPhoneNumber(phone)).toBe(true)
    },
  )

  it.each(['', '+', '1234567890123456', '0512555', '++15125550142', '512+555', '512 555 0142 x3'])(
    'is not %s',
    (phone) => {
      expect(isPhoneNumber(phone)).toBe(false)
    },
  )
})

it('takes no phone number of more than 30 characters', () => {
  expect([isPhoneNumber(`512${' '.repeat(24)}555`), isPhoneNumber(`512${' '.repeat(25)}555`)]).toEqual([true, false])
})

it('takes no email address of more than 254 characters', () => {
  const long = (length: number) => `dana@${'a'.repeat(length - 9)}.com`
  expect([emailError(long(254)), emailError(long(255))]).toEqual([undefined, 'Please enter a valid email address'])
})

it('says how much of a text is too long', () => {
  const message = (length: number) => filled('x'.repeat(length), 'Title is required', 5_000)
  expect([
    message(0),
    message(5_000),
    message(5_001),
    message(6_151),
    filled(`${'x'.repeat(5_000)}  `, 'Title is required', 5_000),
  ]).toEqual(['Title is required', undefined, '1 character too many', '1,151 characters too many', undefined])
})
