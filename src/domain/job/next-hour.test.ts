import { describe, expect, it } from 'vitest'
import { crewMember, job } from '../../../tests/fixtures/records'
import { nextFreeHour, nextWorkingDay, passedQuestion } from './next-hour'

const TODAY = '2026-11-18'
const at = (time: string) => ({ today: TODAY, time })
const from = (start: string, end: string, patch: Parameters<typeof job>[0] = {}) =>
  job({ scheduled_date: TODAY, scheduled_start_time: start, scheduled_end_time: end, ...patch })

const everyDay = (start: string, end: string) => {
  const shift = { start, end }
  return { ...crewMember.working_hours, wednesday: shift, thursday: shift }
}
const anna = { ...crewMember, id: 1, absences: [], working_hours: everyDay('08:00', '17:00') }
const ben = { ...anna, id: 2, working_hours: everyDay('10:00', '17:00') }

describe('the hour that a new job begins with', () => {
  it('is the first of the working day in which someone is free, and of today one that is still to come', () => {
    const jobs = [
      from('08:00', '10:00', { assigned_crew_members: [1] }),
      from('10:00', '12:00', { assigned_crew_members: [1, 2] }),
      from('12:00', '13:00', { assigned_crew_members: [1] }),
      from('13:00', '15:00', { assigned_crew_members: [1, 2] }),
      from('15:00', '16:00', { assigned_crew_members: [1, 2], status: 'cancelled' }),
    ]
    const plans = { jobs, crew: [anna, ben] }
    expect([
      nextFreeHour(TODAY, at('06:10'), plans),
      nextFreeHour(TODAY, at('12:20'), plans),
      nextFreeHour('2026-11-19', at('11:20'), plans),
    ]).toEqual(['12:00', '15:00', '08:00'])
  })

  it('does not count who is away or no longer active', () => {
    const away = { ...anna, absences: [{ from: TODAY, to: TODAY, reason: 'vacation' as const, note: '' }] }
    const gone = { ...anna, status: 'inactive' as const }
    expect(nextFreeHour(TODAY, at('06:10'), { jobs: [], crew: [away, gone, ben] })).toBe('10:00')
  })

  it('is the emptiest one where no one is free, or no one is known', () => {
    const jobs = [from('08:00', '18:00'), from('08:00', '14:00')]
    expect(nextFreeHour(TODAY, at('05:00'), { jobs, crew: [] })).toBe('14:00')
  })

  it('is the next one after the working day, and 9:00 when the day is over', () => {
    const none = { jobs: [], crew: [] }
    expect([nextFreeHour(TODAY, at('18:05'), none), nextFreeHour(TODAY, at('22:30'), none)]).toEqual(['19:00', '09:00'])
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
