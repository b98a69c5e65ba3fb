import { describe, expect, it } from 'vitest'
import { actor, employee, job } from '../../../tests/fixtures/records'
import type { Actor } from '../permissions/actor'
import { JOB_STATUSES, type Job } from './job'
import { arrivalChoice, arrivalIn, noticeText, withArrival } from './notice-text'
import {
  driveFor,
  driveTo,
  homesFrom,
  isStillAhead,
  judgeNotice,
  minutesSinceRecentNotice,
  onTheWayText,
  recentNoticeText,
  wasNotifiedSince,
} from './on-my-way'

const today = '2026-11-23'
const verdict = (patch: Partial<Job>, person: Actor = actor(), day = today) => {
  const judged = judgeNotice(person, job(patch), day)
  return judged.ok ? 'ok' : `${judged.because}: ${judged.reason}`
}

describe('telling a client that the crew is on its way', () => {
  it('is possible once there is a crew, until the work begins', () => {
    expect(Object.fromEntries(JOB_STATUSES.map((status) => [status, verdict({ status })]))).toEqual({
      scheduled: 'status: No one is assigned to this job yet.',
      assigned: 'ok',
      en_route: 'ok',
      in_progress: 'status: The crew is already there.',
      completed: 'status: This job is over.',
      cancelled: 'status: This job is over.',
      missed: 'status: This job is over.',
      rescheduled: 'status: This job was rescheduled. Confirm its crew first.',
    })
    expect(verdict({ assigned_crew_members: [] })).toBe('status: No one is assigned to this job yet.')
  })

  it('is for the day of the job and the day before', () => {
    const refusal = 'status: The client can be told on the day of the job or the day before.'
    expect(['2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24'].map((day) => verdict({}, actor(), day))).toEqual([
      refusal,
      'ok',
      'ok',
      refusal,
    ])
  })

  it('is for the crew of the job and the office', () => {
    const refusal = 'permission: Only the crew of a job and the office can say that it is on the way.'
    expect([
      verdict({}, employee('field_technician')),
      verdict({ assigned_crew_members: [2] }, employee('field_technician')),
      verdict({ assigned_crew_members: [2] }, employee('office_manager')),
      verdict({}, employee('billing_specialist')),
    ]).toEqual(['ok', refusal, 'ok', refusal])
  })

  it('names who comes, from where and when', () => {
    const names = { client: 'Warren', crew: ['Dana'], business: 'Evergreen Lawn' }
    expect([
      noticeText(names, '09:40'),
      noticeText({ ...names, crew: ['Dana', 'Ben'] }, '09:40'),
      noticeText({ client: '', crew: [], business: '' }, '13:05'),
    ]).toEqual([
      'Hi Warren, Dana from Evergreen Lawn is on the way and should arrive around 9:40 AM.',
      'Hi Warren, Dana and Ben from Evergreen Lawn are on the way and should arrive around 9:40 AM.',
      'Hi, your crew is on the way and should arrive around 1:05 PM.',
    ])
  })

  it('keeps what was written of the text when the arrival changes', () => {
    expect([
      withArrival('See you at 9:40 AM!', '09:40', '10:00'),
      withArrival('See you soon!', '09:40', '10:00'),
    ]).toEqual(['See you at 10:00 AM!', 'See you soon!'])
  })

  it('arrives past midnight too', () => {
    expect([arrivalIn(20, '09:20'), arrivalIn(30, '23:50')]).toEqual(['09:40', '00:20'])
  })

  it('is likely a slip within five minutes', () => {
    const notice = { notice_date: today, notice_time: '09:20' }
    const at = (time: string, day = today) => minutesSinceRecentNotice(notice, { today: day, time })
    expect([at('09:20'), at('09:24'), at('09:25'), at('09:19'), at('09:22', '2026-11-24')]).toEqual([
      0,
      4,
      null,
      null,
      null,
    ])
    expect([0, 1, 4].map(recentNoticeText)).toEqual([
      'The client got this message less than a minute ago.',
      'The client got this message 1 minute ago.',
      'The client got this message 4 minutes ago.',
    ])
  })

  it('may be sent late until the time it promises, past midnight too', () => {
    const at = Date.parse('2026-11-23T09:20:00-06:00')
    const timeZone = 'America/Chicago'
    const isAhead = (minutes: number, arrival: string, sent = at) =>
      isStillAhead({ arrival, at: sent, timeZone }, sent + minutes * 60_000)
    expect([isAhead(0, '09:40'), isAhead(19, '09:40'), isAhead(20, '09:40'), isAhead(24 * 60, '09:40')]).toEqual([
      true,
      true,
      false,
      false,
    ])
    const late = Date.parse('2026-11-23T23:50:00-06:00')
    expect([isAhead(20, '00:20', late), isAhead(30, '00:20', late)]).toEqual([true, false])

    const wasNotified = (notice_date: string | null, notice_time: string | null) =>
      wasNotifiedSince({ notice_date, notice_time }, { arrival: '09:40', at, timeZone })
    expect([
      wasNotified(null, null),
      wasNotified(today, '09:19'),
      wasNotified('2026-11-22', '23:00'),
      wasNotified(today, '09:20'),
    ]).toEqual([false, false, false, true])
  })

  it('is said of the job while its crew is on the way that day', () => {
    const notifiedJob = job({ status: 'en_route', notice_date: today, notice_time: '09:20', expected_arrival: '09:40' })
    expect([
      onTheWayText(notifiedJob, today),
      onTheWayText(notifiedJob, '2026-11-24'),
      onTheWayText({ ...notifiedJob, status: 'in_progress' }, today),
      onTheWayText(job({ status: 'en_route' }), today),
    ]).toEqual(['On the way, expected 9:40 AM', null, null, null])
  })
})

