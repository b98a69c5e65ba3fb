import { describe, expect, it } from 'vitest'
import { sprayed } from '../../../tests/fixtures/chemicals'
import { job, property } from '../../../tests/fixtures/records'
import type { Job } from '../job/job'
import { instantOf } from '../time/calendar'
import { closedJobs, futureProblem, noEntryText, stillClosed } from './reentry'

const ZONE = 'America/Chicago'
const at = (day: string, time: string) => instantOf(day, time, ZONE)
const WEDNESDAY = '2026-11-18'

describe('the re-entry interval', () => {
  const closed = sprayed({ application_date: WEDNESDAY, application_time: '11:40', reentry_interval_hours: 4 })

  it.each([
    ['says until when no one enters, and how long that is', closed, '13:30', 'No entry until 3:40 PM, 2 h 10 min left'],
    ['counts a minute that has begun', closed, '15:39', 'No entry until 3:40 PM, 1 min left'],
    ['is over at the end', closed, '15:40', null],
    [
      'names the day where it is another',
      { ...closed, reentry_interval_hours: 48 },
      '15:40',
      'No entry until Fri, Nov 20, 11:40 AM, 44 h left',
    ],
    ['may be none', { ...closed, reentry_interval_hours: 0 }, '11:40', null],
  ])('%s', (_, application, time, text) => {
    expect(noEntryText(application, at(WEDNESDAY, time), ZONE)).toBe(text)
  })

  it('counts the hours through where the clocks change', () => {
    const night = sprayed({ application_date: '2026-10-31', application_time: '22:00', reentry_interval_hours: 12 })
    expect(noEntryText(night, at('2026-11-01', '08:00'), ZONE)).toBe('No entry until 9:00 AM, 1 h left')
  })

  it('counts from the later one where the clock showed the time of the application twice', () => {
    const night = sprayed({ application_date: '2026-11-01', application_time: '01:30', reentry_interval_hours: 4 })
    const [first, second] = [Date.parse('2026-11-01T06:30:00Z'), Date.parse('2026-11-01T07:30:00Z')]
    expect([noEntryText(night, first, ZONE), noEntryText(night, second, ZONE)]).toEqual([
      'No entry until 5:30 AM, 5 h left',
      'No entry until 5:30 AM, 4 h left',
    ])
    expect(futureProblem(night, first, ZONE)).toBe(null)
  })

  it('tells what keeps people out, the longest first', () => {
    const now = at(WEDNESDAY, '13:00')
    const longer = { ...closed, id: 2, reentry_interval_hours: 12 }
    const over = { ...closed, id: 3, reentry_interval_hours: 1 }
    expect(stillClosed([closed, over, longer], now, ZONE)).toEqual([longer, closed])
  })
})

describe('a job where no one may enter', () => {
  const now = at(WEDNESDAY, '13:00')
  const applied = sprayed({
    property_id: 9,
    application_date: WEDNESDAY,
    application_time: '11:40',
    reentry_interval_hours: 4,
  })
  const place = { ...property, id: 9 }
  const planned = (fields: Partial<Job>) => job({ property_id: 9, scheduled_date: WEDNESDAY, ...fields })
  const closed = (jobs: readonly Job[]) => [
    ...closedJobs(jobs, { applications: [applied], properties: [place] }, now, ZONE),
  ]

  it('is told until when, as long as it begins before people may enter', () => {
    const [soon, then] = [{ scheduled_start_time: '15:39' }, { scheduled_start_time: '15:40' }]
    expect(closed([planned({ id: 1, ...soon }), planned({ id: 2, ...then })])).toEqual([[1, 'No entry until 3:40 PM']])
  })

  it('is none elsewhere, and none that is over', () => {
    const elsewhere = planned({ property_id: 10, scheduled_start_time: '14:00' })
    const over = planned({ status: 'completed', scheduled_start_time: '12:00' })
    expect(closed([elsewhere, over])).toEqual([])
  })
})

describe('a day and a time to come', () => {
  const now = at(WEDNESDAY, '09:00')
  it.each([
    ['2026-11-19', '08:00', { field: 'application_date', message: 'The application date can’t be in the future' }],
    [WEDNESDAY, '09:01', { field: 'application_time', message: 'The application time can’t be in the future' }],
    [WEDNESDAY, '09:00', null],
    ['2026-11-17', '23:00', null],
  ])('%s %s', (application_date, application_time, problem) => {
    expect(futureProblem({ application_date, application_time }, now, ZONE)).toEqual(problem)
  })
})
