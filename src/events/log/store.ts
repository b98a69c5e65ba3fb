import type { Durability, LogEntry, Quarantine, StreamInfo } from './log'

/** What lies in a store: not yet looked at, so that a foreign or broken entry harms nobody but its reader. */
export type RawEntry = { position: number } & Record<string, unknown>

/** A store taken out whole, to go on elsewhere. */
export type StoreContents = { entries: RawEntry[]; streams: StreamInfo[]; snapshots: [string, unknown][] }

/** Where a log keeps its entries. It guards order and read-only streams; what an entry means is the log's business. */
export type LogStore = {
  readonly kind: 'indexeddb' | 'memory'
  /** Adds all or none, and returns the position of the first. @throws Conflict, Quarantined */
  append(entries: readonly LogEntry[], durability: Durability): Promise<number>
  stream(stream: string, fromSeq: number): Promise<RawEntry[]>
  streamBefore(stream: string, seq: number | null, limit: number): Promise<RawEntry[]>
  after(position: number, limit: number): Promise<RawEntry[]>
  before(position: number | null, limit: number): Promise<RawEntry[]>
  lastPosition(): Promise<number>
  info(stream: string): Promise<StreamInfo | undefined>
  infos(prefix: string): Promise<StreamInfo[]>
  quarantine(stream: string, quarantine: Quarantine): Promise<void>
  end(stream: string): Promise<void>
  keepSnapshot(name: string, value: unknown): Promise<void>
  readSnapshot(name: string): Promise<unknown>
  contents(): Promise<StoreContents>
  clear(): Promise<void>
  close(): void
}

/** A stream before its first entry. */
export const newStream = (stream: string): StreamInfo => ({ stream, lastSeq: -1, quarantine: null, ended: false })
