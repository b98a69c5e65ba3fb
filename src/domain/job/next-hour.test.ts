import { describe, expect, it } from 'vitest'
import { job } from '../../../tests/fixtures/records'
import { nextFreeHour, nextWorkingDay, passedQuestion } from './next-hour'

const TODAY = '2026-11-18'
const at = (time: string) => ({ today: TODAY, time })
const from = (start: string, end: string, patch: Parameters<typeof job>[0] = {}) =>
  job({ scheduled_date: TODAY, scheduled_start_time: start, scheduled_end_time: end, ...patch })

describe('the hour that a new job begins with', () => {
  it('is the first of the working day that no job takes, and of today one that is still to come', () => {
    const jobs = [from('08:00', '09:30'), from('10:00', '11:00'), from('11:00', '12:00', { status: 'cancelled' })]
    expect([
      nextFreeHour(TODAY, at('06:10'), jobs),
      nextFreeHour(TODAY, at('11:20'), jobs),
      nextFreeHour('2026-11-19', at('11:20'), jobs),
    ]).toEqual(['11:00', '12:00', '08:00'])
  })

  it('is the emptiest one where every hour has work', () => {
    expect(nextFreeHour(TODAY, at('05:00'), [from('08:00', '18:00'), from('08:00', '14:00')])).toBe('14:00')
  })

  it('is the next one after the working day, and 9:00 when the day is over', () => {
    expect([nextFreeHour(TODAY, at('18:05'), []), nextFreeHour(TODAY, at('22:30'), [])]).toEqual(['19:00', '09:00'])
  })
})

it('the next working day skips the weekend', () => {
  expect(['2026-11-18', '2026-11-20', '2026-11-21', '2026-11-22'].map(nextWorkingDay)).toEqual([
    '2026-11-19',
    '2026-11-23',
    '2026-11-23',
    '2026-11-23',
  ])
})

it('what has passed is asked about, and nothing else', () => {
  const slot = (scheduled_date: string, scheduled_start_time: string) => ({ scheduled_date, scheduled_start_time })
  expect(
    [slot('2026-11-17', '12:00'), slot(TODAY, '08:59'), slot(TODAY, '09:00'), slot('2026-11-19', '07:00')].map((one) =>
      passedQuestion(one, at('09:00')),
    ),
  ).toEqual(['This day has passed. Create it anyway?', 'This time has passed. Create it anyway?', null, null])
})
