import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { AnswerOf } from '@/contract/endpoint'
import { assignCrew, createJob, deleteJob, getJob, listJobs, updateJob, updateJobStatus } from '@/contract/jobs'
import { autoSchedule } from '@/contract/schedules'
import { demoUser } from '@/domain/demo/demo'
import { JOB_RULES } from '@/domain/job/commands'
import { JOB_STATUSES } from '@/domain/job/job'
import { type MockServer, memoryFactLog } from '@/mock-server'
import { ACCOUNT_STEPS, type Step } from './account-steps'
import { BILLING_STEPS } from './billing-steps'
import { DAY, JOB_DRAFT, OWNER, officesPerTest, personWith, signIn, stoppedClock, WEDNESDAY } from './office'

const office = officesPerTest()

const jobId = fc.integer({ min: 1, max: 40 })
const params = (id: number) => ({ businessId: 1, jobId: id })

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(jobId, fc.constantFrom(...JOB_STATUSES)).map(
    ([id, status]): Step =>
      (person) =>
        person.send(updateJobStatus, { params: params(id), query: { status } }),
  ),
  fc.tuple(jobId, fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 3 })).map(
    ([id, crew]): Step =>
      (person) =>
        person.send(assignCrew, { params: params(id), query: { crew_member_ids: crew.join() } }),
  ),
  fc.tuple(jobId, fc.constantFrom('2026-11-19', '2026-11-25'), fc.constantFrom('Cleanup', 'Planting')).map(
    ([id, scheduled_date, title]): Step =>
      (person) =>
        person.send(updateJob, { params: params(id), body: { scheduled_date, title } }),
  ),
  jobId.map(
    (id): Step =>
      (person) =>
        person.send(deleteJob, { params: params(id) }),
  ),
  fc.constantFrom('2026-11-18', '2026-11-19').map(
    (date): Step =>
      (person) =>
        person.send(autoSchedule, { body: { date } }),
  ),
  fc.integer({ min: 1, max: 30 }).map(
    (position): Step =>
      (person) =>
        person.query('mutation ($p: Int!) { undo(positions: [$p], key: "k") { undone } }', { p: position }),
  ),
  fc.constant<Step>((person) => person.send(createJob, { body: JOB_DRAFT })),
  ACCOUNT_STEPS,
  BILLING_STEPS,
)

const watchedLog = (log: ReturnType<typeof memoryFactLog>) => {
  const positions: number[] = []
  const readAfter = (position: number, limit?: number) => {
    positions.push(position)
    return log.readAfter(position, limit)
  }
  return { asked: positions, watched: { ...log, readAfter } }
}

describe('the database follows from seed and facts', () => {
  test('a rebuild, and a boot with or without a snapshot, come to the very same rows', {
    timeout: 180_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const log = memoryFactLog()
        const server = office({ log })
        const owner = await signIn(server, OWNER)
        for (const take of steps) await take(owner, server)
        const lived = structuredClone(await server.state())

        const booted = structuredClone(await office({ log }).state())
        await server.rebuild()
        const rebuilt = structuredClone(await server.state())
        const fromSnapshot = structuredClone(await office({ log }).state())

        expect(booted).toEqual(lived)
        expect(rebuilt).toEqual(lived)
        expect(fromSnapshot).toEqual(lived)
      }),
      { numRuns: 12 },
    )
  })

  test('a boot from a snapshot reads only the facts since', async () => {
    const log = memoryFactLog()
    const server = office({ log })
    const owner = await signIn(server, OWNER)
    for (let i = 0; i < 300; i++) await owner.ask(updateJob, { params: params(15), body: { title: `Title ${i}` } })
    const { asked, watched } = watchedLog(log)
    const state = await office({ log: watched }).state()
    expect(state.tables.jobs.find(({ id }) => id === 15)?.title).toBe('Title 299')
    expect(Math.min(...asked)).toBeGreaterThanOrEqual(250)
  })

  test('what a page asks for at once is answered from one reading of the log', async () => {
    const log = memoryFactLog()
    const { asked, watched } = watchedLog(log)
    const { token, refreshToken } = await signIn(office({ log }), OWNER)
    const server = office({ log: watched })
    await server.ready
    asked.length = 0

    const owner = personWith(server, { access_token: token, refresh_token: refreshToken })
    await Promise.all([1, 2, 3, 4, 5, 6].map((id) => owner.ask(getJob, { params: params(id) })))

    expect(asked).toEqual([])
  })
})

