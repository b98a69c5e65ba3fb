import { browserChannel, type Channel } from './append-feed'
import { createLog } from './create-log'
import { createFallbackStore, degradationOf, loadMemoryStore } from './fallback-store'
import { openIndexedStore } from './indexed-store'
import type { Degradation, EventLog, LogEntry, UnreadableReport } from './log'
import type { DiskStore, LogStore } from './store'

/** Real time for disk timeouts, because a disk ignores test clocks. */
export type Timer = {
  setTimeout(fn: () => void, ms: number): unknown
  clearTimeout(id: unknown): void
}

export type LogOptions<E extends LogEntry> = {
  name: string
  /** Product name: in lower case the files' format name, and part of error messages. */
  product: string
  /** Parses a stored entry and upcasts old shapes; throws on foreign data. */
  read: (raw: unknown) => E
  channel?: Channel | null
  timer?: Timer
  /** The log now continues in memory; `kind` changes with it. */
  onDegraded?: (degradation: Degradation) => void
  onUnreadable?: (report: UnreadableReport) => void
}

/** In ms. */
const OPEN_LIMIT = 3_000

const browserTimer: Timer = {
  setTimeout: (fn, ms) => setTimeout(fn, ms),
  clearTimeout: (id) => clearTimeout(id as ReturnType<typeof setTimeout>),
}

/** A database blocked by another page may neither open nor fail. One that opens too late is closed again. */
const openInTime = (name: string, timer: Timer): Promise<DiskStore> =>
  new Promise((resolve, reject) => {
    let isLate = false
    const alarm = timer.setTimeout(() => {
      isLate = true
      reject(new DOMException('The database did not open in time.', 'TimeoutError'))
    }, OPEN_LIMIT)
    openIndexedStore(name).then(
      (store) => {
        timer.clearTimeout(alarm)
        if (isLate) store.close()
        else resolve(store)
      },
      (error: unknown) => {
        timer.clearTimeout(alarm)
        reject(error)
      },
    )
  })

const openStore = async (
  name: string,
  timer: Timer,
  onDegraded: (degradation: Degradation) => void,
): Promise<LogStore> => {
  try {
    return createFallbackStore(await openInTime(name, timer), onDegraded)
  } catch (error) {
    onDegraded(degradationOf(error))
    return (await loadMemoryStore())()
  }
}

/**
 * Opens the log in IndexedDB. When that is missing, takes over three seconds, or fails later, the log reports it and continues in memory;
 * opening never fails.
 */
export const openLog = async <E extends LogEntry>({
  name,
  channel,
  timer = browserTimer,
  onDegraded = () => undefined,
  ...parts
}: LogOptions<E>): Promise<EventLog<E>> => {
  const store = await openStore(name, timer, onDegraded)
  if (store.kind === 'memory') return createLog(store, { ...parts, channel: null })
  return createLog(store, { ...parts, channel: channel === undefined ? browserChannel(`log:${name}`) : channel })
}
