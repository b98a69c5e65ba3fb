import { describe, expect, test, vi } from 'vitest'
import { createJob, deleteJob, getJob, listJobs, updateJob } from '@/contract/jobs'
import { pause } from '@/domain/async/with-pauses'
import type { EventLog } from '@/events/log'
import { type FactEntry, type MockServer, memoryFactLog } from '@/mock-server'
import { UNTOLD } from './demos'
import { JOB_DRAFT, OWNER, officesPerTest, type Person, signIn } from './office'

const office = officesPerTest()
const params = (jobId: number) => ({ businessId: 1, jobId })

const watched = () => {
  const log = memoryFactLog()
  const saves: string[][] = []
  const keepSnapshots: typeof log.keepSnapshots = (values) => {
    saves.push(values.map(([name, value]) => (value === undefined ? `no ${name}` : name)))
    return log.keepSnapshots(values)
  }
  return { log: { ...log, keepSnapshots }, kept: saves }
}

const editMuch = async (person: Person, jobId: number) => {
  for (let i = 0; i < 250; i++) await person.ask(updateJob, { params: params(jobId), body: { title: `Title ${i}` } })
}

const bootedFrom = async (log: EventLog<FactEntry>) => structuredClone(await office({ log }).state())

describe('keeping the database', () => {
  test('writes what has changed since, and the head that names all', async () => {
    const { log, kept } = watched()
    const server = office({ log })
    const owner = await signIn(server, OWNER)
    await server.rebuild()
    kept.length = 0
    await editMuch(owner, 15)
    await expect.poll(() => kept).toEqual([['database/jobs/0', 'database']])
    expect((await bootedFrom(log)).tables).toEqual((await server.state()).tables)
  })

  test('holds up no write: the next is carried out while it is under way', async () => {
    const log = memoryFactLog()
    let letThrough: () => void = () => undefined
    const gate = new Promise<void>((resolve) => {
      letThrough = resolve
    })
    const begun: number[] = []
    const keepSnapshots: typeof log.keepSnapshots = async (values) => {
      if (values.some(([name]) => name === 'database')) {
        begun.push(await log.lastPosition())
        await gate
      }
      return log.keepSnapshots(values)
    }
    const server = office({ log: { ...log, keepSnapshots } })
    const owner = await signIn(server, OWNER)
    await expect.poll(() => begun.length).toBe(1)
    await editMuch(owner, 15)
    expect((await owner.ask(getJob, { params: params(15) })).job.title).toBe('Title 249')
    expect(await log.readSnapshot('database')).toBeUndefined()

    letThrough()
    const savedPosition = async () =>
      ((await log.readSnapshot('database')) as { position?: number } | undefined)?.position
    const { position } = await server.state()
    await expect.poll(savedPosition).toBe(begun[0])
    await owner.ask(updateJob, { params: params(15), body: { title: 'The next' } })
    await expect.poll(savedPosition).toBe(position + 1)
  })

  test('keeps the order of rows that went and came back', async () => {
    const log = memoryFactLog()
    const server = office({ log })
    const owner = await signIn(server, OWNER)
    const { job } = await owner.ask(createJob, { body: JOB_DRAFT })
    await owner.ask(deleteJob, { params: params(15) })
    const undone = await owner.query('mutation ($p: Int!) { undo(positions: [$p], key: "k") { undone } }', {
      p: (await server.state()).position,
    })
    expect(undone).toMatchObject({ data: { undo: {} } })
    await server.rebuild()
    const { tables } = await server.state()
    expect(tables.jobs.slice(-2).map(({ id }) => id)).toEqual([job.id, 15])
    expect((await bootedFrom(log)).tables).toEqual(tables)
  })

  test('removes what is in no part any more', async () => {
    const { log, kept } = watched()
    const server = office({ log })
    const owner = await signIn(server, OWNER)
    const { job } = await owner.ask(createJob, { body: JOB_DRAFT, key: 'make' })
    await owner.ask(deleteJob, { params: params(15) })
    await owner.query('mutation ($p: Int!) { undo(positions: [$p], key: "k") { undone } }', {
      p: (await server.state()).position,
    })
    await server.rebuild()
    await owner.ask(deleteJob, { params: params(15) })
    kept.length = 0
    await server.rebuild()
    expect([job.id > 15, kept.flat().filter((name) => name.startsWith('no '))]).toEqual([
      true,
      ['no database/jobs/0.1'],
    ])
  })

  test('is right whichever of two tabs did it last', async () => {
    const log = memoryFactLog()
    const [left, right] = [office({ log }), office({ log })]
    const [dana, again] = [await signIn(left, OWNER), await signIn(right, OWNER)]
    for (const [person, jobId] of [
      [dana, 15],
      [again, 16],
      [dana, 14],
    ] as const) {
      await editMuch(person, jobId)
      for (const each of [dana, again]) await each.ask(getJob, { params: params(jobId) })
      const lived = structuredClone((await left.state()).tables)
      expect(lived).toEqual((await right.state()).tables)
      expect((await bootedFrom(log)).tables).toEqual(lived)
    }
  }, 30_000)

  test('removes what another release has kept', async () => {
    const log = memoryFactLog()
    await office({ log }).rebuild()
    await log.keepSnapshots([
      ['database/jobs/9.1', { mark: 1, rows: [] }],
      ['database', { format: 'groundwork-database/1', position: 1, parts: [{ name: 'jobs/9.1', mark: 1, size: 0 }] }],
    ])
    await office({ log }).state()
    await expect.poll(() => log.readSnapshot('database/jobs/9.1')).toBeUndefined()
  })

  test('a tab that could not read what another one planted reads it again from its beginning', async () => {
    const log = memoryFactLog()
    const { demo } = UNTOLD
    const fewJobs = (day: string) => {
      const rows = demo.tables(day)
      return { ...rows, jobs: rows.jobs.slice(0, 20) }
    }
    const left = office({ log, scenarios: { demo, large: { ...demo, tables: fewJobs } } })
    await left.rebuild()
    let isMissing = true
    const tables: typeof fewJobs = (day) => {
      if (isMissing) throw new Error('Sample data could not be loaded')
      return fewJobs(day)
    }
    const right = office({ log, scenarios: { demo, large: { ...demo, tables } } })
    await right.state()
    await left.reset('large')
    await expect(signIn(right, OWNER)).rejects.toThrow('Sample data could not be loaded')
    const dana = await signIn(left, OWNER)
    await dana.ask(updateJob, { params: params(15), body: { title: 'Since then' } })
    isMissing = false
    await signIn(right, OWNER)
    expect((await right.state()).tables.jobs).toEqual((await left.state()).tables.jobs)
  })

  test('what is asked of a tab that is reading what another one planted is answered from the new rows', async () => {
    const log = memoryFactLog()
    const { demo } = UNTOLD
    const large = { ...demo, tables: (day: string) => ({ ...demo.tables(day), jobs: [] }) }
    const scenarios = { demo, large }
    const left = office({ log, scenarios })
    await left.state()
    let letThrough: () => void = () => undefined
    const gate = new Promise<void>((resolve) => {
      letThrough = resolve
    })
    let isHeld = false
    const readAfter = vi.fn<typeof log.readAfter>(async (...args) => {
      if (isHeld) await gate
      return log.readAfter(...args)
    })
    const right = office({ log: { ...log, readAfter }, scenarios })
    const owner = await signIn(right, OWNER)
    const jobs = () => owner.ask(listJobs, { params: { businessId: 1 } })
    await jobs()
    await left.reset('large')
    isHeld = true
    readAfter.mockClear()
    const first = jobs()
    await expect.poll(() => readAfter).toHaveBeenCalled()
    const second = jobs()
    for (let i = 0; i < 20; i++) await pause()
    letThrough()
    expect([(await first).total, (await second).total]).toEqual([0, 0])
  })

  test('is over before another tab empties the log, so that no demo starts from the rows of the one before', async () => {
    const log = memoryFactLog()
    const order: string[] = []
    const slow = {
      ...log,
      async keepSnapshots(values: Parameters<typeof log.keepSnapshots>[0]) {
        order.push('keeps')
        await new Promise((resolve) => setTimeout(resolve))
        await log.keepSnapshots(values)
        order.push('has kept')
      },
      async clear() {
        order.push('clears')
        await log.clear()
      },
    }
    const server: MockServer = office({ log: slow })
    const owner = await signIn(server, OWNER)
    await editMuch(owner, 15)
    await server.reset()
    await server.rebuild()
    expect(order.slice(order.indexOf('clears') - 2, order.indexOf('clears') + 1)).toEqual([
      'keeps',
      'has kept',
      'clears',
    ])
  })
})
