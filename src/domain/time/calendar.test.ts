import * as v from 'valibot'
import { afterEach, describe, expect, it } from 'vitest'
import {
  clockChangeOn,
  dayAt,
  daysBetween,
  daysFrom,
  formatColumnDay,
  formatDate,
  formatDay,
  formatLongDay,
  formatMonth,
  formatMonthOfYear,
  formatSpan,
  formatTime,
  instantOf,
  minutesBetween,
  monthOf,
  plusDays,
  plusMinutes,
  timeAt,
  weekOf,
} from './calendar'
import { writeDatesIn } from './date-format'
import { daySchema, timeOfDaySchema } from './day'

const CHICAGO = 'America/Chicago'
const at = (text: string) => Date.parse(text)

it.each([
  ['2026-03-07', '2026-03-09', 2],
  ['2026-10-31', '2026-11-02', 2],
  ['2028-02-28', '2028-03-01', 2],
  ['2026-11-20', '2026-11-20', 0],
  ['2027-01-01', '2026-01-01', -365],
])('from %s to %s there are %i days, whatever clocks do', (first, last, days) => {
  expect(daysBetween(first, last)).toBe(days)
})

describe('a day', () => {
  it.each(['2026-11-20', '2028-02-29', '2026-12-31'])('%s is one', (day) => {
    expect(v.parse(daySchema, day)).toBe(day)
  })

  it.each([
    ['2026-11-31', 'This date doesn’t exist'],
    ['2026-02-30', 'This date doesn’t exist'],
    ['2027-02-29', 'This date doesn’t exist'],
    ['2026-13-01', 'Use a date like 2026-11-20'],
    ['20.11.2026', 'Use a date like 2026-11-20'],
    ['2026-11-20T00:00', 'Use a date like 2026-11-20'],
  ])('%s is none', (text, message) => {
    expect(v.safeParse(daySchema, text).issues?.[0].message).toBe(message)
  })

  it('is the one on the wall of the business', () => {
    const instant = at('2026-11-20T03:30:00Z')
    expect([CHICAGO, 'Asia/Tokyo', 'Pacific/Honolulu', 'UTC'].map((zone) => dayAt(instant, zone))).toEqual([
      '2026-11-19',
      '2026-11-20',
      '2026-11-19',
      '2026-11-20',
    ])
  })

  it('moves over months, years and leap days', () => {
    expect([
      plusDays('2026-11-30', 1),
      plusDays('2026-12-31', 1),
      plusDays('2028-02-28', 1),
      plusDays('2026-03-01', -1),
      plusDays('2026-11-20', 0),
    ]).toEqual(['2026-12-01', '2027-01-01', '2028-02-29', '2026-02-28', '2026-11-20'])
  })

  it('moves by whole days when the clocks change', () => {
    expect([plusDays('2026-03-07', 1), plusDays('2026-03-08', 1), plusDays('2026-11-01', 1)]).toEqual([
      '2026-03-08',
      '2026-03-09',
      '2026-11-02',
    ])
  })

  it('lies in its month', () => {
    expect([monthOf('2026-11-20'), monthOf('2028-02-01'), monthOf('2026-12-31')]).toEqual([
      { first: '2026-11-01', last: '2026-11-30' },
      { first: '2028-02-01', last: '2028-02-29' },
      { first: '2026-12-01', last: '2026-12-31' },
    ])
  })

  it('is written with its year only where that is another', () => {
    expect([
      formatDay('2026-11-20'),
      formatDay('2026-11-20', '2026-01-01'),
      formatDay('2027-01-04', '2026-11-20'),
    ]).toEqual(['Fri, Nov 20', 'Fri, Nov 20', 'Mon, Jan 4, 2027'])
  })

  it('is written in a column with its weekday in this year, and with its year in another', () => {
    const days = ['2026-11-20', '2025-11-19'].map((day) => formatColumnDay(day, '2026-11-20'))
    expect(days).toEqual(['Fri, Nov 20', 'Nov 19, 2025'])
  })
})

describe('dates, in the order of parts that a business has chosen (SET-03, X-27)', () => {
  afterEach(() => writeDatesIn(null))

  it.each([
    [null, ['Fri, Nov 20', 'Mon, Jan 4, 2027', 'Nov 20, 2026', 'Friday, November 20, 2026']],
    ['no order', ['Fri, Nov 20', 'Mon, Jan 4, 2027', 'Nov 20, 2026', 'Friday, November 20, 2026']],
    ['DD/MM/YYYY', ['Fri, 20 Nov', 'Mon, 4 Jan 2027', '20 Nov 2026', 'Friday, 20 November 2026']],
    ['YYYY-MM-DD', ['Fri, 11-20', 'Mon, 2027-01-04', '2026-11-20', 'Friday, 2026-11-20']],
  ])('are written as %s says', (order, expected) => {
    writeDatesIn(order)
    const today = '2026-11-20'
    expect([formatDay(today), formatDay('2027-01-04', today), formatDate(today), formatLongDay(today)]).toEqual(
      expected,
    )
    expect([formatMonth(today), formatMonthOfYear(today)]).toEqual(['Nov', 'Nov 2026'])
  })

  it.each([
    [null, ['Nov 16 – 22', 'Oct 29 – Nov 4', 'Dec 1 – 7, 2025', 'Fri, Nov 20']],
    ['DD/MM/YYYY', ['16 – 22 Nov', '29 Oct – 4 Nov', '1 – 7 Dec 2025', 'Fri, 20 Nov']],
    ['YYYY-MM-DD', ['11-16 – 11-22', '10-29 – 11-04', '2025-12-01 – 2025-12-07', 'Fri, 11-20']],
  ])('from one to another are written as %s says', (order, expected) => {
    writeDatesIn(order)
    const spans = [
      ['2026-11-16', '2026-11-22'],
      ['2026-10-29', '2026-11-04'],
      ['2025-12-01', '2025-12-07'],
      ['2026-11-20', '2026-11-20'],
    ] as const
    expect(spans.map(([first, last]) => formatSpan(first, last, '2026-11-20'))).toEqual(expected)
  })
})

