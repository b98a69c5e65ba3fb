import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { businessFormSchema, EMPTY_BUSINESS } from './business-form'
import { rateFrom, rateText } from './tax-rate'

const messages = (patch: object) =>
  v
    .safeParse(businessFormSchema, { ...EMPTY_BUSINESS, ...patch })
    .issues?.map((issue) => [v.getDotPath(issue), issue.message])

describe('a tax rate', () => {
  it.each([
    ['8.25', 8_250],
    [' 8.25 % ', 8_250],
    ['0', 0],
    ['7.125', 7_125],
    ['100', 100_000],
  ])('is kept in thousandths of a percent: %s', (typed, thousandths) => {
    expect(rateFrom(typed)).toBe(thousandths)
  })

  it.each(['', 'eight', '8.2555', '-1', '1e2', '8,25'])('is not guessed: %s', (typed) => {
    expect(messages({ tax_rate: typed })).toEqual([['tax_rate', 'Use a rate like 8.25, with at most three decimals']])
  })

  it('is written as it was typed', () => {
    expect([8_250, 0, 7_125, 100_000].map(rateText)).toEqual(['8.25', '0', '7.125', '100'])
  })
})

describe('the business’s form', () => {
  it('is right as every business begins', () => {
    expect(messages({})).toBeUndefined()
  })

  it.each([
    ['a rate above the whole', { tax_rate: '100.001' }, 'tax_rate', 'Use a rate of 100 or less'],
    ['no number', { job_next: ' ' }, 'job_next', 'Use a whole number'],
    ['a part of a number', { job_next: '1.5' }, 'job_next', 'Use a whole number'],
    ['a number of nothing', { job_next: '0' }, 'job_next', 'Use a number of 1 or more'],
    ['a long ZIP code', { zip_code: '78704-12' }, 'zip_code', 'Please enter a valid ZIP code'],
    [
      'a payout limit in another currency',
      { payout_approval_limit: '€500' },
      'payout_approval_limit',
      'Use an amount in USD, not in another currency',
    ],
    [
      'a prefix with a digit at its end',
      { job_prefix: 'GV2' },
      'job_prefix',
      'End the prefix with a letter or a sign, not a digit',
    ],
  ])('names %s', (_, patch, field, message) => {
    expect(messages(patch)).toEqual([[field, message]])
  })

  it('names days that end before they begin, and a week without any', () => {
    const { operating_hours } = EMPTY_BUSINESS
    const monday = { start: '17:00', end: '09:00', closed: false }
    expect(messages({ operating_hours: { ...operating_hours, monday } })).toEqual([
      ['operating_hours.monday', 'Monday start time must be before end time'],
    ])
    const closed = Object.fromEntries(
      Object.entries(operating_hours).map(([day, hours]) => [day, { ...hours, closed: true }]),
    )
    expect(messages({ operating_hours: closed })).toEqual([
      ['operating_hours.week', 'You must be open at least one day per week'],
    ])
  })
})
