import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { JOB_COMMANDS, type JobCommand, jobCore, judgeJob } from '@/domain/job/commands'
import { JOB_STATUSES, type JobStatus, placeOf } from '@/domain/job/job'
import type { Actor } from '@/domain/permissions/actor'
import { SYSTEM_ROLES, type SystemRoleKey } from '@/domain/permissions/system-roles'
import type { JobRequest } from '@/machines/job-lifecycle/context'
import { jobLifecycleMachine } from '@/machines/job-lifecycle/machine'
import { verdictOn } from '@/machines/job-lifecycle/selectors'
import { actor, employee, job } from '../fixtures/records'

const slot = { scheduled_date: '2026-11-30', scheduled_start_time: '13:00', scheduled_end_time: '14:30' }

/** The machine event per command; one event covers first and later crews. */
const EVENT_OF: Record<JobCommand, JobRequest> = {
  assign: { type: 'job.assign', id: 'k', crew_member_ids: [1] },
  reassign: { type: 'job.assign', id: 'k', crew_member_ids: [1] },
  depart: { type: 'job.depart', id: 'k' },
  start: { type: 'job.start', id: 'k' },
  complete: { type: 'job.complete', id: 'k' },
  cancel: { type: 'job.cancel', id: 'k' },
  miss: { type: 'job.miss', id: 'k' },
  reschedule: { type: 'job.reschedule', id: 'k', slot },
  dispatch: {
    type: 'job.dispatch',
    id: 'k',
    move: { was: placeOf(job()), to: { ...placeOf(job()), ...slot }, anyway: false },
  },
}

const roles = Object.keys(SYSTEM_ROLES) as SystemRoleKey[]
const people: [string, Actor][] = [
  ...roles.map((key): [string, Actor] => [SYSTEM_ROLES[key].name, employee(key)]),
  ['owner by type, without a role', actor({ permissions: [] })],
  ['system admin by type, without a role', actor({ user_type: 'system_admin', permissions: [] })],
  [
    'property owner by type, who is the client',
    employee('property_owner', { user_type: 'property_owner', crew_member_id: null, client_id: 5 }),
  ],
  ['employee without a role', employee('property_owner', { permissions: [] })],
]

const jobsIn = (status: JobStatus) => ({
  own: job({ status }),
  foreign: job({ status, assigned_crew_members: [2], client_id: 6 }),
})

const cases = JOB_STATUSES.flatMap((status) =>
  Object.entries(jobsIn(status)).flatMap(([whose, one]) =>
    JOB_COMMANDS.map((command) => ({ status, whose, command, job: one })),
  ),
)

const isAllowed = (person: Actor, command: JobCommand, one: (typeof cases)[number]['job']) =>
  JOB_COMMANDS.filter((other) => EVENT_OF[other].type === EVENT_OF[command].type).some(
    (other) => judgeJob(person, other, one).ok,
  )

describe.each(people)('%s', (_, person) => {
  const lives = cases.map((one) => ({
    ...one,
    snapshot: createActor(jobLifecycleMachine, { input: { actor: person, job: jobCore(one.job) } })
      .start()
      .getSnapshot(),
  }))
  const name = ({ status, whose, command }: (typeof lives)[number]) => `${command} ${whose} ${status}`

  it('can do in the machine what the rules allow, and nothing else', () => {
    expect(lives.filter(({ snapshot, command }) => snapshot.can(EVENT_OF[command])).map(name)).toEqual(
      lives.filter(({ command, job }) => isAllowed(person, command, job)).map(name),
    )
  })

  it('is told by the screen what the rules say', () => {
    expect(lives.map(({ snapshot, command }) => verdictOn(snapshot, command))).toEqual(
      lives.map(({ command, job }) => judgeJob(person, command, job)),
    )
  })
})

it('so that each role may do, of all there is, what it is for', () => {
  const allowed = ([name, person]: (typeof people)[number]) => {
    const commands = (whose: string) => [
      ...new Set(
        cases
          .filter((one) => one.whose === whose && judgeJob(person, one.command, one.job).ok)
          .map(({ command }) => command),
      ),
    ]
    return [name, { own: commands('own').sort(), foreign: commands('foreign').sort() }]
  }
  const all = { own: [...JOB_COMMANDS].sort(), foreign: [...JOB_COMMANDS].sort() }
  const none = { own: [], foreign: [] }
  expect(Object.fromEntries(people.map(allowed))).toEqual({
    'Business Owner': all,
    'Office Manager': all,
    'Field Technician': { own: ['complete', 'depart', 'start'], foreign: [] },
    'Crew Leader': all,
    'Billing Specialist': none,
    'Property Owner': none,
    'owner by type, without a role': all,
    'system admin by type, without a role': all,
    'property owner by type, who is the client': none,
    'employee without a role': none,
  })
})
