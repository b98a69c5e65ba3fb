import { browserChannel, type Channel } from './append-feed'
import { createLog } from './create-log'
import { createFallbackStore, degradationOf, loadMemoryStore } from './fallback-store'
import { openIndexedStore } from './indexed-store'
import type { Degradation, EventLog, LogEntry, UnreadableReport } from './log'
import type { DiskStore, LogStore } from './store'

/** What waits for the disk: real time, because a disk knows no other. */
export type Timer = {
  setTimeout(fn: () => void, ms: number): unknown
  clearTimeout(id: unknown): void
}

export type LogOptions<E extends LogEntry> = {
  /** Name of the database, and of the channel between tabs. */
  name: string
  /** Name of the product: its files carry it in lower case as their format, and messages about them name it. */
  product: string
  /** Makes an entry of what was found in the store, upcasting old shapes; throws on anything foreign. */
  read: (raw: unknown) => E
  /** How tabs notify each other; null for none. Default: a BroadcastChannel where there is one. */
  channel?: Channel | null
  /** Default: the browser's. */
  timer?: Timer
  /** The log now continues in memory, and why; `kind` says so from then on. */
  onDegraded?: (degradation: Degradation) => void
  /** An entry was left out of what was read. */
  onUnreadable?: (report: UnreadableReport) => void
}

/** How long a database may take to open, in ms. */
const OPEN_LIMIT = 3_000

const browserTimer: Timer = {
  setTimeout: (fn, ms) => setTimeout(fn, ms),
  clearTimeout: (id) => clearTimeout(id as ReturnType<typeof setTimeout>),
}

/** A database that another page blocks may never open, and never fail either. One that opens too late is closed again. */
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
 * Opens the log in IndexedDB. Where that is missing, does not open within three seconds, or fails later, the log continues in memory
 * and says so; it never fails to open.
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
