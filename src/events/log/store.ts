import { Conflict, Quarantined } from './errors'
import type { DegradedKind, Durability, LogEntry, Quarantine, SnapshotValues, StreamInfo } from './log'

/** What a store holds: not yet checked, so that a foreign or broken entry affects only its reader. */
export type RawEntry = { position: number } & Record<string, unknown>

/** Everything in a store, to continue elsewhere. */
export type StoreContents = { entries: RawEntry[]; streams: StreamInfo[]; snapshots: [string, unknown][] }

/** Where a log keeps its entries. It guards order and read-only streams; what an entry means is up to the log. */
export type LogStore = {
  readonly kind: 'indexeddb' | 'memory'
  /** Adds all or none, leaves `reserve` positions after them free, and returns the position of the first. @throws Conflict, Quarantined */
  append(entries: readonly LogEntry[], durability: Durability, note: unknown, reserve: number): Promise<number>
  stream(stream: string, fromSeq: number): Promise<RawEntry[]>
  streamBefore(stream: string, seq: number | null, limit: number): Promise<RawEntry[]>
  after(position: number, limit: number): Promise<RawEntry[]>
  before(position: number | null, limit: number): Promise<RawEntry[]>
  lastPosition(): Promise<number>
  /** What is known of each of these streams, in their order. */
  infosOf(streams: readonly string[]): Promise<(StreamInfo | undefined)[]>
  infos(prefix: string): Promise<StreamInfo[]>
  note(stream: string, seq: number, note: unknown): Promise<void>
  quarantine(stream: string, quarantine: Quarantine): Promise<void>
  end(stream: string): Promise<void>
  drop(streams: readonly string[]): Promise<void>
  keepSnapshots(values: SnapshotValues): Promise<void>
  readSnapshot(name: string): Promise<unknown>
  readSnapshots<T>(prefix: string, of: (name: string, value: unknown) => T): Promise<T[]>
  clear(): Promise<void>
  close(): void
}

/** A store on a disk, which can be taken away while it is in use. */
export type DiskStore = LogStore & {
  contents(): Promise<StoreContents>
  /**
   * Sets the listener for the loss of the database: another page waits to delete or upgrade it, or the browser has closed it. The listener
   * closes the store, after reading what can still be read.
   */
  onLost(listener: (kind: DegradedKind) => void): void
}

/** A stream before its first entry. */
export const newStream = (stream: string): StreamInfo => ({ stream, lastSeq: -1, quarantine: null, ended: false })

/** What is known of a stream with this note, or with none. */
export const withNote = ({ note: _, ...info }: StreamInfo, note: unknown): StreamInfo =>
  note === undefined ? info : { ...info, note }

/** Whether an entry is nothing but its position, which must not be used again: it was the newest and was dropped, or it is the last reserved one. */
export const isEmptied = (raw: RawEntry): boolean => Object.keys(raw).length === 1

/**
 * Checks an append and returns what is known of its streams afterwards. Both stores call this inside their transaction.
 * @throws Conflict when a `seq` is not its stream's next; Quarantined when the stream is read-only.
 */
export const checkAppend = (
  entries: readonly LogEntry[],
  infoOf: (stream: string) => StreamInfo | undefined,
  note: unknown,
): Map<string, StreamInfo> => {
  const touched = new Map<string, StreamInfo>()
  for (const { stream, seq } of entries) {
    const info = touched.get(stream) ?? infoOf(stream) ?? newStream(stream)
    if (info.quarantine) throw new Quarantined(stream, info.quarantine.reason)
    if (seq !== info.lastSeq + 1) throw new Conflict(stream, seq)
    touched.set(stream, withNote({ ...info, lastSeq: seq }, note))
  }
  return touched
}

/** The `seq` each stream of a batch begins with. */
export const firstSeqs = (entries: readonly LogEntry[]): Map<string, number> =>
  new Map(entries.toReversed().map(({ stream, seq }) => [stream, seq]))