describe('a time of day', () => {
  it('is read with or without the seconds of the back end (X-45)', () => {
    expect([v.parse(timeOfDaySchema, '09:30'), v.parse(timeOfDaySchema, '23:59:59')]).toEqual(['09:30', '23:59'])
  })

  it.each(['9:30', '24:00', '12:60', '12:30:60', '12:30 PM', ''])('"%s" is none', (text) => {
    expect(v.safeParse(timeOfDaySchema, text).issues?.[0].message).toBe('Use a time like 09:30')
  })

  it('is the one on the wall of the business, summer and winter', () => {
    expect([timeAt(at('2026-07-01T14:00:00Z'), CHICAGO), timeAt(at('2026-12-01T14:00:00Z'), CHICAGO)]).toEqual([
      '09:00',
      '08:00',
    ])
  })

  it('is told the way people say it', () => {
    expect([formatTime('00:05'), formatTime('09:30'), formatTime('12:00'), formatTime('23:59')]).toEqual([
      '12:05 AM',
      '9:30 AM',
      '12:00 PM',
      '11:59 PM',
    ])
  })

  it('is so many minutes from another, negative when that is earlier', () => {
    expect([
      minutesBetween('09:00', '10:30'),
      minutesBetween('10:30', '09:00'),
      minutesBetween('09:00', '09:00'),
    ]).toEqual([90, -90, 0])
  })

  it('moves inside its day', () => {
    expect([
      plusMinutes('09:50', 25),
      plusMinutes('09:50', -60),
      plusMinutes('23:30', 60),
      plusMinutes('00:10', -30),
    ]).toEqual(['10:15', '08:50', '23:59', '00:00'])
  })
})

describe('day and time together', () => {
  it.each([
    ['2026-11-20', '09:00', CHICAGO, '2026-11-20T15:00:00Z'],
    ['2026-07-01', '09:00', CHICAGO, '2026-07-01T14:00:00Z'],
    ['2026-11-20', '09:00', 'Asia/Tokyo', '2026-11-20T00:00:00Z'],
  ])('%s %s in %s is %s', (day, time, zone, instant) => {
    expect(instantOf(day, time, zone)).toBe(at(instant))
  })

  it.each([
    ['the day clocks go forward', '2026-03-08', 23],
    ['a plain day', '2026-03-09', 24],
    ['the day clocks go back', '2026-11-01', 25],
  ])('%s is %s and has %i hours', (_, day, hours) => {
    expect((instantOf(plusDays(day, 1), '00:00', CHICAGO) - instantOf(day, '00:00', CHICAGO)) / 3_600_000).toBe(hours)
  })

  it('are read back from the instant they name', () => {
    const instant = instantOf('2026-11-01', '17:45', CHICAGO)
    expect([dayAt(instant, CHICAGO), timeAt(instant, CHICAGO)]).toEqual(['2026-11-01', '17:45'])
  })
})

it('clocks skip an hour, or have one twice, where the business is', () => {
  const austin = 'America/Chicago'
  expect([
    clockChangeOn('2027-03-14', austin),
    clockChangeOn('2027-11-07', austin),
    clockChangeOn('2027-03-15', austin),
    clockChangeOn('2027-03-14', 'America/Phoenix'),
    clockChangeOn('2027-04-04', 'Australia/Lord_Howe'),
  ]).toEqual([
    { kind: 'skipped', start: '02:00', end: '03:00' },
    { kind: 'repeated', start: '01:00', end: '02:00' },
    null,
    null,
    { kind: 'repeated', start: '01:30', end: '02:00' },
  ])
})

describe('stretches of days', () => {
  it.each([
    ['a Monday', '2026-11-16'],
    ['a Friday', '2026-11-20'],
    ['a Sunday', '2026-11-22'],
  ])('the week of %s runs from Monday to Sunday', (_, day) => {
    expect(weekOf(day)).toEqual({ first: '2026-11-16', last: '2026-11-22' })
  })

  it('count both ends, over the end of a month and of a leap February', () => {
    expect(daysFrom('2028-02-28', '2028-03-01')).toEqual(['2028-02-28', '2028-02-29', '2028-03-01'])
    expect(daysFrom('2026-11-20', '2026-11-20')).toEqual(['2026-11-20'])
    expect(daysFrom('2026-11-20', '2026-11-19')).toEqual([])
  })
})
