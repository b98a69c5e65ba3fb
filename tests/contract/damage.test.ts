import { describe, expect, test, vi } from 'vitest'
import { listCrew } from '@/contract/crew'
import { HistoryDocument, UndoDocument } from '@/contract/graphql/generated/history'
import { createJob, getJob, listJobs, updateJob, updateJobStatus } from '@/contract/jobs'
import { demoUser } from '@/domain/demo/demo'
import { NEW_LINE, PLAIN_OFFER } from '@/domain/estimate/offer'
import { stableHash } from '@/domain/flags/flag'
import { NEW_JOB } from '@/domain/job/job'
import { type FactEntry, type MockServer, memoryFactLog } from '@/mock-server'
import { BUILT_IN } from '@/mock-server/scenarios/built-in'
import { UNTOLD } from './demos'
import { askGraphql, dataOf } from './graphql-office'
import {
  DAY,
  JOB_DRAFT,
  OWNER,
  officesPerTest,
  type Person,
  sendAnything,
  signIn,
  stoppedClock,
  WAITING,
  WEDNESDAY,
} from './office'

type FactLog = ReturnType<typeof memoryFactLog>

const params = { businessId: 1, jobId: WAITING }

const office = officesPerTest()

const jobOf = async (server: MockServer, id: number) => {
  const job = (await server.state()).tables.jobs.find((each) => each.id === id)
  if (!job) throw new Error(`there is no job ${id}`)
  return job
}

const factOn = async (server: MockServer, patch: object, entry: Partial<FactEntry> = {}): Promise<FactEntry> => {
  const job = await jobOf(server, WAITING)
  return {
    stream: `job/${WAITING}`,
    seq: 0,
    at: Date.parse('2026-11-18T15:00:00Z'),
    v: '2',
    type: 'job.edited',
    actor: { kind: 'user', user_id: 1, name: 'Dana Whitfield' },
    cause: null,
    note: 'Edited estimated cost',
    changes: [{ table: 'jobs', id: WAITING, before: { ...job }, after: { ...job, ...patch } }],
    ...entry,
  }
}

type StoredRows = { jobs: object[]; estimates: { line_items: object[] }[] } & Record<string, object[]>

const storedRows = async (log: FactLog): Promise<StoredRows> => {
  const rows: Record<string, object[]> = {}
  for (const [table, text] of (await log.readSnapshot('sample/rows')) as [string, string][])
    rows[table] = [...(rows[table] ?? []), ...JSON.parse(text)]
  return rows as StoredRows
}

const keepRows = (log: FactLog, rows: Record<string, object[]>) =>
  log.keepSnapshot(
    'sample/rows',
    Object.entries(rows).map(([table, own]) => [table, JSON.stringify(own)]),
  )

const without = (record: object, fields: object) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !Object.hasOwn(fields, name)))

describe('a value that could not be read again', () => {
  test.each([
    ['{"estimated_cost":1e307}', 'estimated_cost'],
    ['{"estimated_cost":1e999}', 'estimated_cost'],
    ['{"estimated_duration_minutes":1e999}', 'estimated_duration_minutes'],
  ])('is refused and nothing is committed: %s', async (text, field) => {
    const server = office()
    const owner = await signIn(server, OWNER)
    const before = (await server.state()).position
    const sent = await server.fetch(`/api/businesses/1/jobs/${WAITING}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${owner.token}`, 'content-type': 'application/json' },
      body: text,
    })
    expect([sent.status, Object.keys((await jobOf(server, WAITING)) ?? {}).includes(field)]).toEqual([422, true])
    expect((await server.state()).position).toBe(before)
    expect((await owner.ask(listJobs)).total).toBeGreaterThan(0)
  })
})

