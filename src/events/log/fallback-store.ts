import { Conflict, Quarantined } from './errors'
import type { Degradation, DegradedKind } from './log'
import type { DiskStore, LogStore } from './store'

const KINDS: Record<string, DegradedKind> = {
  QuotaExceededError: 'full',
  VersionError: 'newer',
  TimeoutError: 'timeout',
}

/** Classifies a disk error; `otherwise` is for errors without a telling name. */
export const degradationOf = (error: unknown, otherwise: DegradedKind = 'refused'): Degradation => {
  if (!(error instanceof Error)) return { kind: otherwise, reason: String(error) }
  return { kind: KINDS[error.name] ?? otherwise, reason: error.message === '' ? error.name : error.message }
}

export const loadMemoryStore = async () => (await import('./memory-store')).memoryStore

const isClosed = (error: unknown) => error instanceof Error && error.name === 'InvalidStateError'

/**
 * A store that switches to memory at the first disk failure, with all its contents or, if unreadable, from the last known position. The
 * failed operation is repeated there, so callers see no change. Later writes of other tabs are not seen.
 */
export const createFallbackStore = (disk: DiskStore, onDegraded: (degradation: Degradation) => void): LogStore => {
  let kind = disk.kind
  let inUse: Promise<LogStore> = Promise.resolve(disk)
  let closed = false
  let lastPosition = 0
  const underWay = new Set<Promise<unknown>>()

  const copyToMemory = async (): Promise<LogStore> => {
    // Counts writes that the disk already accepted.
    await Promise.allSettled(underWay)
    const memoryStore = await loadMemoryStore()
    try {
      return memoryStore(await disk.contents())
    } catch {
      return memoryStore(undefined, { lastPosition })
    } finally {
      // Another page may be waiting to delete or upgrade the database.
      disk.close()
    }
  }

  const degrade = (degradation: Degradation) => {
    if (kind === 'memory' || closed) return
    kind = 'memory'
    inUse = copyToMemory()
    onDegraded(degradation)
  }
  disk.onLost((lost) => degrade({ kind: lost, reason: 'The database was taken away.' }))

  const run = async <T>(operation: (store: LogStore) => Promise<T>): Promise<T> => {
    const store = await inUse
    const work = operation(store)
    underWay.add(work)
    try {
      return await work
    } catch (error) {
      const rejected = error instanceof Conflict || error instanceof Quarantined
      if (rejected || store !== disk || closed) throw error
      underWay.delete(work)
      degrade(degradationOf(error, isClosed(error) ? 'gone' : 'refused'))
      return operation(await inUse)
    } finally {
      underWay.delete(work)
    }
  }

  return {
    get kind() {
      return kind
    },
    append: (entries, durability, note, reserve) =>
      run(async (store) => {
        const first = await store.append(entries, durability, note, reserve)
        lastPosition = first + entries.length - 1 + reserve
        return first
      }),
    stream: (stream, fromSeq) => run((store) => store.stream(stream, fromSeq)),
    streamBefore: (stream, seq, limit) => run((store) => store.streamBefore(stream, seq, limit)),
    after: (position, limit) =>
      run(async (store) => {
        const entries = await store.after(position, limit)
        lastPosition = Math.max(lastPosition, entries.at(-1)?.position ?? 0)
        return entries
      }),
    before: (position, limit) => run((store) => store.before(position, limit)),
    lastPosition: () =>
      run(async (store) => {
        lastPosition = await store.lastPosition()
        return lastPosition
      }),
    infosOf: (streams) => run((store) => store.infosOf(streams)),
    infos: (prefix) => run((store) => store.infos(prefix)),
    note: (stream, seq, note) => run((store) => store.note(stream, seq, note)),
    quarantine: (stream, quarantine) => run((store) => store.quarantine(stream, quarantine)),
    end: (stream) => run((store) => store.end(stream)),
    drop: (streams) => run((store) => store.drop(streams)),
    keepSnapshots: (values) => run((store) => store.keepSnapshots(values)),
    readSnapshot: (name) => run((store) => store.readSnapshot(name)),
    readSnapshots: (prefix, of) => run((store) => store.readSnapshots(prefix, of)),
    clear: () =>
      run(async (store) => {
        await store.clear()
        lastPosition = 0
      }),
    close() {
      closed = true
      disk.close()
    },
  }
}
