import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { admit } from './admit'
import { Conflict } from './errors'
import type { LogEntry, StreamInfo } from './log'
import { type LogStore, newStream, type RawEntry } from './store'

type Schema = DBSchema & {
  entries: { key: number; value: RawEntry; indexes: { stream: [string, number] } }
  streams: { key: string; value: StreamInfo }
  snapshots: { key: string; value: unknown }
}
type Database = IDBPDatabase<Schema>

const openDatabase = (name: string): Promise<Database> =>
  openDB<Schema>(name, 1, {
    upgrade(db) {
      const entries = db.createObjectStore('entries', { keyPath: 'position' })
      // Unique, so that a second writer fails even if two should ever pass the check of `admit`.
      entries.createIndex('stream', ['stream', 'seq'], { unique: true })
      db.createObjectStore('streams', { keyPath: 'stream' })
      db.createObjectStore('snapshots')
    },
    // Lets go of a database that is to be deleted or upgraded; what is written here after that goes on in memory.
    blocking(_current, _blocked, event) {
      if (event.target instanceof IDBDatabase) event.target.close()
    },
  })

const lastPositionIn = async (db: Database): Promise<number> =>
  (await db.transaction('entries').store.openKeyCursor(null, 'prev'))?.key ?? 0

const append = async (db: Database, entries: readonly LogEntry[], durability: 'relaxed' | 'strict') => {
  const tx = db.transaction(['entries', 'streams'], 'readwrite', { durability })
  // Awaited below; a transaction that is aborted before must not count as an unhandled rejection.
  tx.done.catch(() => undefined)
  const store = tx.objectStore('entries')
  const rows = tx.objectStore('streams')
  try {
    const names = [...new Set(entries.map(({ stream }) => stream))]
    const known = new Map<string, StreamInfo | undefined>()
    for (const stream of names) known.set(stream, await rows.get(stream))
    const touched = admit(entries, (stream) => known.get(stream))
    const first = ((await store.openKeyCursor(null, 'prev'))?.key ?? 0) + 1
    await Promise.all([
      ...entries.map((entry, index) =>
        store.add({ ...entry, position: first + index }).catch((error: unknown) => {
          const taken = error instanceof Error && error.name === 'ConstraintError'
          throw taken ? new Conflict(entry.stream, entry.seq) : error
        }),
      ),
      ...[...touched.values()].map((row) => rows.put(row)),
    ])
    await tx.done
    return first
  } catch (error) {
    if (tx.error === null) abort(tx)
    throw error
  }
}

/** Takes back what the transaction did; one that the browser has ended already has nothing to take back. */
const abort = (tx: { abort(): void }) => {
  try {
    tx.abort()
  } catch (error) {
    if (!(error instanceof Error && error.name === 'InvalidStateError')) throw error
  }
}

const note = async (db: Database, stream: string, part: Partial<StreamInfo>) => {
  const tx = db.transaction('streams', 'readwrite')
  await tx.store.put({ ...((await tx.store.get(stream)) ?? newStream(stream)), ...part })
  await tx.done
}

/** Keeps the entries in IndexedDB. @throws what the browser says when the database cannot be opened. */
export const openIndexedStore = async (name: string): Promise<LogStore> => {
  const db = await openDatabase(name)
  const slice = (stream: string, from: number, to: number) =>
    db.getAllFromIndex('entries', 'stream', IDBKeyRange.bound([stream, from], [stream, to]))

  return {
    kind: 'indexeddb',
    append: (entries, durability) => append(db, entries, durability),
    stream: (stream, fromSeq) => slice(stream, fromSeq, Number.POSITIVE_INFINITY),
    async streamBefore(stream, before, limit) {
      const end = before ?? ((await db.get('streams', stream))?.lastSeq ?? -1) + 1
      return end < 1 ? [] : (await slice(stream, Math.max(0, end - limit), end - 1)).reverse()
    },
    after: (position, limit) =>
      db.getAll('entries', IDBKeyRange.lowerBound(position, true), Number.isFinite(limit) ? limit : undefined),
    async before(position, limit) {
      const end = position ?? (await lastPositionIn(db)) + 1
      if (end <= 1) return []
      return (await db.getAll('entries', IDBKeyRange.bound(Math.max(1, end - limit), end - 1))).reverse()
    },
    lastPosition: () => lastPositionIn(db),
    info: (stream) => db.get('streams', stream),
    infos: (prefix) => db.getAll('streams', IDBKeyRange.bound(prefix, `${prefix}\uffff`)),
    quarantine: (stream, quarantine) => note(db, stream, { quarantine }),
    end: (stream) => note(db, stream, { ended: true }),
    async keepSnapshot(snapshot, value) {
      await db.put('snapshots', value, snapshot)
    },
    readSnapshot: (snapshot) => db.get('snapshots', snapshot),
    async contents() {
      const tx = db.transaction(['entries', 'streams', 'snapshots'])
      const [entries, streams, names, values] = await Promise.all([
        tx.objectStore('entries').getAll(),
        tx.objectStore('streams').getAll(),
        tx.objectStore('snapshots').getAllKeys(),
        tx.objectStore('snapshots').getAll(),
      ])
      return { entries, streams, snapshots: names.map((snapshot, index) => [snapshot, values[index]]) }
    },
    async clear() {
      const tx = db.transaction(['entries', 'streams', 'snapshots'], 'readwrite')
      await Promise.all([
        tx.objectStore('entries').clear(),
        tx.objectStore('streams').clear(),
        tx.objectStore('snapshots').clear(),
        tx.done,
      ])
    },
    close: () => db.close(),
  }
}