describe('a job that can’t be read', () => {
  const broken = async () => {
    const log = memoryFactLog()
    const server = office({ log })
    const owner = await signIn(server, OWNER)
    const { total } = await owner.ask(listJobs)
    await log.append([await factOn(server, { estimated_cost: Number.POSITIVE_INFINITY, scheduled_date: null })])
    return { log, server, owner, total }
  }
  const history = async (server: MockServer, person: Person) =>
    dataOf(await askGraphql(server, person, HistoryDocument, { stream: `job/${WAITING}`, first: 20 })).history.facts

  test('does not take the list with it: the others are listed, and it is told as it is', async () => {
    const { server, owner, total } = await broken()
    const answered = await sendAnything(server, listJobs, { query: { per_page: 100 } }, owner.token)
    const { jobs, total: remaining } = answered.body as { jobs: { id: number }[]; total: number }
    expect([answered.status, remaining, jobs.filter(({ id }) => id === WAITING).length]).toEqual([200, total - 1, 1])
  })

  test('is shown as damaged in its history and in recent activity, to the office alone', async () => {
    const { server, owner } = await broken()
    const [fact] = await history(server, owner)
    expect([fact?.subject, fact?.undoRefusal]).toEqual([`JOB-10${WAITING} (damaged)`, null])
    const tech = await signIn(server, demoUser('tech').email)
    expect(await tech.query(`{ history(stream: "job/${WAITING}", first: 5) { nextBefore } }`)).toMatchObject({
      errors: [{ message: 'Your role can’t see this record.' }],
    })
  })

  test('is mended by undoing what broke it', async () => {
    const { server, owner, total } = await broken()
    const [fact] = await history(server, owner)
    dataOf(await askGraphql(server, owner, UndoDocument, { positions: [fact?.position ?? 0], key: 'mend' }))
    expect((await owner.ask(getJob, { params })).job.estimated_cost).toBeGreaterThan(0)
    expect((await owner.ask(listJobs)).total).toBe(total)
  })

  test('is the same after a restart and a rebuild', async () => {
    const { log, server } = await broken()
    const damaged = async (from: MockServer) => (await from.state()).damaged.jobs.map(({ id }) => id)
    await server.rebuild()
    expect([await damaged(server), await damaged(office({ log }))]).toEqual([[WAITING], [WAITING]])
  })
})

test('a crew member who can’t be read does not take the list with them', async () => {
  const log = memoryFactLog()
  const server = office({ log })
  const owner = await signIn(server, OWNER)
  const [member] = (await server.state()).tables.crew_members
  const changes = [
    { table: 'crew_members', id: 1, before: { ...member, id: 1 }, after: { ...member, id: 1, hourly_rate: null } },
  ]
  await log.append([await factOn(server, {}, { stream: 'crew/1', type: 'crew.edited', changes })])
  const { crew_members, damaged } = await owner.ask(listCrew)
  expect([crew_members.length, damaged]).toEqual([11, [{ id: 1, reason: "Hourly rate can't be read." }]])
})

