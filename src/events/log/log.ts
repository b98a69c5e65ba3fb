/** What every entry of a log carries, whatever else it says. */
export type LogEntry = {
  /** Whose history it belongs to: `job-lifecycle/17#3`, `invoice/4`. */
  stream: string
  /** Place in its stream, from 0 without gaps. */
  seq: number
  /** Epoch milliseconds. */
  at: number
  /** Version of the entry's shape, for upcasting. */
  v: string
}

/** An entry as it is kept: with its place in the global order, from 1 without gaps. */
export type Stored<E> = E & { position: number }

/** Why a stream was put aside, and the first entry that could not be followed. */
export type Quarantine = { reason: string; seq: number }

/** What the log knows of a stream without reading it. */
export type StreamInfo = {
  stream: string
  lastSeq: number
  /** Set when the stream is read-only because it cannot be understood any more. */
  quarantine: Quarantine | null
  /** Its owner has said that nothing more will come. */
  ended: boolean
}

/** `strict` waits until the entries have reached the disk; `relaxed` until the browser has taken them. */
export type Durability = 'relaxed' | 'strict'

/** What listeners are told after an append or a clear. `foreign` when another tab did it. */
export type LogNews = { streams: string[]; lastPosition: number; foreign: boolean }

/** An entry that the log holds but that its reader refuses. */
export type UnreadableReport = { position: number; stream: string | null; seq: number | null; reason: string }

/**
 * An append-only log of many streams with one global order. Entries are only ever added; a second writer of the same
 * `seq` is refused, not overwritten.
 */
export type EventLog<E extends LogEntry> = {
  /** `memory` when nothing outlives the tab: IndexedDB is missing, refused to open, or failed on the way. */
  readonly kind: 'indexeddb' | 'memory'
  /**
   * Adds the entries, all or none; several streams are allowed and each `seq` must be its stream's next.
   * @throws Conflict when it is not; Quarantined when a stream is read-only.
   */
  append(entries: readonly E[], options?: { durability?: Durability }): Promise<Stored<E>[]>
  /** A stream from `fromSeq`, oldest first. @throws UnreadableEntry at the first entry that the reader refuses. */
  read(stream: string, fromSeq?: number): Promise<Stored<E>[]>
  /** A page of one stream, newest first, before `seq` (null: from its end). @throws UnreadableEntry */
  readStreamBefore(stream: string, seq: number | null, limit: number): Promise<Stored<E>[]>
  /** Entries of all streams after `position`, oldest first. Unreadable ones are left out and reported. */
  readAfter(position: number, limit?: number): Promise<Stored<E>[]>
  /** Entries of all streams before `position` (null: from the end), newest first. Unreadable ones are left out and reported. */
  readBefore(position: number | null, limit: number): Promise<Stored<E>[]>
  /** -1 for a stream that does not exist. */
  lastSeq(stream: string): Promise<number>
  /** 0 for an empty log. */
  lastPosition(): Promise<number>
  /** All streams whose name begins with `prefix`, by name. */
  streams(prefix?: string): Promise<StreamInfo[]>
  /** Makes a stream read-only, for good. */
  quarantine(stream: string, reason: string, seq: number): Promise<void>
  /** Notes that a stream is finished. */
  end(stream: string): Promise<void>
  /** Keeps a value that can be built anew from the log, such as the projected database. Plain JSON only. */
  keepSnapshot(name: string, value: unknown): Promise<void>
  /** What was kept under the name, unchecked; undefined when there is none. */
  readSnapshot(name: string): Promise<unknown>
  /** The streams (all when not given) as the text of a file. */
  exportStreams(streams?: readonly string[]): Promise<string>
  /**
   * Adds what `exportStreams` wrote; positions are given anew.
   * @throws UnreadableFile for a text it does not understand as a whole; Conflict when it holds a stream that is already there.
   */
  importEntries(text: string): Promise<Stored<E>[]>
  /** Removes everything, snapshots too. */
  clear(): Promise<void>
  /** Tells of appends by this tab and by others; returns the way to stop. */
  subscribe(listener: (news: LogNews) => void): () => void
  close(): void
}
