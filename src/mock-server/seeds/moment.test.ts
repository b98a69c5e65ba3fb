import { expect, it } from 'vitest'
import { DEFAULT_TIME_ZONE } from '@/domain/account/business'
import { instantOf } from '@/domain/time/calendar'
import { instantAt, momentAt } from './moment'

const TIMES = ['00:00', '00:05', '01:30', '03:00', '03:59', '04:00', '08:15', '12:00', '17:30', '23:59']

it.each(['2026-11-18', '2026-07-01', '2027-03-14', '2026-11-01', '2028-02-29', '2026-12-31'])(
  'the moments of %s are those of the demo’s zone, on days when its clocks change too',
  (day) => {
    const meant = TIMES.map((time) => instantOf(day, time, DEFAULT_TIME_ZONE))
    expect(TIMES.map((time) => instantAt(day, time))).toEqual(meant)
    expect(TIMES.map((time) => momentAt(day, time))).toEqual(meant.map((at) => new Date(at).toISOString()))
  },
)
