import { describe, expect, it } from 'vitest'
import { actor, employee, job } from '../../../tests/fixtures/records'
import type { PermissionName } from '../permissions/catalogue'
import {
  commandForStatus,
  isOpen,
  isOwnJob,
  JOB_COMMANDS,
  type JobCommand,
  judgeJob,
  mayCreateJobs,
  mayDeleteJobs,
  mayEditJob,
  maySeeJob,
  STATUS_COMMANDS,
  statusAfter,
  statusWithCrew,
} from './commands'
import { JOB_STATUSES, type JobStatus } from './job'

const owner = actor()
const reason = (verdict: ReturnType<typeof judgeJob>) => (verdict.ok ? null : `${verdict.because}: ${verdict.reason}`)
const onStatus = (command: JobCommand, status: JobStatus) => reason(judgeJob(owner, command, job({ status })))

describe('the life of a job (JOB-11, X-42)', () => {
  it('leads from each status by each command to the next', () => {
    const next = (status: JobStatus) =>
      Object.fromEntries(
        JOB_COMMANDS.filter((command) => judgeJob(owner, command, job({ status })).ok).map((command) => [
          command,
          statusAfter(command, status),
        ]),
      )
    expect(Object.fromEntries(JOB_STATUSES.map((status) => [status, next(status)]))).toEqual({
      scheduled: {
        assign: 'assigned',
        cancel: 'cancelled',
        miss: 'missed',
        reschedule: 'rescheduled',
        dispatch: 'assigned',
      },
      assigned: {
        reassign: 'assigned',
        depart: 'en_route',
        start: 'in_progress',
        cancel: 'cancelled',
        miss: 'missed',
        reschedule: 'rescheduled',
        dispatch: 'assigned',
      },
      en_route: { reassign: 'en_route', start: 'in_progress', cancel: 'cancelled', miss: 'missed' },
      in_progress: { complete: 'completed', cancel: 'cancelled' },
      completed: {},
      cancelled: {},
      missed: { reschedule: 'rescheduled', dispatch: 'assigned' },
      rescheduled: {
        assign: 'assigned',
        cancel: 'cancelled',
        miss: 'missed',
        reschedule: 'rescheduled',
        dispatch: 'assigned',
      },
    })
  })

  it('is open until the job is done, cancelled or missed', () => {
    expect(JOB_STATUSES.filter(isOpen)).toEqual(['scheduled', 'assigned', 'en_route', 'in_progress', 'rescheduled'])
  })

  it('is moved along by update-status only where that names one command (API-20)', () => {
    expect(JOB_STATUSES.map((status) => commandForStatus(status) ?? null)).toEqual([
      null,
      null,
      'depart',
      'start',
      'complete',
      'cancel',
      'miss',
      null,
    ])
    expect(STATUS_COMMANDS.map((command) => commandForStatus(statusAfter(command, 'assigned')))).toEqual([
      ...STATUS_COMMANDS,
    ])
  })
})

describe('moving a job gives it a time and a crew', () => {
  it('so that both permissions are needed', () => {
    const holding = (...permissions: PermissionName[]) =>
      judgeJob(employee('office_manager', { permissions }), 'dispatch', job())
    const refused = {
      ok: false,
      because: 'permission',
      reason: 'Your role can’t move jobs.',
    }
    expect([
      holding('jobs.view.all', 'jobs.edit.all'),
      holding('jobs.view.all', 'jobs.assign'),
      holding('jobs.view.all', 'jobs.edit.all', 'jobs.assign'),
    ]).toEqual([refused, refused, { ok: true }])
  })

  it('and without a crew it waits for one', () => {
    expect([statusWithCrew([2]), statusWithCrew([])]).toEqual(['assigned', 'scheduled'])
  })
})