describe('the drive to a job', () => {
  const at = (scheduled_start_time: string, patch: Partial<Job> = {}) =>
    job({ id: 1, property_zip: 'before', scheduled_start_time, ...patch })
  const places: Record<string, number> = { before: 30.2, further: 30.9, '78751': 30.3 }
  const positionOf = ({ property_zip }: Pick<Job, 'property_zip'>) => {
    const latitude = places[property_zip]
    return latitude === undefined ? null : { latitude, longitude: -97.7 }
  }
  const drive = (...others: Job[]) => driveTo(job(), others, positionOf)

  it('is that from the latest stop before of the same leader and day', () => {
    expect([
      drive(at('08:00', { property_zip: 'further' }), at('08:30')),
      drive(at('09:30')),
      drive(at('08:00', { assigned_crew_members: [2, 1] })),
      drive(at('08:00', { scheduled_date: '2026-11-22' })),
      drive(at('08:00', { status: 'cancelled' })),
      drive(at('08:00', { property_zip: 'nowhere' })),
    ]).toEqual([24, null, null, null, null, null])
  })

  it('begins at the home base of the leader, before the first stop of the day', () => {
    const base = { address: '4 Elm St', city: 'Austin', state: 'TX', zip_code: '78704' }
    const homeOf = homesFrom([
      { id: 1, home_base: { ...base, latitude: 30.2, longitude: -97.7 } },
      { id: 2, home_base: { ...base, latitude: null, longitude: null } },
      { id: 3, home_base: null },
    ])
    const led = (...assigned_crew_members: number[]) => driveTo(job({ assigned_crew_members }), [], positionOf, homeOf)
    expect([led(1, 2), led(2), led(3), led(9)]).toEqual([24, null, null, null])
    expect(driveTo(job(), [at('08:00', { property_zip: 'nowhere' })], positionOf, homeOf)).toBe(null)
  })

  it('is for one of the crew that from their own stop before, whoever led there', () => {
    const before = at('08:00', { assigned_crew_members: [2, 3] })
    const homeOf = () => null
    const drive = (memberId: number) =>
      driveFor(memberId, job({ assigned_crew_members: [1, 3] }), [before], { positionOf, homeOf })
    expect([drive(3), drive(1)]).toEqual([24, null])
  })

  it('leads to the next longer choice, and to 20 minutes where it is not known', () => {
    expect([null, 0, 10, 11, 24, 200].map(arrivalChoice)).toEqual([20, 10, 10, 15, 30, 60])
  })
})
