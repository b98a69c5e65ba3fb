import { describe, expect, test } from 'vitest'
import { JOB_STATUSES, type JobStatus } from '@/domain/job/job'
import { centsFromDollars } from '@/domain/money'
import { columnOf, countClosed, countOnBoard, dealJobs, judgeDrop, judgeMove, moveTargets, OPEN_COLUMNS } from './board'
import { sampleActor, sampleJob } from './sample'

const inStatus = (status: JobStatus) => sampleJob({ status, assigned_crew_members: [2] })
const allowed = (from: JobStatus) =>
  JOB_STATUSES.flatMap((to) => {
    const move = judgeMove(sampleActor(), inStatus(from), to)
    return move.kind === 'command' ? [`${to}: ${move.command}`] : []
  })

describe('a move on the board', () => {
  test.each<[JobStatus, string[]]>([
    ['scheduled', ['assigned: assign', 'cancelled: cancel', 'missed: miss', 'rescheduled: reschedule']],
    [
      'assigned',
      ['en_route: depart', 'in_progress: start', 'cancelled: cancel', 'missed: miss', 'rescheduled: reschedule'],
    ],
    ['en_route', ['in_progress: start', 'cancelled: cancel', 'missed: miss']],
    ['in_progress', ['completed: complete', 'cancelled: cancel']],
    ['completed', []],
    ['cancelled', []],
    ['missed', ['rescheduled: reschedule']],
    ['rescheduled', ['assigned: assign', 'cancelled: cancel', 'missed: miss']],
  ])('from %s leads to %s', (from, moves) => {
    expect(allowed(from)).toEqual(moves)
  })

  test('back to scheduled is refused with a way on', () => {
    expect(judgeMove(sampleActor(), inStatus('assigned'), 'scheduled')).toEqual({
      kind: 'refused',
      reason: 'No job goes back to scheduled; reschedule it instead.',
    })
  })

  test('says why a role may not', () => {
    const actor = sampleActor({ permissions: ['jobs.view.all'] })
    expect(judgeMove(actor, inStatus('scheduled'), 'assigned')).toEqual({
      kind: 'refused',
      reason: 'Your role does not allow jobs to be assigned.',
    })
  })

  test('onto its own status is nothing, and so is a drop of a crew on its way onto assigned', () => {
    expect(judgeMove(sampleActor(), inStatus('assigned'), 'assigned')).toEqual({ kind: 'stay' })
    expect(judgeDrop(sampleActor(), inStatus('en_route'), 'assigned')).toEqual({ kind: 'stay' })
    expect(judgeDrop(sampleActor(), inStatus('en_route'), 'in_progress')).toEqual({ kind: 'command', command: 'start' })
  })

  test('can lead wherever a column is, and to en route, which has none', () => {
    expect(moveTargets(OPEN_COLUMNS)).toEqual(['scheduled', 'assigned', 'en_route', 'in_progress', 'completed'])
  })
})

describe('the piles of the board', () => {
  const jobs = [
    sampleJob({ id: 1, scheduled_date: '2026-11-21' }),
    sampleJob({ id: 2, scheduled_start_time: '13:00' }),
    sampleJob({ id: 3, estimated_cost: centsFromDollars(20.5) }),
    sampleJob({ id: 4, status: 'en_route' }),
    sampleJob({ id: 5, status: 'cancelled' }),
    sampleJob({ id: 6, scheduled_date: '2026-11-19' }),
    sampleJob({ id: 7, status: 'completed', scheduled_date: '2026-11-18' }),
    sampleJob({ id: 8, status: 'completed', scheduled_date: '2026-11-19' }),
  ]

  test('hold each job once with their worth: open work by the agenda, finished work newest first', () => {
    const piles = dealJobs(jobs, OPEN_COLUMNS, '2026-11-20').map(({ column, jobs, worth }) => [
      column,
      jobs.map(({ id }) => id),
      worth,
    ])
    expect(piles).toEqual([
      ['scheduled', [3, 2, 1, 6], 56_050],
      ['assigned', [4], 18_000],
      ['in_progress', [], 0],
      ['completed', [8, 7], 36_000],
    ])
  })

  test('leave out closed jobs and count them', () => {
    expect(countClosed(jobs)).toBe(1)
    expect([countOnBoard(jobs, false), countOnBoard(jobs, true)]).toEqual([7, 8])
    expect(columnOf('cancelled')).toBe('cancelled')
  })
})
