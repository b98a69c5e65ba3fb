import { Conflict, Quarantined } from './errors'
import { memoryStore } from './memory-store'
import type { LogStore } from './store'

const says = (error: unknown): string =>
  error instanceof Error && error.message !== '' ? error.message : String(error)

const takeOver = async (store: LogStore): Promise<LogStore> => {
  try {
    return memoryStore(await store.contents())
  } catch {
    // Not even readable: begin empty rather than not at all.
    return memoryStore()
  }
}

/**
 * A store that goes on in memory, with all it held, from the first time the disk fails: full, taken away, cleared by the person. The
 * operation that failed is done again there, so that no caller sees the change. What other tabs write from then on is not seen.
 */
export const degrading = (disk: LogStore, onDegraded: (reason: string) => void): LogStore => {
  let kind = disk.kind
  let inUse: Promise<LogStore> = Promise.resolve(disk)
  let closed = false

  const degrade = (error: unknown) => {
    if (kind === 'memory') return
    kind = 'memory'
    inUse = takeOver(disk)
    onDegraded(says(error))
  }

  const run = async <T>(operation: (store: LogStore) => Promise<T>): Promise<T> => {
    const store = await inUse
    try {
      return await operation(store)
    } catch (error) {
      const refused = error instanceof Conflict || error instanceof Quarantined
      if (refused || store !== disk || closed) throw error
      degrade(error)
      return operation(await inUse)
    }
  }

  return {
    get kind() {
      return kind
    },
    append: (entries, durability) => run((store) => store.append(entries, durability)),
    stream: (stream, fromSeq) => run((store) => store.stream(stream, fromSeq)),
    streamBefore: (stream, seq, limit) => run((store) => store.streamBefore(stream, seq, limit)),
    after: (position, limit) => run((store) => store.after(position, limit)),
    before: (position, limit) => run((store) => store.before(position, limit)),
    lastPosition: () => run((store) => store.lastPosition()),
    info: (stream) => run((store) => store.info(stream)),
    infos: (prefix) => run((store) => store.infos(prefix)),
    quarantine: (stream, quarantine) => run((store) => store.quarantine(stream, quarantine)),
    end: (stream) => run((store) => store.end(stream)),
    keepSnapshot: (name, value) => run((store) => store.keepSnapshot(name, value)),
    readSnapshot: (name) => run((store) => store.readSnapshot(name)),
    contents: () => run((store) => store.contents()),
    clear: () => run((store) => store.clear()),
    close() {
      closed = true
      disk.close()
    },
  }
}
