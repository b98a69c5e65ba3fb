import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { Conflict } from './errors'
import type { DegradedKind, Durability, LogEntry, SnapshotValues, StreamInfo } from './log'
import { checkAppend, type DiskStore, firstSeqs, newStream, type RawEntry, withNote } from './store'

type Schema = DBSchema & {
  entries: { key: number; value: RawEntry; indexes: { stream: [string, number] } }
  streams: { key: string; value: StreamInfo }
  snapshots: { key: string; value: unknown }
}
type Database = IDBPDatabase<Schema>

const openDatabase = (name: string, onLost: (kind: DegradedKind) => void): Promise<Database> =>
  openDB<Schema>(name, 1, {
    upgrade(db) {
      const entries = db.createObjectStore('entries', { keyPath: 'position' })
      // Unique, so that a second writer fails even if two pass the check of an append.
      entries.createIndex('stream', ['stream', 'seq'], { unique: true })
      db.createObjectStore('streams', { keyPath: 'stream' })
      db.createObjectStore('snapshots')
    },
    blocking: (_current, upgrade) => onLost(upgrade === null ? 'gone' : 'newer'),
    terminated: () => onLost('gone'),
  })

type Cursor<Key> = { readonly key: Key; advance(count: number): Promise<Cursor<Key> | null> }
type Keys<Key> = { openKeyCursor(range: IDBKeyRange | null, direction: 'prev'): Promise<Cursor<Key> | null> }

const lastKey = async <Key>(keys: Keys<Key>, range: IDBKeyRange | null = null): Promise<Key | undefined> =>
  (await keys.openKeyCursor(range, 'prev'))?.key

/** Null without keys. Keys may have gaps, so they are counted, not computed. */
const lastOf = async <Key>(keys: Keys<Key>, range: IDBKeyRange | null, limit: number): Promise<IDBKeyRange | null> => {
  const cursor = limit < 1 ? null : await keys.openKeyCursor(range, 'prev')
  if (!cursor) return null
  const end = cursor.key
  const start = limit === 1 ? cursor : await cursor.advance(limit - 1)
  return start ? IDBKeyRange.bound(start.key, end) : IDBKeyRange.bound(range?.lower ?? 0, end)
}

const rangeOf = (stream: string, from = 0, before = Number.POSITIVE_INFINITY) =>
  IDBKeyRange.bound([stream, from], [stream, before], false, Number.isFinite(before))

const beginningWith = (prefix: string) => IDBKeyRange.bound(prefix, `${prefix}\uffff`)

const infoFromEntries = async (index: Keys<[string, number]>, stream: string): Promise<StreamInfo | undefined> => {
  const last = await lastKey(index, rangeOf(stream))
  return last && { ...newStream(stream), lastSeq: last[1] }
}

/** Requests per batch: thousands at once would block the page. Each batch ends with a request, which keeps the transaction open. */
const REQUESTS = 500

const inBatches = async <T, R>(items: readonly T[], ask: (item: T, place: number) => Promise<R>): Promise<R[]> => {
  const answers: R[] = []
  for (let start = 0; start < items.length; start += REQUESTS) {
    const batch = items.slice(start, start + REQUESTS).map((item, at) => ask(item, start + at))
    answers.push(...(await Promise.all(batch)))
  }
  return answers
}

/** From this many streams on, reading all rows in between is faster than reading each. */
const MANY = 500

type Rows = { get(key: string): Promise<StreamInfo | undefined>; getAll(range: IDBKeyRange): Promise<StreamInfo[]> }

const rowsOf = async (rows: Rows, streams: readonly string[]): Promise<(StreamInfo | undefined)[]> => {
  const [first = '', ...others] = streams.toSorted()
  if (streams.length < MANY) return Promise.all(streams.map((stream) => rows.get(stream)))
  const all = await rows.getAll(IDBKeyRange.bound(first, others.at(-1)))
  const rowsByStream = new Map(all.map((row) => [row.stream, row]))
  return streams.map((stream) => rowsByStream.get(stream))
}

const append = async (
  db: Database,
  entries: readonly LogEntry[],
  durability: Durability,
  note: unknown,
  reserve: number,
) => {
  const tx = db.transaction(['entries', 'streams'], 'readwrite', { durability })
  // Awaited below; an earlier abort must not count as an unhandled rejection.
  tx.done.catch(() => undefined)
  const store = tx.objectStore('entries')
  const rows = tx.objectStore('streams')
  try {
    const index = store.index('stream')
    const starts = [...firstSeqs(entries)]
    const present = await rowsOf(
      rows,
      starts.map(([stream]) => stream),
    )
    const infos = new Map(
      await Promise.all(
        starts.map(async ([stream, seq], place) => {
          const row = present[place]
          return [stream, row ?? (seq > 0 ? await infoFromEntries(index, stream) : undefined)] as const
        }),
      ),
    )
    const touched = checkAppend(entries, (stream) => infos.get(stream), note)
    const first = ((await lastKey(store)) ?? 0) + 1
    await inBatches(entries, (entry, index) =>
      store.add({ ...entry, position: first + index }).catch((error: unknown) => {
        const isDuplicate = error instanceof Error && error.name === 'ConstraintError'
        throw isDuplicate ? new Conflict(entry.stream, entry.seq) : error
      }),
    )
    if (reserve > 0) await store.add({ position: first + entries.length - 1 + reserve })
    await inBatches([...touched.values()], (row) => rows.put(row))
    await tx.done
    return first
  } catch (error) {
    if (tx.error === null) abort(tx)
    throw error
  }
}