describe('facts of another version', () => {
  test('older ones are read as today’s: an undo of version 1 is still an undo', async () => {
    const log = memoryFactLog()
    const server = office({ log })
    const owner = await signIn(server, OWNER)
    await owner.ask(updateJobStatus, { params, query: { status: 'cancelled' } })
    const position = (await server.state()).position
    const job = await jobOf(server, WAITING)
    const undo = await factOn(server, {}, { v: '1', seq: 1, type: 'job.undone', cause: `undo:${position} key` })
    const [change] = undo.changes
    await log.append([
      {
        ...undo,
        changes: [{ ...change, table: 'jobs', id: WAITING, before: job, after: { ...job, status: 'scheduled' } }],
      },
    ])
    expect((await owner.ask(getJob, { params })).job.status).toBe('scheduled')
    expect((await server.state()).undoneBy).toEqual({ [position]: position + 1 })
  })

  test('newer ones put their record aside: it can be read, and nothing is written over what was not understood', async () => {
    const log = memoryFactLog()
    const streams: string[] = []
    const server = office({ log, onUnreadableRecord: (stream) => streams.push(stream) })
    const owner = await signIn(server, OWNER)
    expect((await owner.ask(getJob, { params: { businessId: 1, jobId: 16 } })).job.status).toBe('scheduled')
    await log.append([await factOn(server, { status: 'cancelled' }, { v: '9', type: 'job.cancelled' })])

    const later = office({ log, onUnreadableRecord: (stream) => streams.push(stream) })
    const again = await signIn(later, OWNER)
    const edit = await again.send(updateJob, { params, body: { title: 'Over it' } })
    expect([edit.status, edit.body]).toEqual([
      409,
      { detail: 'The history of this record is damaged; it can only be read.' },
    ])
    expect(streams).toEqual([`job/${WAITING}`])
    await again.ask(updateJobStatus, { params: { businessId: 1, jobId: 16 }, query: { status: 'cancelled' } })
    expect((await again.ask(getJob, { params: { businessId: 1, jobId: 16 } })).job.status).toBe('cancelled')
  })

  test('what was not understood is someone’s work: other sample data never covers it', async () => {
    const log = memoryFactLog()
    const server = office({ log, seeds: 'old' })
    await log.append([await factOn(server, { status: 'cancelled' }, { v: '9', type: 'job.cancelled' })])
    const later = office({ log, seeds: 'new' })
    expect((await later.state()).seeding?.seeds).toBe('old')
  })

  test('the day goes by over a record that is put aside: it stays, the others are missed, and everything is answered', async () => {
    const log = memoryFactLog()
    const server = office({ log })
    await log.append([await factOn(server, {}, { v: '9' })])
    const clock = stoppedClock(WEDNESDAY + DAY)
    const owner = await signIn(office({ log, clock }), OWNER)
    const statusOf = async (jobId: number) => (await owner.ask(getJob, { params: { businessId: 1, jobId } })).job.status
    expect([await statusOf(WAITING), await statusOf(16)]).toEqual(['scheduled', 'missed'])
  })

  test('sample data of another release is read as it was kept, also where its rows have another shape', async () => {
    const log = memoryFactLog()
    const server = office({ log, seeds: 'old' })
    const owner = await signIn(server, OWNER)
    await owner.ask(updateJob, { params, body: { title: 'Mine' } })
    await server.rebuild()
    const stored = await storedRows(log)
    expect(stored.jobs[0]).toMatchObject({ id: 1 })
    await keepRows(log, { ...stored, gone: [{ id: 1 }], jobs: [{ id: 1 }, ...stored.jobs.slice(1)] })
    const newer = office({ log, seeds: 'newer' })
    await newer.rebuild()
    const state = await newer.state()
    expect([state.damaged.jobs, state.tables.jobs.length]).toEqual([[{ id: 1, ...NEW_JOB }], stored.jobs.length - 1])
  })

  test('an estimate from before there were options is read as one without', async () => {
    const log = memoryFactLog()
    const server = office({ log, seeds: 'old' })
    const owner = await signIn(server, OWNER)
    await owner.ask(updateJob, { params, body: { title: 'Mine' } })
    await server.rebuild()
    const stored = await storedRows(log)
    const estimates = stored.estimates.map((row) => ({
      ...without(row, PLAIN_OFFER),
      line_items: row.line_items.map((line) => without(line, NEW_LINE)),
    }))
    await keepRows(log, { ...stored, estimates })
    const newer = office({ log, seeds: 'newer' })
    await newer.rebuild()
    const state = await newer.state()
    const [first] = state.tables.estimates
    expect([state.damaged.estimates, state.tables.estimates.length, first]).toEqual([
      [],
      estimates.length,
      { ...first, ...PLAIN_OFFER, line_items: first?.line_items.map((line) => ({ ...line, ...NEW_LINE })) },
    ])
  })

  test('a whole log of another release is left as it is: the page works on sample data of its own, and says so', async () => {
    const log = memoryFactLog()
    await log.append([await factOn(office(), {}, { stream: 'demo', v: '9', type: 'demo.planted' })])
    const notices: string[] = []
    const server = office({ log, onForeign: () => notices.push('foreign') })
    const owner = await signIn(server, OWNER)
    await owner.ask(updateJob, { params, body: { title: 'In memory' } })
    expect((await owner.ask(getJob, { params })).job.title).toBe('In memory')
    expect([notices, await log.lastPosition()]).toEqual([['foreign'], 1])
  })

  test('sample data of another release is planted again only where no one has changed anything', async () => {
    const log = memoryFactLog()
    const seedsOf = async (server: MockServer) => (await server.state()).seeding?.seeds
    expect(await seedsOf(office({ log, seeds: 'old' }))).toBe('old')
    const server = office({ log, seeds: 'new' })
    expect(await seedsOf(server)).toBe('new')

    const owner = await signIn(server, OWNER)
    await owner.ask(updateJob, { params, body: { title: 'Mine' } })
    const rows = structuredClone((await server.state()).tables)
    const empty = { ...BUILT_IN.demo, tables: (day: string) => ({ ...BUILT_IN.demo.tables(day), jobs: [] }) }
    const newer = office({ log, seeds: 'newer', scenarios: { demo: empty, large: empty } })
    await newer.rebuild()
    expect([await seedsOf(newer), (await newer.state()).tables]).toEqual(['new', rows])
  })
})

