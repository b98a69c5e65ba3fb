import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { assignCrew, updateJob, updateJobStatus } from '@/contract/jobs'
import { JOB_COMMANDS, type JobCommand, judgeJob } from '@/domain/job/commands'
import { JOB_STATUSES, type Job, type JobStatus } from '@/domain/job/job'
import { actorFrom } from '@/domain/permissions/actor'
import type { MockServer } from '@/mock-server'
import { demoSeed } from '@/mock-server/seeds/demo'
import { seedFacts } from '@/mock-server/seeds/facts'
import { type Answered, openOffice, type Person, signIn } from './office'

const ROLES = ['owner', 'manager', 'leader', 'tech', 'billing', 'home'].map((name) => `${name}@greenvalley.demo`)
const PEOPLE = [...ROLES, 'admin@groundwork.demo']

const LUIS = 2
const MIA = 3
const HELEN = 1
const NEIGHBOUR = 2

type Case = { email: string; status: JobStatus; command: JobCommand; own: boolean }

const CASES: readonly Case[] = PEOPLE.flatMap((email) =>
  JOB_STATUSES.flatMap((status) =>
    JOB_COMMANDS.flatMap((command) => [true, false].map((own) => ({ email, status, command, own }))),
  ),
)

const jobFor = ({ status, own }: Case, index: number, sample: Job): Job => ({
  ...sample,
  id: index + 1,
  job_number: `JOB-${1001 + index}`,
  status,
  client_id: own ? HELEN : NEIGHBOUR,
  assigned_crew_members: [own ? LUIS : MIA],
})

/** One job per case, so that cases don't affect each other. */
const scenario = {
  facts: seedFacts,
  tables(anchor: string) {
    const seed = demoSeed(anchor)
    const sample = seed.jobs.find((job) => job.scheduled_date === anchor)
    if (!sample) throw new Error('the demo has no job today')
    const users = seed.users.map((user) => ({ ...user, is_active: true }))
    return { ...seed, users, jobs: CASES.map((each, index) => jobFor(each, index, sample)) }
  },
}

const TARGET = {
  depart: 'en_route',
  start: 'in_progress',
  complete: 'completed',
  cancel: 'cancelled',
  miss: 'missed',
} as const satisfies Partial<Record<JobCommand, JobStatus>>

/** Ignores crew availability, so that only the job's status matters. */
const LATER = { scheduled_date: '2026-12-24' }

const request = (person: Person, command: JobCommand, job: Job): Promise<Answered> => {
  const params = { businessId: 1, jobId: job.id }
  if (command === 'assign' || command === 'reassign')
    return person.send(assignCrew, { params, query: { crew_member_ids: '4,5' } })
  if (command === 'reschedule') return person.send(updateJob, { params, body: { scheduled_date: '2026-12-24' } })
  if (command === 'dispatch') return person.send(updateJob, { params, body: { ...LATER, crew_member_ids: [] } })
  return person.send(updateJobStatus, { params, query: { status: TARGET[command] } })
}

/** Assigning a crew is one endpoint for two commands; the job's status decides which one is meant. */
const meant = (command: JobCommand, status: JobStatus): JobCommand => {
  if (command !== 'assign' && command !== 'reassign') return command
  return status === 'assigned' || status === 'en_route' ? 'reassign' : 'assign'
}

describe('the back end judges every command on a job as the domain does', () => {
  let server: MockServer
  const people = new Map<string, Person>()

  beforeAll(async () => {
    server = openOffice({ scenarios: { demo: scenario, large: scenario } })
    for (const email of PEOPLE) people.set(email, await signIn(server, email))
  })
  afterAll(() => server.shutdown())

  test.each(PEOPLE)('for %s', async (email) => {
    const { tables } = await server.state()
    const row = tables.users.find((user) => user.email === email)
    const person = people.get(email)
    if (!row || !person) throw new Error(`no one is called ${email}`)
    const roles = tables.roles.filter(({ id }) => row.role_ids.includes(id))
    const actor = actorFrom({
      ...row,
      roles,
      crew_member_id: tables.crew_members.find(({ user_id }) => user_id === row.id)?.id ?? null,
      customer_id: null,
      business_timezone: null,
      date_format: 'MM/DD/YYYY',
      currency: 'USD',
      business_deletion_at: null,
      data_collection: false,
    })

    const answered: unknown[] = []
    const judged: unknown[] = []
    for (const [index, each] of CASES.entries()) {
      const job = tables.jobs[index]
      if (each.email !== email || !job) continue
      const { status, body } = await request(person, each.command, job)
      answered.push({ ...each, status, refusal: status === 200 ? null : body })
      const verdict = judgeJob(actor, meant(each.command, each.status), job)
      judged.push({
        ...each,
        status: verdict.ok ? 200 : verdict.because === 'permission' ? 403 : 409,
        refusal: verdict.ok ? null : { detail: verdict.reason },
      })
    }

    expect(answered).toHaveLength(JOB_STATUSES.length * JOB_COMMANDS.length * 2)
    expect(answered).toEqual(judged)
  })
})
