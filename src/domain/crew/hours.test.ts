import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { USUAL_HOURS, type WorkingHours } from './crew'
import { enteredHours, hoursText, rightHoursSchema, toWorkingHours } from './hours'

const day = (start: string, end: string) => ({ start, end })
const NEVER: WorkingHours = {
  monday: null,
  tuesday: null,
  wednesday: null,
  thursday: null,
  friday: null,
  saturday: null,
  sunday: null,
}

describe('the hours of a week in words', () => {
  it.each([
    ['the usual ones', USUAL_HOURS, 'Mon–Fri 7:00 AM – 6:00 PM, Sat and Sun off'],
    ['never', NEVER, 'Mon–Sun off'],
    [
      'other hours on some days',
      { ...USUAL_HOURS, monday: day('06:00', '14:30'), saturday: day('08:00', '12:00') },
      'Mon 6:00 AM – 2:30 PM, Tue–Fri 7:00 AM – 6:00 PM, Sat 8:00 AM – 12:00 PM, Sun off',
    ],
    [
      'a day off in between',
      { ...USUAL_HOURS, wednesday: null },
      'Mon and Tue 7:00 AM – 6:00 PM, Thu and Fri 7:00 AM – 6:00 PM, Wed, Sat, and Sun off',
    ],
    [
      'no day off',
      { ...USUAL_HOURS, saturday: day('07:00', '18:00'), sunday: day('07:00', '18:00') },
      'Mon–Sun 7:00 AM – 6:00 PM',
    ],
  ])('%s', (_, hours, text) => {
    expect(hoursText(hours)).toBe(text)
  })
})

it('a week is entered and kept as the same week', () => {
  const hours: WorkingHours = { ...USUAL_HOURS, friday: null, saturday: day('08:00', '12:00') }
  expect(toWorkingHours(enteredHours(hours))).toEqual(hours)
  expect(enteredHours(hours).friday).toEqual({ start: '07:00', end: '18:00', closed: true })
})

it('a working day begins before it ends', () => {
  const { issues = [] } = v.safeParse(rightHoursSchema, { ...USUAL_HOURS, tuesday: day('09:00', '09:00') })
  expect(issues.map((issue) => [v.getDotPath(issue), issue.message])).toEqual([
    ['tuesday', 'Tuesday start time must be before end time'],
  ])
  expect(v.is(rightHoursSchema, NEVER)).toBe(true)
})