test('a reset plants the sample data of this release, also over that of another', async () => {
  const log = memoryFactLog()
  const withoutJobs = { ...UNTOLD.demo, tables: (day: string) => ({ ...UNTOLD.demo.tables(day), jobs: [] }) }
  const former = office({ log, seeds: 'former', scenarios: { demo: withoutJobs, large: withoutJobs } })
  const owner = await signIn(former, OWNER)
  await owner.ask(createJob, { body: JOB_DRAFT })
  await former.rebuild()
  const server = office({ log })
  await server.rebuild()
  expect((await server.state()).tables.jobs.map(({ title }) => title)).toEqual([JOB_DRAFT.title])
  await server.reset()
  expect((await server.state()).tables.jobs.length).toBe((await office().state()).tables.jobs.length)
})

test('a reset plants over a record that is put aside, also where the sample data has a history of it', async () => {
  const log = memoryFactLog()
  const stream = `job/${WAITING}`
  const server = office({ log, scenarios: BUILT_IN })
  const planted = await server.state()
  await log.append([await factOn(server, {}, { seq: (await log.lastSeq(stream)) + 1, v: '9' })])
  await server.rebuild()
  expect((await server.state()).unreadable).toEqual([stream])
  await server.reset()
  const { tables, unreadable } = await server.state()
  expect([unreadable, tables]).toEqual([[], planted.tables])
})

/** A stored snapshot: a head that names its parts, and the parts. */
type Head = { position: number; parts: { name: string; mark: number; sum: number }[] }
type Part = { mark: number; sum: number; text: string }

describe('a snapshot of a wrong shape is left alone and the facts are read', () => {
  const JOBS = 'database/jobs/0'
  const head = (change: (snapshot: Head) => unknown) => async (log: FactLog) =>
    log.keepSnapshot('database', change((await log.readSnapshot('database')) as Head))
  const jobs = (change: (part: Part) => unknown) => async (log: FactLog) =>
    log.keepSnapshot(JOBS, change((await log.readSnapshot(JOBS)) as Part))

  test.each([
    ['without last ids', head((snapshot) => ({ ...snapshot, lastIds: undefined }))],
    ['without receipts', head((snapshot) => ({ ...snapshot, receipts: undefined }))],
    ['of another format', head((snapshot) => ({ ...snapshot, format: 'groundwork-database/1' }))],
    ['that is no state', head(() => 'nothing')],
    ['that knows more than the log', head((snapshot) => ({ ...snapshot, position: snapshot.position + 1 }))],
    ['without the users', (log: FactLog) => log.keepSnapshots([['database/users/0', undefined]])],
    ['with a job of another title', jobs((part) => ({ ...part, text: part.text.replace('Kept', 'Lost') }))],
    ['without the end of its jobs', jobs((part) => ({ ...part, text: part.text.slice(0, -1) }))],
    ['with other jobs and their sum', jobs((part) => ({ ...part, sum: stableHash('[]'), text: '[]' }))],
    ['with jobs of another time', jobs((part) => ({ ...part, mark: part.mark + 1 }))],
    ['with jobs that are no list', jobs(() => 'nothing')],
  ])('%s', async (_case, harm) => {
    const log = memoryFactLog()
    const server = office({ log })
    const owner = await signIn(server, OWNER)
    await owner.ask(updateJob, { params, body: { title: 'Kept' } })
    await server.rebuild()
    const whole = structuredClone(await server.state())
    await harm(log)
    const readAfter = vi.spyOn(log, 'readAfter')
    expect(await office({ log }).state()).toEqual(whole)
    expect(readAfter.mock.calls[0]).toEqual([0, 5_000])
  })

  test('and after such a boot one is kept, so that the next is fast again', async () => {
    const log = memoryFactLog()
    const server = office({ log })
    const owner = await signIn(server, OWNER)
    for (let i = 0; i < 260; i++) await owner.ask(updateJob, { params, body: { title: `Title ${i}` } })
    await log.keepSnapshot('database', null)
    const { position } = await office({ log }).state()
    await expect.poll(() => log.readSnapshot('database')).toMatchObject({ position })
  })
})
