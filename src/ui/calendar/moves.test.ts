import { describe, expect, it } from 'vitest'
import { sampleJob } from '@/ui/jobs/rules/sample'
import type { Outcome } from '@/ui/kit/records/actions/run-on-many'
import { actor } from '../../../tests/fixtures/records'
import { aimOf, bothUndone, crewAfter, isStay, judgePlace, movedJob, placeAt, stretchText } from './moves'

const job = sampleJob({
  status: 'assigned',
  assigned_crew_members: [1, 2],
  scheduled_date: '2026-11-23',
  scheduled_start_time: '09:00',
  scheduled_end_time: '10:30',
})

describe('who does a job that is moved', () => {
  it.each([
    ['to another lane, the others stay', [1, 2], 1, 3, [3, 2]],
    ['to the lane of someone who is on it already', [1, 2], 1, 2, [2]],
    ['within its lane', [1, 2], 2, 2, [1, 2]],
    ['from the tray', [], null, 4, [4]],
    ['into the tray', [1, 2], 1, null, []],
  ])('%s', (_, crew, from, to, after) => {
    expect(crewAfter(crew, from, to)).toEqual(after)
  })
})

it('an aim is a place, and its own place is none to move to', () => {
  const aim = { ...aimOf(job, 1), lane: 3, start: 630, end: 720 }
  const place = placeAt(job, 1, aim)
  expect(place).toEqual({
    scheduled_date: '2026-11-23',
    scheduled_start_time: '10:30',
    scheduled_end_time: '12:00',
    assigned_crew_members: [3, 2],
  })
  expect([isStay(job, place), isStay(job, placeAt(job, 1, aimOf(job, 1)))]).toEqual([false, true])
  expect(movedJob(job, placeAt(job, 1, { ...aim, lane: null })).status).toBe('scheduled')
})

it('confirming the crew of a rescheduled job where it is, is a move', () => {
  const rescheduled = { ...job, status: 'rescheduled' } as const
  expect(isStay(rescheduled, placeAt(rescheduled, 1, aimOf(rescheduled, 1)))).toBe(false)
})

it('no one is moved to someone who has left', () => {
  const context = { actor: actor(), today: '2026-11-20', jobs: [job], crew: new Map() }
  expect(judgePlace(job, placeAt(job, 1, aimOf(job, 9)), context)).toEqual({
    ok: false,
    because: 'inactive',
    reason: 'This crew member is not active.',
  })
})

it('a stretch says the half of the day once', () => {
  expect([stretchText({ start: 540, end: 630 }), stretchText({ start: 690, end: 780 })]).toEqual([
    '9:00 – 10:30 AM',
    '11:30 AM – 1:00 PM',
  ])
})

describe('the undo of a move that later visits have followed', () => {
  const failed: Outcome = { ok: false, failure: { message: 'It has changed since.', status: 409, details: null } }
  const undone = async (later: Outcome, first: Outcome) => {
    const calls: string[] = []
    const answering = (name: string, outcome: Outcome) => () => {
      calls.push(name)
      return Promise.resolve(outcome)
    }
    const outcome = await bothUndone(answering('later', later), answering('first', first), 'JOB-1017')?.()
    return [calls, outcome?.ok === false ? outcome.failure.message : outcome?.ok]
  }

  it('takes back the later ones first, and nothing more where that fails', async () => {
    expect([await undone({ ok: true }, { ok: true }), await undone(failed, { ok: true })]).toEqual([
      [['later', 'first'], true],
      [['later'], 'It has changed since.'],
    ])
  })

  it('says how far it came where the first one stays', async () => {
    expect(await undone({ ok: true }, failed)).toEqual([
      ['later', 'first'],
      'The later visits are back, but JOB-1017 is not: It has changed since.',
    ])
  })
})
