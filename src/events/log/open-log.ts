import { browserChannel, type Channel } from './channel'
import { createLog } from './create-log'
import { degrading } from './degrading-store'
import { openIndexedStore } from './indexed-store'
import type { EventLog, LogEntry, UnreadableReport } from './log'
import { memoryStore } from './memory-store'
import type { LogStore } from './store'

export type LogOptions<E extends LogEntry> = {
  /** Name of the database, and of the channel between tabs. */
  name: string
  /** Makes an entry of what was found in the store, upcasting old shapes; throws on anything foreign. */
  read: (raw: unknown) => E
  /** How tabs hear of each other; null for none. Default: a BroadcastChannel where there is one. */
  channel?: Channel | null
  /** The log has turned to memory, and why; `kind` says so from then on. */
  onDegraded?: (reason: string) => void
  /** An entry was left out of `readAfter` or `readBefore`. */
  onUnreadable?: (report: UnreadableReport) => void
}

const openStore = async (name: string, onDegraded: (reason: string) => void): Promise<LogStore> => {
  try {
    return degrading(await openIndexedStore(name), onDegraded)
  } catch (error) {
    onDegraded(error instanceof Error ? error.message : String(error))
    return memoryStore()
  }
}

/**
 * Opens the log in IndexedDB. Where that is missing, refuses, or fails later, the log goes on in memory and says so; it never fails
 * to open.
 */
export const openLog = async <E extends LogEntry>({
  name,
  channel,
  onDegraded = () => undefined,
  ...parts
}: LogOptions<E>): Promise<EventLog<E>> => {
  const store = await openStore(name, onDegraded)
  if (store.kind === 'memory') return createLog(store, { ...parts, channel: null })
  return createLog(store, { ...parts, channel: channel === undefined ? browserChannel(`log:${name}`) : channel })
}

/** A log that lives as long as the tab. */
export const memoryLog = <E extends LogEntry>(options: Pick<LogOptions<E>, 'read' | 'onUnreadable'>): EventLog<E> =>
  createLog(memoryStore(), { ...options, channel: null })