/** Ignores a transaction that the browser has already ended. */
const abort = (tx: { abort(): void }) => {
  try {
    tx.abort()
  } catch (error) {
    if (!(error instanceof Error && error.name === 'InvalidStateError')) throw error
  }
}

const infosOf = async (db: Database, streams: readonly string[]): Promise<(StreamInfo | undefined)[]> => {
  // Opening a transaction costs more than reading a stream.
  const tx = db.transaction(['entries', 'streams'])
  const [rows, entries] = [tx.objectStore('streams'), tx.objectStore('entries')]
  const present = await rowsOf(rows, streams)
  // An empty log has no streams, so filling it skips thousands of lookups.
  if (streams.length >= MANY && (await lastKey(entries)) === undefined) return present
  const index = entries.index('stream')
  return inBatches(streams, async (stream, place) => present[place] ?? infoFromEntries(index, stream))
}

const update = async (db: Database, stream: string, part: Partial<StreamInfo>) => {
  const tx = db.transaction(['entries', 'streams'], 'readwrite')
  const rows = tx.objectStore('streams')
  const info = (await rows.get(stream)) ?? (await infoFromEntries(tx.objectStore('entries').index('stream'), stream))
  await rows.put({ ...(info ?? newStream(stream)), ...part })
  await tx.done
}

const drop = async (db: Database, streams: readonly string[]) => {
  const tx = db.transaction(['entries', 'streams'], 'readwrite')
  const entries = tx.objectStore('entries')
  const last = await lastKey(entries)
  for (const stream of streams) {
    const positions = await entries.index('stream').getAllKeys(rangeOf(stream))
    await Promise.all([
      tx.objectStore('streams').delete(stream),
      // The newest entry leaves its position behind so that it is not reused.
      ...positions.map((position) => (position === last ? entries.put({ position }) : entries.delete(position))),
    ])
  }
  await tx.done
}

const BATCH = 16

const keepSnapshots = async (db: Database, values: SnapshotValues) => {
  const tx = db.transaction('snapshots', 'readwrite')
  tx.done.catch(() => undefined)
  try {
    // Sequential: values are cloned synchronously, and all at once would block the page.
    for (const [snapshot, value] of values)
      await (value === undefined ? tx.store.delete(snapshot) : tx.store.put(value, snapshot))
    await tx.done
  } catch (error) {
    if (tx.error === null) abort(tx)
    throw error
  }
}

const readSnapshots = async <T>(db: Database, prefix: string, of: (name: string, value: unknown) => T) => {
  const { store } = db.transaction('snapshots')
  const range = beginningWith(prefix)
  // Parallel: with few snapshots, names and values arrive together.
  const [names, first] = await Promise.all([store.getAllKeys(range), store.getAll(range, BATCH)])
  const batches = Array.from({ length: Math.ceil(names.length / BATCH) }, async (_, batch) => {
    const own = names.slice(batch * BATCH, (batch + 1) * BATCH)
    const values = batch === 0 ? first : await store.getAll(IDBKeyRange.bound(own[0], own.at(-1)))
    return own.map((name, index) => of(name, values[index]))
  })
  return (await Promise.all(batches)).flat()
}

/** Stores entries in IndexedDB. Rejects with the browser's error when the database can't be opened. */
export const openIndexedStore = async (name: string): Promise<DiskStore> => {
  let onLost: (kind: DegradedKind) => void = () => db.close()
  const db = await openDatabase(name, (kind) => onLost(kind))

  return {
    kind: 'indexeddb',
    onLost(listener) {
      onLost = listener
    },
    append: (entries, durability, note, reserve) => append(db, entries, durability, note, reserve),
    stream: (stream, fromSeq) => db.getAllFromIndex('entries', 'stream', rangeOf(stream, fromSeq)),
    async streamBefore(stream, before, limit) {
      const index = db.transaction('entries').store.index('stream')
      const range = await lastOf(index, rangeOf(stream, 0, before ?? undefined), limit)
      return range ? (await index.getAll(range)).reverse() : []
    },
    after: (position, limit) =>
      db.getAll('entries', IDBKeyRange.lowerBound(position, true), Number.isFinite(limit) ? limit : undefined),
    async before(position, limit) {
      const { store } = db.transaction('entries')
      const range = await lastOf(store, position === null ? null : IDBKeyRange.bound(0, position, false, true), limit)
      return range ? (await store.getAll(range)).reverse() : []
    },
    lastPosition: async () => (await lastKey(db.transaction('entries').store)) ?? 0,
    infosOf: (streams) => infosOf(db, streams),
    infos: (prefix) => db.getAll('streams', beginningWith(prefix)),
    async note(stream, seq, note) {
      const { store, done } = db.transaction('streams', 'readwrite')
      const row = await store.get(stream)
      if (row?.lastSeq === seq) await store.put(withNote(row, note))
      await done
    },
    quarantine: (stream, quarantine) => update(db, stream, { quarantine }),
    end: (stream) => update(db, stream, { ended: true, note: undefined }),
    drop: (streams) => drop(db, streams),
    keepSnapshots: (values) => keepSnapshots(db, values),
    readSnapshot: (snapshot) => db.get('snapshots', snapshot),
    readSnapshots: (prefix, of) => readSnapshots(db, prefix, of),
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
