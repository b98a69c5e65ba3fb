import { expect, it } from 'vitest'
import { job } from '../../../tests/fixtures/records'
import { roundOf } from './round'

const DAY = '2026-11-23'
const at = (id: number, scheduled_start_time: string, overrides: Partial<ReturnType<typeof job>> = {}) =>
  job({ id, scheduled_date: DAY, scheduled_start_time, status: 'assigned', assigned_crew_members: [3], ...overrides })
const summary = (jobs: Parameters<typeof roundOf>[0]) => {
  const { next, later, done } = roundOf(jobs, 3, DAY)
  return { next: next?.id ?? null, later: later.map(({ id }) => id), done: done.map(({ id }) => id) }
}

it('is the person’s own jobs of the day by their times, without what was cancelled or missed', () => {
  const jobs = [
    at(1, '13:00'),
    at(2, '09:00'),
    at(3, '08:00', { assigned_crew_members: [4] }),
    at(4, '08:00', { scheduled_date: '2026-11-24' }),
    at(5, '10:00', { status: 'cancelled' }),
    at(6, '11:00', { status: 'missed' }),
    at(7, '08:00', { status: 'completed' }),
    at(8, '12:00', { assigned_crew_members: [4, 3] }),
  ]
  expect(summary(jobs)).toEqual({ next: 2, later: [8, 1], done: [7] })
})

it('has the work under way next, whatever was planned before it', () => {
  const jobs = [at(1, '08:00'), at(2, '09:00', { status: 'en_route' }), at(3, '10:00', { status: 'in_progress' })]
  expect(summary(jobs)).toEqual({ next: 3, later: [1, 2], done: [] })
  expect(summary(jobs.slice(0, 2))).toEqual({ next: 2, later: [1], done: [] })
})

it('has nothing next once all is done', () => {
  expect(summary([at(1, '08:00', { status: 'completed' })])).toEqual({ next: null, later: [], done: [1] })
})

it('keeps work that was begun on another day, behind what is under way today', () => {
  const begun = at(1, '22:00', { scheduled_date: '2026-11-22', status: 'in_progress' })
  const over = at(2, '20:00', { scheduled_date: '2026-11-22', status: 'completed' })
  const jobs = [at(3, '08:00'), begun, over]
  expect(summary(jobs)).toEqual({ next: 1, later: [3], done: [] })
  expect(summary([at(4, '09:00', { status: 'en_route' }), ...jobs])).toEqual({ next: 4, later: [1, 3], done: [] })
})