describe('a refusal by status says what would be needed', () => {
  it.each([
    ['assign', 'completed', 'Only a scheduled or rescheduled job can be assigned; this one is completed.'],
    ['reassign', 'scheduled', 'Only an assigned or en route job can be reassigned; this one is scheduled.'],
    ['depart', 'in_progress', 'Only an assigned job can be marked as on the way; this one is in progress.'],
    ['start', 'scheduled', 'Only an assigned or en route job can be started; this one is scheduled.'],
    ['complete', 'assigned', 'Only an in progress job can be completed; this one is assigned.'],
    [
      'cancel',
      'missed',
      'Only a scheduled, assigned, en route, in progress or rescheduled job can be cancelled; this one is missed.',
    ],
    [
      'miss',
      'in_progress',
      'Only a scheduled, assigned, en route or rescheduled job can be marked as missed; this one is in progress.',
    ],
    [
      'reschedule',
      'en_route',
      'Only a scheduled, assigned, rescheduled or missed job can be rescheduled; this one is en route.',
    ],
  ] as const)('%s on a job that is %s', (command, status, words) => {
    expect(onStatus(command, status)).toBe(`status: ${words}`)
  })
})

describe('a refusal by permission', () => {
  const technician = employee('field_technician')
  const foreign = { assigned_crew_members: [2] }

  it.each([
    ['assign', 'Your role can’t assign jobs.'],
    ['reassign', 'Your role can’t reassign jobs.'],
    ['cancel', 'Your role can’t cancel jobs.'],
    ['miss', 'Your role can’t mark jobs as missed.'],
    ['reschedule', 'Your role can’t reschedule jobs.'],
  ] as const)('tells a technician that %s is not for their role', (command, words) => {
    expect(reason(judgeJob(technician, command, job()))).toBe(`permission: ${words}`)
  })

  it.each([
    ['depart', 'assigned', 'Only jobs you are assigned to can be marked as on the way by you.'],
    ['start', 'assigned', 'Only jobs you are assigned to can be started by you.'],
    ['complete', 'in_progress', 'Only jobs you are assigned to can be completed by you.'],
  ] as const)('lets a technician %s own jobs only', (command, status, words) => {
    expect([
      reason(judgeJob(technician, command, job({ status }))),
      reason(judgeJob(technician, command, job({ status, ...foreign }))),
    ]).toEqual([null, `permission: ${words}`])
  })

  it('comes before one by status, so that no one learns of what is not theirs', () => {
    expect(reason(judgeJob(technician, 'start', job({ status: 'completed', ...foreign })))).toBe(
      'permission: Only jobs you are assigned to can be started by you.',
    )
  })

  it('never meets a crew leader on the jobs of the day', () => {
    const leader = employee('crew_leader')
    const commands: [JobCommand, JobStatus][] = [
      ['assign', 'scheduled'],
      ['reassign', 'assigned'],
      ['start', 'assigned'],
      ['complete', 'in_progress'],
      ['cancel', 'assigned'],
    ]
    expect(commands.map(([command, status]) => judgeJob(leader, command, job({ status, ...foreign })).ok)).toEqual([
      true,
      true,
      true,
      true,
      true,
    ])
  })
})

describe('whose job it is', () => {
  it('is own for who is on its crew, and for the client it is done for', () => {
    expect(
      [
        actor({ crew_member_id: 1 }),
        actor({ crew_member_id: 2 }),
        actor({ client_id: 5 }),
        actor({ client_id: 6 }),
        actor(),
      ].map((one) => isOwnJob(one, job())),
    ).toEqual([true, false, true, false, false])
  })

  it('decides who sees it (PERM-18)', () => {
    const foreign = job({ assigned_crew_members: [2] })
    const people = [owner, employee('office_manager'), employee('field_technician'), employee('billing_specialist')]
    expect(people.map((one) => [maySeeJob(one, job()), maySeeJob(one, foreign)])).toEqual([
      [true, true],
      [true, true],
      [true, false],
      [false, false],
    ])
  })

  it('decides who alters it (PERM-18)', () => {
    const foreign = job({ assigned_crew_members: [2] })
    const people = [owner, employee('crew_leader'), employee('field_technician'), employee('property_owner')]
    expect(people.map((one) => [mayEditJob(one, job()), mayEditJob(one, foreign)])).toEqual([
      [true, true],
      [true, true],
      [true, false],
      [false, false],
    ])
  })
})

it('is made and removed by who holds the permission (PERM-18, X-43)', () => {
  const people = [owner, employee('office_manager'), employee('crew_leader'), employee('field_technician')]
  expect(people.map((one) => [mayCreateJobs(one), mayDeleteJobs(one)])).toEqual([
    [true, true],
    [true, true],
    [false, false],
    [false, false],
  ])
})
