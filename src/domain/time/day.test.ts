import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { daySchema } from './day'

const issueMessage = (day: string) => v.safeParse(daySchema, day).issues?.[0].message ?? 'a day'

describe('a day', () => {
  test('exists, and has the form of one', () => {
    expect(['2028-02-29', '2026-02-29', '2026-13-01', '120220-12-02'].map(issueMessage)).toEqual([
      'a day',
      'This date doesn’t exist',
      'Use a date like 2026-11-20',
      'Use a date like 2026-11-20',
    ])
  })

  test('leaves room for the days around it', () => {
    const year = 'Use a year from 1000 to 9998'
    expect(['0999-12-31', '1000-01-01', '9998-12-31', '9999-01-01'].map(issueMessage)).toEqual([
      year,
      'a day',
      'a day',
      year,
    ])
  })
})
