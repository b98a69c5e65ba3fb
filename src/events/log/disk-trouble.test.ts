import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearableDatabase, deleteDatabase, done } from '../../../tests/fixtures/indexed-db'
import { manualClock } from '../../../tests/fixtures/manual-clock'
import { type Note, noteAt, readNote } from '../../../tests/fixtures/note'
import { Conflict, type Degradation, type EventLog, openLog, Quarantined } from '.'
import type { LogOptions } from './open-log'

let degradations: Degradation[]
let opened: EventLog<Note>[]
beforeEach(() => {
  degradations = []
  opened = []
})
afterEach(() => {
  vi.restoreAllMocks()
  for (const log of opened) log.close()
})

const open = async (name: string, options: Partial<LogOptions<Note>> = {}) => {
  const onDegraded = (degradation: Degradation) => degradations.push(degradation)
  const log = await openLog<Note>({ name, product: 'Groundwork', read: readNote, onDegraded, ...options })
  opened.push(log)
  return log
}

const seqs = async (log: EventLog<Note>, stream: string) => (await log.read(stream)).map(({ seq }) => seq)

describe('a database that does not open', () => {
  it('lets the log work in memory, and say so', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    })
    const log = await open('closed')
    await log.append([noteAt('job/1', 0)])
    expect([log.kind, degradations]).toEqual(['memory', [{ kind: 'refused', reason: 'The operation is insecure.' }]])
    expect(await log.read('job/1')).toEqual([{ ...noteAt('job/1', 0), position: 1 }])
  })

  it('because a newer program has changed it is left as it is', async () => {
    const newer = await done(indexedDB.open('newer', 99))
    newer.close()
    const log = await open('newer')
    expect([log.kind, degradations]).toEqual([
      'memory',
      [{ kind: 'newer', reason: expect.stringContaining('version') }],
    ])
    const again = await done(indexedDB.open('newer'))
    expect(again.version).toBe(99)
    again.close()
  })

  it('within three seconds is given up; if it opens later, it is closed again', async () => {
    // given a page that keeps the database open during its deletion
    const holder = await done(indexedDB.open('stuck'))
    const deleted = deleteDatabase('stuck')

    // when the log opens and three seconds pass
    const clock = manualClock()
    const opening = open('stuck', { timer: clock })
    clock.advance(2_999)
    expect(degradations).toEqual([])
    clock.advance(1)
    const log = await opening
    expect([log.kind, degradations]).toEqual([
      'memory',
      [{ kind: 'timeout', reason: 'The database did not open in time.' }],
    ])
    await log.append([noteAt('job/1', 0)])

    // then the late connection blocks no other page
    holder.close()
    await deleted
    const blocked = vi.fn()
    const request = indexedDB.deleteDatabase('stuck')
    request.onblocked = blocked
    await done(request)
    expect(blocked).not.toHaveBeenCalled()
    expect(await seqs(log, 'job/1')).toEqual([0])
    expect(degradations.length).toBe(1)
  })
})

it('a disk that is full lets the log continue in memory with everything it held', async () => {
  const log = await open('full')
  await log.append([noteAt('job/1', 0)])
  await log.keepSnapshot('db', { position: 1 })
  await log.quarantine('job/9', 'diverged', 0)
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('The disk is full.', 'QuotaExceededError')
  })

  const [second, third] = await Promise.all([log.append([noteAt('job/1', 1)]), log.append([noteAt('job/2', 0)])])

  expect([log.kind, degradations]).toEqual(['memory', [{ kind: 'full', reason: 'The disk is full.' }]])
  expect([...second, ...third].map(({ position }) => position)).toEqual([2, 3])
  expect(await seqs(log, 'job/1')).toEqual([0, 1])
  expect(await log.readSnapshot('db')).toEqual({ position: 1 })
  await expect(log.append([noteAt('job/9', 0)])).rejects.toEqual(new Quarantined('job/9', 'diverged'))
  await expect(log.append([noteAt('job/1', 1)])).rejects.toEqual(new Conflict('job/1', 1))
})

describe('a database that is deleted while the log is open', () => {
  const goneReason = 'The database was taken away.'

  it('lets the log continue in memory with everything it held', async () => {
    const log = await open('deleted')
    await log.append([noteAt('job/1', 0), noteAt('job/1', 1), noteAt('job/2', 0)])
    await log.keepSnapshot('db', { position: 3 })
    const appending = log.append([noteAt('job/2', 1)])
    await deleteDatabase('deleted')

    expect([log.kind, degradations]).toEqual(['memory', [{ kind: 'gone', reason: goneReason }]])
    await appending
    await log.append([noteAt('job/1', 2)])
    expect((await log.readAfter(0)).map(({ position, stream, seq }) => [position, stream, seq])).toEqual([
      [1, 'job/1', 0],
      [2, 'job/1', 1],
      [3, 'job/2', 0],
      [4, 'job/2', 1],
      [5, 'job/1', 2],
    ])
    expect(await log.readSnapshot('db')).toEqual({ position: 3 })
    await expect(log.append([noteAt('job/1', 1)])).rejects.toEqual(new Conflict('job/1', 1))
  })

  it('separates the log from what other tabs write to the new one', async () => {
    const log = await open('apart')
    await log.append([noteAt('job/1', 0)])
    const heard = vi.fn()
    log.subscribe(heard)
    await deleteDatabase('apart')

    const there = await open('apart')
    const witness = await open('apart')
    const notified = new Promise((resolve) => witness.subscribe(resolve))
    await there.append([noteAt('planting', 0)])
    expect(await notified).toEqual({ streams: ['planting'], lastPosition: 1, foreign: true })
    expect(heard).not.toHaveBeenCalled()
  })

  it('because a newer program upgrades it is named as such', async () => {
    const log = await open('upgraded')
    await log.append([noteAt('job/1', 0)])
    const newer = await done(indexedDB.open('upgraded', 2))
    newer.close()
    expect([log.kind, degradations]).toEqual(['memory', [{ kind: 'newer', reason: goneReason }]])
    expect(await seqs(log, 'job/1')).toEqual([0])
  })

  it('after its disk was full makes no other page wait', async () => {
    const log = await open('full-deleted')
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('The disk is full.', 'QuotaExceededError')
    })
    await log.append([noteAt('job/1', 0)])
    await deleteDatabase('full-deleted')
    expect(degradations.map(({ kind }) => kind)).toEqual(['full'])
  })

  it('is not reported by a log that was closed before', async () => {
    const log = await open('closed-before')
    log.close()
    await deleteDatabase('closed-before')
    expect(degradations).toEqual([])
  })
})