describe('two tabs over one log', () => {
  test('each sees what the other did with its next request', async () => {
    const log = memoryFactLog()
    const left = office({ log })
    const right = office({ log })
    const dana = await signIn(left, OWNER)
    const priya = await signIn(right, demoUser('manager').email)

    const { job } = await dana.ask(createJob, { body: JOB_DRAFT })
    expect((await priya.ask(getJob, { params: params(job.id) })).job).toEqual(job)

    const assigned = await priya.ask(assignCrew, { params: params(job.id), query: { crew_member_ids: '2' } })
    expect((await dana.ask(getJob, { params: params(job.id) })).job).toEqual(assigned.job)
    expect((await left.state()).tables).toEqual((await right.state()).tables)
  })

  test('of two opposite commands at one moment, one is done and the other refused', async () => {
    const log = memoryFactLog()
    const dana = await signIn(office({ log }), OWNER)
    const priya = await signIn(office({ log }), demoUser('manager').email)
    const { job } = await dana.ask(createJob, { body: JOB_DRAFT })
    const answers = await Promise.all([
      dana.send(updateJobStatus, { params: params(job.id), query: { status: 'cancelled' } }),
      priya.send(updateJobStatus, { params: params(job.id), query: { status: 'missed' } }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 409])
  })

  test('both start again when one of them resets the demo', async () => {
    const log = memoryFactLog()
    const left = office({ log })
    const right = office({ log })
    const dana = await signIn(left, OWNER)
    const priya = await signIn(right, demoUser('manager').email)
    const { total } = await priya.ask(listJobs)
    const { job } = await dana.ask(createJob, { body: JOB_DRAFT })
    expect((await priya.ask(listJobs)).total).toBe(total + 1)

    await left.reset()
    expect((await priya.ask(listJobs)).total).toBe(total)
    expect(await dana.send(getJob, { params: params(job.id) })).toMatchObject({ status: 404 })
  })

  test('requests during a reset are answered from the old rows, or wait for the new ones', async () => {
    const log = memoryFactLog()
    let dana: Awaited<ReturnType<typeof signIn>> | null = null
    const during: Promise<{ total: number }>[] = []
    const left = office({
      log: {
        ...log,
        async append(entries) {
          if ((await log.lastPosition()) === 0 && dana) {
            during.push(dana.ask(listJobs))
            await new Promise((resolve) => setImmediate(resolve))
          }
          return log.append(entries)
        },
      },
    })
    dana = await signIn(left, OWNER)
    const { total } = await dana.ask(listJobs)
    await dana.ask(createJob, { body: JOB_DRAFT })

    const before = dana.ask(listJobs)
    await left.reset()
    expect([total, total + 1]).toContain((await before).total)
    expect((await Promise.all(during)).map((answer) => answer.total)).toEqual([total])
  })
})

describe('sample data', () => {
  const plantedOn = async (server: MockServer) => (await server.state()).seeding?.day

  test('moves to today at every boot while no one has changed anything', async () => {
    const log = memoryFactLog()
    const first = office({ log })
    await signIn(first, OWNER)
    expect(await plantedOn(first)).toBe('2026-11-18')
    expect(await plantedOn(office({ log, clock: stoppedClock(WEDNESDAY + 2 * DAY) }))).toBe('2026-11-20')
  })

  test('is that of another scenario when one is wished for, until a person has changed something', async () => {
    const log = memoryFactLog()
    const scenarioOf = async (server: MockServer) => (await server.state()).seeding?.scenario
    expect(await scenarioOf(office({ log }))).toBe('demo')
    const large = office({ log, scenario: 'large' })
    expect(await scenarioOf(large)).toBe('large')
    expect((await large.state()).tables.jobs).toHaveLength(10_000)
    expect(await scenarioOf(office({ log }))).toBe('large')

    const owner = await signIn(large, OWNER)
    await owner.ask(createJob, { body: JOB_DRAFT })
    expect(await scenarioOf(office({ log, scenario: 'demo' }))).toBe('large')
  })

  test('stays where it is once a person has changed something', async () => {
    const log = memoryFactLog()
    const owner = await signIn(office({ log }), OWNER)
    await owner.ask(createJob, { body: JOB_DRAFT })
    expect(await plantedOn(office({ log, clock: stoppedClock(WEDNESDAY + 2 * DAY) }))).toBe('2026-11-18')
  })
})

describe('when the day goes by', () => {
  test('jobs that were never begun are marked as missed by the clock, those under way are not', async () => {
    const clock = stoppedClock()
    const log = memoryFactLog()
    const server = office({ clock, log })
    const owner = await signIn(server, OWNER)
    const before = (await owner.ask(listJobs, { query: { date: '2026-11-18' } })).jobs
    const begun = before.find(({ status }) => status === 'in_progress')
    const waiting = before.filter(({ status }) => ['scheduled', 'assigned', 'en_route', 'rescheduled'].includes(status))
    expect(waiting.length).toBeGreaterThan(0)

    clock.advance(DAY)
    const later = await signIn(server, OWNER)
    const after = (await later.ask(listJobs, { query: { date: '2026-11-18' } })).jobs
    const missed = (jobs: typeof after) => jobs.filter(({ status }) => status === 'missed').map(({ id }) => id)
    expect(missed(after)).toEqual(
      [...missed(before), ...waiting.map(({ id }) => id)].sort((a, b) => place(a) - place(b)),
    )
    expect(after.find(({ id }) => id === begun?.id)?.status).toBe('in_progress')

    const facts = (await log.readBefore(null, 200)).filter(({ type }) => type === 'job.missed')
    expect(facts).toHaveLength(waiting.length)
    expect(new Set(facts.map(({ actor }) => actor.name))).toEqual(new Set(['Groundwork (automatic)']))

    function place(id: number) {
      return after.findIndex((job) => job.id === id)
    }
  })

  test('also for who asks on a later day still, while those of the first one are being marked', async () => {
    const clock = stoppedClock()
    const log = memoryFactLog()
    let pendingJobs: Promise<AnswerOf<typeof listJobs>> | undefined
    const append: typeof log.append = (entries, options) => {
      if (!pendingJobs && entries.some(({ type }) => type === 'job.missed')) {
        clock.advance(DAY)
        pendingJobs = owner.ask(listJobs, { query: { date: '2026-11-19' } })
      }
      return log.append(entries, options)
    }
    const server = office({ clock, log: { ...log, append }, tokenLifetime: 7 * DAY })
    const owner = await signIn(server, OWNER)

    clock.advance(DAY)
    await owner.ask(listJobs, { query: { date: '2026-11-18' } })

    const waiting = (await pendingJobs)?.jobs.filter(({ status }) => JOB_RULES.miss.from.includes(status))
    expect(waiting).toEqual([])
  })
})
