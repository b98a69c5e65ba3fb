import { describe, expect, it } from 'vitest'
import { actor, employee, job as recordedJob } from '../../../tests/fixtures/records'
import { type CrewMember, NEW_CREW_MEMBER } from '../crew/crew'
import type { Job } from '../job/job'
import type { Cents } from '../money/money'
import { type DispatchVerdict, isWaived, judgeDispatch, judgeMember } from './dispatch'

const FRIDAY = '2026-11-20'
const SATURDAY = '2026-11-21'
const MONDAY = '2026-11-23'
const SPRING = '2027-03-14'
const AUTUMN = '2027-11-07'

const member = (patch: Partial<CrewMember> = {}): CrewMember => ({
  id: 2,
  business_id: 1,
  employee_id: 'E-2',
  first_name: 'Luis',
  last_name: 'Ortega',
  role: 'technician',
  status: 'available',
  skills: ['Lawn care'],
  hourly_rate: 2400 as Cents,
  crew_id: 1,
  user_id: null,
  ...NEW_CREW_MEMBER,
  ...patch,
})

const job = (patch: Partial<Job> = {}) =>
  recordedJob({ title: 'Lawn mowing', status: 'scheduled', assigned_crew_members: [], ...patch })

const other = job({
  id: 18,
  job_number: 'JOB-1018',
  status: 'assigned',
  assigned_crew_members: [2],
  scheduled_date: MONDAY,
  scheduled_start_time: '13:00',
  scheduled_end_time: '14:00',
})

type Case = {
  job?: Job
  members?: CrewMember[]
  day?: string
  at?: [string, string]
  jobs?: Job[]
  by?: ReturnType<typeof actor>
  anyway?: boolean
}

const judged = ({
  job: moved = job(),
  members = [member()],
  day = MONDAY,
  at: [start, end] = ['09:00', '10:30'],
  jobs = [other],
  by = actor(),
  anyway,
}: Case): DispatchVerdict =>
  judgeDispatch({ job: moved, members, day, at: { start, end } }, { actor: by, today: FRIDAY, jobs }, anyway)

const verdictText = (verdict: DispatchVerdict) =>
  verdict.ok ? ['ok', verdict.note].filter(Boolean).join(': ') : `${verdict.because}: ${verdict.reason}`

const absent = member({ absences: [{ from: MONDAY, to: MONDAY, reason: 'Vacation' }] })
const morning = job({ window_start: '08:00', window_end: '10:00' })

