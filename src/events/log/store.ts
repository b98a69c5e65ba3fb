import { Conflict, Quarantined } from './errors'
import type { DegradedKind, Durability, LogEntry, Quarantine, SnapshotValues, StreamInfo } from './log'

export type RawEntry = { position: number } & Record<string, unknown>

export type StoreContents = { entries: RawEntry[]; streams: StreamInfo[]; snapshots: [string, unknown][] }

/** Storage of a log. It enforces order and read-only streams; the log parses entries. */
export type LogStore = {
  readonly kind: 'indexeddb' | 'memory'
  /** Atomic. Keeps `reserve` positions after the entries free and returns the first position. Throws Conflict, Quarantined. */
  append(entries: readonly LogEntry[], durability: Durability, note: unknown, reserve: number): Promise<number>
  stream(stream: string, fromSeq: number): Promise<RawEntry[]>
  streamBefore(stream: string, seq: number | null, limit: number): Promise<RawEntry[]>
  after(position: number, limit: number): Promise<RawEntry[]>
  before(position: number | null, limit: number): Promise<RawEntry[]>
  lastPosition(): Promise<number>
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

export type DiskStore = LogStore & {
  contents(): Promise<StoreContents>
  /**
   * The listener for losing the database: another page wants to delete or upgrade it, or the browser closed it. The listener closes the
   * store after reading the rest.
   */
  onLost(listener: (kind: DegradedKind) => void): void
}

export const newStream = (stream: string): StreamInfo => ({ stream, lastSeq: -1, quarantine: null, ended: false })

export const withNote = ({ note: _, ...info }: StreamInfo, note: unknown): StreamInfo =>
  note === undefined ? info : { ...info, note }

/** True for entries that only reserve a position: a dropped newest entry, or the last reserved one. */
export const isEmptied = (raw: RawEntry): boolean => Object.keys(raw).length === 1

/**
 * Returns the streams' info after an append. Both stores call this inside their transaction. Throws Conflict when a `seq` is not its
 * stream's next, and Quarantined for a read-only stream.
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

export const firstSeqs = (entries: readonly LogEntry[]): Map<string, number> =>
  new Map(entries.toReversed().map(({ stream, seq }) => [stream, seq]))
