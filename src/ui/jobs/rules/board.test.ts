import { describe, expect, test } from 'vitest'
import { JOB_STATUSES, type JobStatus } from '@/domain/job/job'
import { centsFromDollars } from '@/domain/money/money'
import {
  columnOf,
  columnsFor,
  countClosed,
  countOnBoard,
  dealJobs,
  furtherBack,
  judgeDrop,
  judgeMove,
  moveTargets,
  OPEN_COLUMNS,
  type Reach,
  reached,
} from './board'
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
      reason: 'Your role can’t assign jobs.',
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
    expect([OPEN_COLUMNS, columnsFor(true, undefined)].map((columns) => countOnBoard(jobs, columns))).toEqual([7, 8])
    expect(columnOf('cancelled')).toBe('cancelled')
  })
})

describe('how far back finished work shows', () => {
  const TODAY = '2026-11-20'
  const days = ['2026-11-22', '2026-11-13', '2026-11-12', '2026-10-21', '2026-10-20', '2026-01-05']
  const pileOf = (status: JobStatus) => {
    const jobs = days.map((scheduled_date, id) => sampleJob({ id, status, scheduled_date }))
    const [pile] = dealJobs(jobs, [columnOf(status)], TODAY)
    if (!pile) throw new Error('no pile')
    return pile
  }
  const shown = (status: JobStatus, reach: Reach) => {
    const { jobs, worth, since, older } = reached(pileOf(status), reach, TODAY)
    return { jobs: jobs.length, worth, since, older }
  }

  test('is a week, then thirty days, then all of it, and says how much is older', () => {
    expect([7, 30, null].map((reach) => shown('completed', reach as Reach))).toEqual([
      { jobs: 2, worth: 36_000, since: '2026-11-13', older: 4 },
      { jobs: 4, worth: 72_000, since: '2026-10-21', older: 2 },
      { jobs: 6, worth: 108_000, since: null, older: 0 },
    ])
    expect(shown('cancelled', 7).older).toBe(4)
  })

  test('open work shows whole', () => {
    expect(shown('scheduled', 7)).toEqual({ jobs: 6, worth: 108_000, since: null, older: 0 })
  })

  test('leads further back where that brings something', () => {
    const pile = pileOf('completed')
    const old = { ...pile, jobs: pile.jobs.filter(({ scheduled_date }) => scheduled_date < '2026-10-21') }
    expect([furtherBack(pile, 7, TODAY), furtherBack(pile, 30, TODAY), furtherBack(pile, null, TODAY)]).toEqual([
      { reach: 30, more: 2 },
      { reach: null, more: 2 },
      null,
    ])
    expect(furtherBack(old, 7, TODAY)).toEqual({ reach: null, more: 2 })
  })
})
