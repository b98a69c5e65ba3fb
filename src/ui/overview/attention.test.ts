import { expect, it } from 'vitest'
import { job } from '../../../tests/fixtures/records'
import { attentionOf } from './attention'

const moment = { today: '2026-11-20', time: '10:15' }
const at = (id: number, start: string, end: string, patch: Parameters<typeof job>[0] = {}) =>
  job({ id, scheduled_date: moment.today, scheduled_start_time: start, scheduled_end_time: end, ...patch })
const waiting: Parameters<typeof job>[0] = { status: 'scheduled', assigned_crew_members: [] }

const jobs = [
  at(1, '10:00', '11:00'),
  at(2, '08:00', '09:15', { status: 'in_progress' }),
  at(3, '10:30', '11:00'),
  at(4, '09:00', '10:00', waiting),
  at(5, '08:00', '09:00', waiting),
  at(6, '08:00', '09:00', { ...waiting, scheduled_date: '2026-11-21' }),
  at(7, '08:00', '09:00', { scheduled_date: '2026-11-21' }),
]
const attentionFor = (viewer: Parameters<typeof attentionOf>[2]) => {
  const { late, withoutCrewToday, withoutCrewTomorrow, tomorrow } = attentionOf(jobs, moment, viewer)
  return {
    late: late.map(({ job, lateness }) => [job.id, lateness.to, lateness.minutes]),
    today: withoutCrewToday.map(({ id }) => id),
    tomorrow: withoutCrewTomorrow.map(({ id }) => id),
    day: tomorrow,
  }
}

it('the office sees what is late and what has no crew, each job once', () => {
  expect(attentionFor('office')).toEqual({
    late: [
      [2, 'end', 60],
      [1, 'start', 15],
    ],
    today: [5, 4],
    tomorrow: [6],
    day: '2026-11-21',
  })
})

it('a crew sees what is late, a client nothing', () => {
  expect([attentionFor('crew'), attentionFor('client')]).toEqual([
    { late: attentionFor('office').late, today: [], tomorrow: [], day: '2026-11-21' },
    { late: [], today: [], tomorrow: [], day: '2026-11-21' },
  ])
})
