import { expect, it } from 'vitest'
import { job, memberNo } from '../../../../tests/fixtures/records'
import { type Job, type JobPlace, placeOf } from '../../job/job'
import { daysOfMoves, ghostLanes, ghostsOf } from './ghosts'
import type { Move } from './proposal'

const DAY = '2026-11-19'
const jobNo = (id: number, crew: number[], start: string, end: string): Job =>
  job({
    id,
    status: crew.length > 0 ? 'assigned' : 'scheduled',
    scheduled_date: DAY,
    scheduled_start_time: start,
    scheduled_end_time: end,
    assigned_crew_members: crew,
  })
const moved = (of: Job, to: Partial<JobPlace>): Move => ({
  job_id: of.id,
  job_number: of.job_number,
  title: of.title,
  from: placeOf(of),
  to: { ...placeOf(of), ...to },
  because: '',
  group: 1,
})
const first = jobNo(1, [1], '08:00', '10:00')
const second = jobNo(2, [2], '09:00', '10:00')
const waiting = jobNo(3, [], '09:00', '11:00')
const crew = [1, 2, 3].map((id) => memberNo(id))
const lanesOn = (day: string, jobs: Job[], moves: Move[]) =>
  ghostLanes(ghostsOf(jobs, moves), { day, crew, positionOf: () => null }).map(({ id, booked, blocks }) => [
    id,
    booked,
    blocks.map((block) => [block.job.id, block.row]),
  ])

it('has a job in both places, of those alone whose day changes', () => {
  expect(lanesOn(DAY, [first, second], [moved(first, { assigned_crew_members: [2] })])).toEqual([
    [1, 0, [[-1, 0]]],
    [
      2,
      180,
      [
        [1, 0],
        [2, 1],
      ],
    ],
  ])
})

it('has what waits in a lane of its own, above that of who would do it', () => {
  expect(lanesOn(DAY, [waiting], [moved(waiting, { assigned_crew_members: [3] })])).toEqual([
    [0, 0, [[-3, 0]]],
    [3, 120, [[3, 0]]],
  ])
})

it('has a job that would leave the day on both days', () => {
  const moves = [moved(first, { scheduled_date: '2026-11-20' })]
  expect(daysOfMoves(moves)).toEqual([DAY, '2026-11-20'])
  expect([lanesOn(DAY, [first], moves), lanesOn('2026-11-20', [first], moves)]).toEqual([
    [[1, 0, [[-1, 0]]]],
    [[1, 120, [[1, 0]]]],
  ])
})

it('has nothing elsewhere of a job whose place is confirmed, and nothing at all without moves', () => {
  expect(lanesOn(DAY, [first], [moved(first, {})])).toEqual([[1, 120, [[1, 0]]]])
  expect(lanesOn(DAY, [first, waiting], [])).toEqual([])
})