describe('a database that the browser closes and clears', () => {
  it('lets the log continue in memory at the last position it knew', async () => {
    const lose = clearableDatabase()
    const log = await open('cleared')
    await log.append([noteAt('job/1', 0), noteAt('job/1', 1), noteAt('job/2', 0)])
    await lose()

    expect([log.kind, degradations.map(({ kind }) => kind)]).toEqual(['memory', ['gone']])
    expect(await log.lastPosition()).toBe(3)
    expect(await log.readAfter(3)).toEqual([])
    const [next] = await log.append([noteAt('job/1', 2)])
    expect(next?.position).toBe(4)
    expect(await log.readAfter(3)).toEqual([{ ...noteAt('job/1', 2), position: 4 }])
  })

  it('lets the first append to a lost stream fix its start, and no other', async () => {
    const lose = clearableDatabase()
    const log = await open('cleared-streams')
    await log.append([noteAt('job/1', 0), noteAt('job/1', 1), noteAt('job/2', 0)])
    await lose()

    await log.append([noteAt('job/1', 2), noteAt('job/2', 1), noteAt('job/1', 3)])
    await log.append([noteAt('job/3', 0)])
    expect([await seqs(log, 'job/1'), await seqs(log, 'job/2'), await seqs(log, 'job/3')]).toEqual([[2, 3], [1], [0]])
    expect(await log.lastSeq('job/1')).toBe(3)
    await expect(log.append([noteAt('job/1', 3)])).rejects.toEqual(new Conflict('job/1', 3))
    await expect(log.append([noteAt('job/1', 5)])).rejects.toEqual(new Conflict('job/1', 5))
    await expect(log.append([noteAt('job/4', 1), noteAt('job/4', 3)])).rejects.toEqual(new Conflict('job/4', 3))
  })

  it('leaves the log the position it has read up to', async () => {
    const before = await open('cleared-read')
    await before.append([noteAt('job/1', 0), noteAt('job/1', 1)])
    before.close()
    const lose = clearableDatabase()
    const log = await open('cleared-read')
    await log.readAfter(0)
    await lose()
    expect((await log.append([noteAt('job/1', 2)])).map(({ position }) => position)).toEqual([3])
  })
})

describe('a stream whose own row is lost', () => {
  const loseRow = async (name: string, stream: string) => {
    const db = await done(indexedDB.open(name))
    await done(db.transaction('streams', 'readwrite').objectStore('streams').delete(stream))
    db.close()
  }

  it('takes its next entry, and no other', async () => {
    const log = await open('row-append')
    await log.append([noteAt('job/1', 0), noteAt('job/1', 1)])
    await loseRow('row-append', 'job/1')

    await expect(log.append([noteAt('job/1', 0)])).rejects.toEqual(new Conflict('job/1', 0))
    await expect(log.append([noteAt('job/1', 3)])).rejects.toEqual(new Conflict('job/1', 3))
    expect(await log.lastSeq('job/1')).toBe(1)
    await log.append([noteAt('job/1', 2)])
    expect(await log.streams()).toEqual([{ stream: 'job/1', lastSeq: 2, quarantine: null, ended: false }])
  })

  it('is read, ended and quarantined as before', async () => {
    const log = await open('row-update')
    await log.append([noteAt('job/1', 0), noteAt('job/1', 1), noteAt('job/2', 0)])
    await loseRow('row-update', 'job/1')
    await loseRow('row-update', 'job/2')

    expect((await log.readStreamBefore('job/1', null, 1)).map(({ seq }) => seq)).toEqual([1])
    await log.end('job/1')
    await log.quarantine('job/2', 'diverged', 0)
    expect(await log.streams()).toEqual([
      { stream: 'job/1', lastSeq: 1, quarantine: null, ended: true },
      { stream: 'job/2', lastSeq: 0, quarantine: { reason: 'diverged', seq: 0 }, ended: false },
    ])
    await log.append([noteAt('job/1', 2)])
  })

  it('is known again when the log continues in memory', async () => {
    const log = await open('row-memory')
    await log.append([noteAt('job/1', 0), noteAt('job/1', 1)])
    await loseRow('row-memory', 'job/1')
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('The disk is full.', 'QuotaExceededError')
    })
    await log.append([noteAt('job/1', 2)])
    expect([log.kind, await seqs(log, 'job/1')]).toEqual(['memory', [0, 1, 2]])
  })
})
