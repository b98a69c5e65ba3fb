import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'
import { updateJob } from '@/contract/jobs'
import { type MockServer, openFactLog } from '@/mock-server'
import { deleteDatabase } from '../fixtures/indexed-db'
import { smallSample } from './demos'
import { OWNER, openOffice, signIn, WAITING } from './office'

const FACTS = 140
const scenarios = smallSample(FACTS)
const OTHERS = { demo: { tables: () => ({}), facts: () => [] }, large: { tables: () => ({}), facts: () => [] } }

/** Simulates a page that dies during a write: its transaction and everything after it are lost. */
const watchDisk = () => {
  const { put, add, delete: remove } = IDBObjectStore.prototype
  const { transaction } = IDBDatabase.prototype
  let killedAt = Number.POSITIVE_INFINITY
  let writes = 0
  const isDead = () => writes >= killedAt
  const counted = <Args extends unknown[]>(write: (this: IDBObjectStore, ...args: Args) => IDBRequest) =>
    function (this: IDBObjectStore, ...args: Args) {
      writes += 1
      if (!isDead()) return write.apply(this, args)
      if (writes === killedAt) this.transaction.abort()
      throw new DOMException('The page is gone.', 'InvalidStateError')
    }
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(counted(put))
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(counted(add))
  vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(counted(remove))
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...args) {
    if (isDead()) throw new DOMException('The page is gone.', 'InvalidStateError')
    return transaction.apply(this, args)
  })
  return {
    writes: () => writes,
    isDead,
    killAt(write: number) {
      writes = 0
      killedAt = write
    },
  }
}

afterEach(() => {
  vi.restoreAllMocks()
})

const resting: (() => void)[] = []

const withPage = async <R>(work: (server: MockServer) => Promise<R>, seeds = 'own'): Promise<R> => {
  const log = await openFactLog()
  const atRest = (later: () => void) => void resting.push(later)
  const server = openOffice({ log, seeds, scenarios: seeds === 'own' ? scenarios : OTHERS, atRest })
  try {
    return await work(server)
  } finally {
    server.shutdown()
    log.close()
  }
}

const titleOf = async (server: MockServer) => (await server.state()).tables.jobs.find(({ id }) => id === WAITING)?.title

const work = (server: MockServer, isDead: () => boolean) =>
  Promise.resolve().then(async () => {
    const owner = await signIn(server, OWNER)
    const { status } = await owner.send(updateJob, {
      params: { businessId: 1, jobId: WAITING },
      body: { title: 'Mine' },
    })
    const isDone = status === 200 && !isDead()
    for (const later of resting.splice(0)) later()
    await server.rebuild()
    return isDone
  })

const factsIn = async (server: MockServer) => {
  const { entries } = JSON.parse(await server.exportFacts()) as {
    entries: { type: string; position: number; note: string }[]
  }
  return entries
}

test('a page that is killed at any write of planting, or of what follows, leaves a whole world to the next', async () => {
  const disk = watchDisk()
  disk.killAt(Number.POSITIVE_INFINITY)
  await withPage((server) => work(server, disk.isDead))
  const all = disk.writes()
  expect(all).toBeGreaterThan(15)
  await deleteDatabase('groundwork-facts')

  // After seeding and the first write comes the database snapshot, which is a single transaction.
  for (let write = 1; write <= all; write += write < 20 ? 1 : 5) {
    disk.killAt(write)
    const isDone = await withPage((server) => work(server, disk.isDead))
    disk.killAt(Number.POSITIVE_INFINITY)

    const before = await withPage(async (server) => {
      await signIn(server, OWNER)
      const facts = await factsIn(server)
      const notes = facts.filter(({ note }) => note?.startsWith('Note ')).map(({ note }) => note)
      expect(notes).toEqual(Array.from({ length: FACTS }, (_, index) => `Note ${index + 1}`))
      expect(facts.map(({ position }) => position)).toEqual(facts.map((_, index) => index + 1))
      expect(facts.filter(({ type }) => type === 'demo.planted')).toHaveLength(1)
      const renamed = facts.filter(({ type }) => type === 'job.edited').length - FACTS
      expect([renamed, await titleOf(server)]).toEqual(
        renamed === 1 ? [1, 'Mine'] : [0, expect.not.stringMatching(/^Mine$/)],
      )
      if (isDone) expect(renamed).toBe(1)
      return { renamed, tables: structuredClone((await server.state()).tables), facts }
    })

    if (before.renamed === 1)
      await withPage(async (server) => {
        await server.rebuild()
        expect((await server.state()).tables).toEqual(before.tables)
        expect(await factsIn(server)).toEqual(before.facts)
      }, 'newer')
    await deleteDatabase('groundwork-facts')
  }
}, 60_000)
