import { expect, it } from 'vitest'
import { job, memberNo } from '../../../tests/fixtures/records'
import type { Job } from '../job/job'
import { predictionOf, predictionText } from './prediction'

const visit = (id: number, end: string, patch: Partial<Job> = {}) =>
  job({
    id,
    title: 'Lawn mowing',
    status: 'completed',
    scheduled_date: `2026-11-0${id}`,
    scheduled_start_time: '09:00',
    scheduled_end_time: end,
    ...patch,
  })
const own = visit(9, '11:00', { status: 'scheduled', assigned_crew_members: [] })
const crew = [memberNo(1, { first_name: 'Ana', last_name: 'Ruiz' }), memberNo(2)]

it('says what past visits of the same service come to, and how this one compares', () => {
  const past = [
    visit(1, '10:00'),
    visit(2, '10:30', { assigned_crew_members: [1, 2] }),
    visit(3, '10:00', { assigned_crew_members: [2] }),
    visit(4, '12:00', { status: 'missed' }),
    visit(5, '13:00', { title: 'Stump grinding' }),
  ]
  expect(predictionText(own, predictionOf(own, [...past, own], crew))).toEqual([
    '3 visits of Lawn mowing were completed before, and 1 missed.',
    'They were planned for 60 to 90 minutes, half of them for 60 or less. This one has 120 minutes, more than any of them.',
    'Ana Ruiz was on 2 of them.',
  ])
})

it('says so where there is nothing to compare with, and nothing of days to come', () => {
  const first = { ...own, scheduled_date: '2026-11-01' }
  expect(predictionText(first, predictionOf(first, [visit(3, '10:00'), first], crew))).toEqual([
    'No visit of Lawn mowing was completed before, so there is nothing to compare with.',
  ])
})

it('says how long the crew was there, of the visits where that was noted', () => {
  const from = Date.UTC(2026, 10, 1, 15)
  const there = (minutes: number, waited = 0) => ({
    on_site: { from, from_waited: 0, to: from + minutes * 60_000, to_waited: waited },
  })
  const past = [
    visit(1, '10:00', there(50)),
    // The end event waited ten minutes for the network.
    visit(2, '10:00', there(90, 600)),
    visit(3, '10:00'),
  ]
  const sentences = (jobs: readonly Job[]) => predictionText(own, predictionOf(own, jobs, crew))
  expect(sentences(past)).toContain('Time on site is known of 2 visits: 50 to 80 minutes, half of them for 50 or less.')
  expect(sentences(past.slice(1))).toContain('Time on site is known of 1 visit: 80 minutes.')
})
