import { describe, expect, it } from 'vitest'
import {
  addressProblem,
  areaCodeOf,
  isLandline,
  numberProblem,
  recipientsOf,
  recipientsProblem,
  toE164,
} from './address'
import { displayAddress } from './display-address'

const OWN = ['+15125550100']

describe('phone numbers', () => {
  it.each([
    ['512-555-0142', '+15125550142'],
    ['(512) 555 0142', '+15125550142'],
    ['1 512 555 0142', '+15125550142'],
    ['+1 (512) 555-0142 x12', '+15125550142'],
    ['512.555.0142 ext. 4', '+15125550142'],
    ['+44 (0)20 7946 0958', '+442079460958'],
    ['011 44 20 7946 0958', '+442079460958'],
    ['555-0142', null],
    ['112-555-0142', null],
    ['+1 512 555', null],
    ['512-GARDENS', null],
    ['ana512@5550142', null],
    ['', null],
  ])('reads %s as %s', (typed, number) => {
    expect(toE164(typed)).toBe(number)
  })

  it.each([
    ['(512) 555-0142', null],
    ['+14165550142', null],
    [' ', 'Enter a phone number'],
    ['555-0142', 'Add the area code, like (512) 555-0142'],
    ['512-55', 'This number has only 5 digits. Enter 10, like (512) 555-0142.'],
    ['512-555-01423', 'This number has too many digits. Enter 10, like (512) 555-0142.'],
    ['112-555-0142', 'No area code begins with 0 or 1'],
    ['Ana', 'Use digits, like (512) 555-0142'],
    ['+44 20 7946 0958', 'This number is outside the US and Canada, where texts can’t go. Send an email instead.'],
    ['512-555-0100', 'This is your own number. Enter the client’s number.'],
  ])('answers %s with %s', (typed, problem) => {
    expect(numberProblem(typed, OWN)).toBe(problem)
  })

  it.each([
    ['+15125550142', '(512) 555-0142'],
    ['5125550142', '(512) 555-0142'],
    ['15125550142', '(512) 555-0142'],
    ['+442079460958', '+442079460958'],
    ['+4420794609', '+4420794609'],
    ['5550142', '5550142'],
    ['ana@example.com', 'ana@example.com'],
  ])('displays %s as %s (COMM-10)', (address, display) => {
    expect(displayAddress(address)).toBe(display)
  })

  it('has an area code only in North America', () => {
    expect(['+15125550142', '+442079460958', 'ana@example.com'].map(areaCodeOf)).toEqual(['512', null, null])
  })

  it('has a few landlines in the demo', () => {
    expect(['+15125550195', '+15125550196', '+15125550199', '+442079460196'].map(isLandline)).toEqual([
      false,
      true,
      true,
      false,
    ])
  })
})

describe('email addresses', () => {
  it('are separated in any usual way, each once', () => {
    expect(recipientsOf('"Lee, Ana" <ana@example.com>; BEN@example.com,\nben@example.com, ')).toEqual([
      'ana@example.com',
      'BEN@example.com',
    ])
  })

  it.each([
    ['ana@example.com', null],
    [' ', 'Enter an email address'],
    ['ana@', 'ana@ is not an email address'],
  ])('answers %s with %s', (typed, problem) => {
    expect(addressProblem(typed)).toBe(problem)
  })

  it.each([
    ['ana@example.com, ben@example.com', null],
    [' ,; ', 'Enter an email address'],
    ['ana@example.com, ben', 'ben is not an email address'],
    [
      Array.from({ length: 30 }, (_, at) => `a${at}@example.com`).join(','),
      'Send to 10 addresses or fewer; this has 30',
    ],
  ])('answers %s with %s', (typed, problem) => {
    expect(recipientsProblem(typed)).toBe(problem)
  })
})