describe('where a dispatcher may put a job (X-40)', () => {
  it.each<[string, Case, string]>([
    ['a free time of someone who can do it', {}, 'ok'],
    ['right up to the next job', { at: ['11:30', '13:00'] }, 'ok'],
    ['into the tray', { members: [], at: ['05:00', '06:00'] }, 'ok'],
    ['its own place', { job: other, at: ['13:00', '14:00'] }, 'ok'],
    ['past midnight', { at: ['23:00', '24:30'] }, 'outside: The job would not end on this day.'],
    ['no length', { at: ['09:00', '09:00'] }, 'outside: End time must be after the start time'],
    ['the whole day and more', { at: ['00:15', '24:14'] }, 'outside: The job would not end on this day.'],
    [
      'a start that the clocks skip',
      { day: SPRING, at: ['02:30', '03:30'], members: [] },
      'skipped: There is no 2:30 AM on this day: the clocks go from 2:00 AM to 3:00 AM.',
    ],
    [
      'an end that the clocks skip',
      { day: SPRING, at: ['01:00', '02:45'], members: [] },
      'skipped: There is no 2:45 AM on this day: the clocks go from 2:00 AM to 3:00 AM.',
    ],
    ['up to and from the hour that is skipped', { day: SPRING, at: ['01:00', '02:00'], members: [] }, 'ok'],
    [
      'over the hour that is skipped',
      { day: SPRING, at: ['01:00', '04:00'], members: [] },
      'ok: The clocks go forward during that time, so it takes 2 h.',
    ],
    [
      'a time that comes twice',
      { day: AUTUMN, at: ['01:30', '02:30'], members: [] },
      'ok: 1:30 AM comes twice on this day. The job starts at the first. The clocks go back during that time, so it takes 2 h.',
    ],
    ['yesterday', { day: '2026-11-19' }, 'past: This day has passed. Choose today or a later day.'],
    ['without the permission', { by: employee('field_technician') }, 'permission: Your role can’t move jobs.'],
    [
      'a job that is done',
      { job: job({ status: 'completed' }) },
      'status: Only a scheduled, assigned, rescheduled or missed job can be moved; this one is completed.',
    ],
    ['someone who left', { members: [member({ status: 'inactive' })] }, 'inactive: Luis Ortega is not active.'],
    ['someone on vacation', { members: [absent] }, 'away: Luis Ortega is away: Vacation.'],
    [
      'someone away without a word why',
      { members: [member({ absences: [{ from: MONDAY, to: MONDAY, reason: '' }] })] },
      'away: Luis Ortega is away that day.',
    ],
    ['a time that is taken', { at: ['12:30', '13:15'] }, 'booked: Luis Ortega has JOB-1018 at 1:00 – 2:00 PM.'],
    ['a day off', { day: SATURDAY }, 'day_off: Luis Ortega does not work on Saturdays.'],
    ['before work', { at: ['06:45', '08:00'] }, 'hours: Luis Ortega works from 7:00 AM to 6:00 PM.'],
    ['after work', { at: ['17:00', '18:15'] }, 'hours: Luis Ortega works from 7:00 AM to 6:00 PM.'],
    ['the wrong skill', { job: job({ title: 'Stump grinding' }) }, 'skill: Luis Ortega lacks the skill Tree care.'],
    [
      'before the client expects anyone',
      { job: morning, at: ['07:30', '09:00'] },
      'window: The client expects the crew between 8:00 AM and 10:00 AM.',
    ],
    ['as the window closes', { job: morning, at: ['10:00', '11:00'] }, 'ok'],
    [
      'after the window of a client who said by when',
      { job: job({ window_end: '09:00' }), at: ['09:15', '10:00'] },
      'window: The client expects the crew by 9:00 AM.',
    ],
    [
      'too early for a client who said from when',
      { job: job({ window_start: '12:00' }) },
      'window: The client expects the crew from 12:00 PM on.',
    ],
  ])('%s', (_, testCase, verdict) => {
    expect(verdictText(judged(testCase))).toBe(verdict)
  })

  it('says what can not be helped before what can, one reason at a time', () => {
    // given a move that breaks every rule
    const worst: Case = {
      job: job({ title: 'Stump grinding', status: 'completed', window_end: '08:00' }),
      members: [member({ status: 'inactive', absences: [{ from: '2026-11-01', to: '2026-12-31', reason: 'Leave' }] })],
      day: '2026-11-14',
      at: ['20:00', '24:15'],
      by: employee('field_technician'),
      jobs: [{ ...other, scheduled_date: SATURDAY, scheduled_start_time: '05:00', scheduled_end_time: '22:00' }],
    }
    const mends: Partial<Case>[] = [
      {},
      { at: ['20:00', '21:00'] },
      { day: SATURDAY },
      { by: actor() },
      { job: job({ title: 'Stump grinding', window_end: '08:00' }) },
      { members: [member({ absences: [{ from: '2026-11-01', to: '2026-12-31', reason: 'Leave' }] })] },
      { members: [member()] },
      { jobs: [] },
      { day: MONDAY },
      { at: ['09:00', '10:00'] },
      { members: [member({ skills: ['Tree care'] })] },
      { at: ['08:00', '09:00'] },
    ]
    let mended = worst
    const reasons = mends.map((mend) => {
      mended = { ...mended, ...mend }
      return verdictText(judged(mended)).split(':')[0]
    })
    expect(reasons).toEqual([
      'outside',
      'past',
      'permission',
      'status',
      'inactive',
      'away',
      'booked',
      'day_off',
      'hours',
      'skill',
      'window',
      'ok',
    ])
  })

  it('lets someone who knows better pass over hours, skill and window, and over nothing else', () => {
    const knowing: Case[] = [
      { day: SATURDAY },
      { at: ['06:00', '07:00'] },
      { job: job({ title: 'Stump grinding' }) },
      { job: morning, at: ['11:00', '12:00'] },
      { members: [absent] },
      { at: ['13:00', '14:00'] },
      { day: '2026-11-19' },
    ]
    expect(knowing.map((each) => verdictText(judged({ ...each, anyway: true })).split(':')[0])).toEqual([
      'ok',
      'ok',
      'ok',
      'ok',
      'away',
      'booked',
      'past',
    ])
    expect(knowing.map((each) => isWaived(judged(each)))).toEqual([true, true, true, true, false, false, false])
  })

  it('asks of a crew of several that all are free and one has the skill', () => {
    const ana = member({ id: 3, first_name: 'Ana', last_name: 'Ruiz', skills: ['Tree care'] })
    const stump = job({ title: 'Stump grinding' })
    expect([
      verdictText(judged({ job: stump, members: [member(), ana] })),
      verdictText(judged({ job: stump, members: [member(), { ...ana, skills: [] }] })),
      verdictText(judged({ members: [ana, member()], at: ['13:30', '15:00'] })),
    ]).toEqual([
      'ok',
      'skill: No one on this crew has the skill Tree care.',
      'booked: Luis Ortega has JOB-1018 at 1:00 – 2:00 PM.',
    ])
  })
})

it('says of a crew member what no other time of the day would change', () => {
  expect([
    judgeMember(job(), member(), MONDAY),
    judgeMember(job(), member(), SATURDAY),
    judgeMember(job(), absent, MONDAY),
    judgeMember(job({ title: 'Stump grinding' }), member(), MONDAY),
  ]).toEqual([
    null,
    { ok: false, because: 'day_off', reason: 'Luis Ortega does not work on Saturdays.' },
    { ok: false, because: 'away', reason: 'Luis Ortega is away: Vacation.' },
    { ok: false, because: 'skill', reason: 'Luis Ortega lacks the skill Tree care.' },
  ])
})
