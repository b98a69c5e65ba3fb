/** What every entry of a log carries, whatever else it says. */
export type LogEntry = {
  /** The history it belongs to: `job-lifecycle/17#3`, `invoice/4`. */
  stream: string
  /** Place in its stream, from 0 without gaps. */
  seq: number
  /** Epoch milliseconds. */
  at: number
  /** Version of the entry's shape, for upcasting. */
  v: string
}

/**
 * An entry as it is stored: with its place in the global order. Positions start at 1, only grow, and are never used twice;
 * dropped streams leave gaps.
 */
export type Stored<E> = E & { position: number }

/** Why a stream was quarantined, and the first entry that could not be followed. */
export type Quarantine = { reason: string; seq: number }

/** What the log knows of a stream without reading it. */
export type StreamInfo = {
  stream: string
  lastSeq: number
  /** Set when the stream is read-only because it can no longer be understood. */
  quarantine: Quarantine | null
  /** Its owner has said that it is complete. */
  ended: boolean
  /** What the writer of its newest entry noted of it; undefined when that was nothing. Plain JSON. */
  note?: unknown
}

/** `strict` waits until the entries have reached the disk; `relaxed` until the browser has accepted them. */
export type Durability = 'relaxed' | 'strict'

/** Values to keep beside the entries, by name; undefined removes one. */
export type SnapshotValues = readonly (readonly [name: string, value: unknown])[]

/** What subscribers receive after an append, a drop or a clear. `foreign` when another tab did it. */
export type LogChange = { streams: string[]; lastPosition: number; foreign: boolean }

/** An entry that the log holds but that its reader rejects. */
export type UnreadableReport = {
  kind: 'unreadable'
  position: number
  stream: string | null
  seq: number | null
  reason: string
}

/**
 * Why the log continues in memory:
 * - `full` the disk has no room left
 * - `newer` a newer version of the program has changed the database
 * - `gone` the database was deleted, or the browser closed it
 * - `refused` IndexedDB is missing, forbidden or failed in another way
 * - `timeout` the database did not open in time
 */
export type DegradedKind = 'full' | 'newer' | 'gone' | 'refused' | 'timeout'

/** The kind decides what a person reads; `reason` is what the browser said. */
export type Degradation = { kind: DegradedKind; reason: string }

/**
 * An append-only log of many streams with one global order. Entries are only ever added, and whole streams dropped; a second
 * writer of the same `seq` is rejected, not overwritten.
 */
export type EventLog<E extends LogEntry> = {
  /** `memory` when nothing outlives the tab: IndexedDB is missing, did not open, or failed later. */
  readonly kind: 'indexeddb' | 'memory'
  /** Name of the product whose files this log reads and writes. */
  readonly product: string
  /**
   * Adds the entries, all or none; several streams are allowed and each `seq` must be its stream's next. `note` is kept with what the
   * log knows of their streams, until the next append. `reserve` positions after the entries stay free, for what the writer keeps elsewhere.
   * @throws Conflict when it is not; Quarantined when a stream is read-only.
   */
  append(
    entries: readonly E[],
    options?: { durability?: Durability; note?: unknown; reserve?: number },
  ): Promise<Stored<E>[]>
  /** A stream from `fromSeq`, oldest first. @throws UnreadableEntry at the first entry that the reader rejects. */
  read(stream: string, fromSeq?: number): Promise<Stored<E>[]>
  /** A page of one stream, newest first, before `seq` (null: from its end). @throws UnreadableEntry */
  readStreamBefore(stream: string, seq: number | null, limit: number): Promise<Stored<E>[]>
  /**
   * Entries of all streams after `position`, oldest first. Unreadable ones are left out and reported. Streams that `isWanted` refuses are
   * passed over unread, which costs a tenth of reading them.
   */
  readAfter(position: number, limit?: number, isWanted?: (stream: string) => boolean): Promise<Stored<E>[]>
  /** The same before `position` (null: from the end) and not before `from`, newest first. */
  readBefore(
    position: number | null,
    limit: number,
    isWanted?: (stream: string) => boolean,
    from?: number,
  ): Promise<Stored<E>[]>
  /** -1 for a stream that does not exist. */
  lastSeq(stream: string): Promise<number>
  /** The same for many streams at once, in their order. */
  lastSeqs(streams: readonly string[]): Promise<number[]>
  /** The highest position so far; 0 for an empty log. */
  lastPosition(): Promise<number>
  /** All streams whose name begins with `prefix`, by name. */
  streams(prefix?: string): Promise<StreamInfo[]>
  /** Notes of a stream what the writer of its newest entry did not. Nothing happens when `seq` is no longer its newest. */
  note(stream: string, seq: number, note: unknown): Promise<void>
  /** Makes a stream read-only, for good. */
  quarantine(stream: string, reason: string, seq: number): Promise<void>
  /** Marks a stream as finished. */
  end(stream: string): Promise<void>
  /** Removes streams with everything in them. Positions of other entries stay what they are. */
  drop(streams: readonly string[]): Promise<void>
  /** Keeps a value that can be rebuilt from the log, such as the projected database. Plain JSON only. */
  keepSnapshot(name: string, value: unknown): Promise<void>
  /**
   * Keeps several, all or none, and removes those whose value is undefined. A disk takes them one at a time, so that the page is free
   * in between; until all are there, readers get what was there before.
   */
  keepSnapshots(values: SnapshotValues): Promise<void>
  /** What was kept under the name, unchecked; undefined when there is none. */
  readSnapshot(name: string): Promise<unknown>
  /**
   * What was kept under names that begin with `prefix`, as of one moment, by name. A disk gives a few at a time, and `of` processes each in
   * between.
   */
  readSnapshots<T>(prefix: string, of: (name: string, value: unknown) => T): Promise<T[]>
  /**
   * Streams as the text of a file: those in the list, those the predicate accepts, or all of them. Entries `beside` the log take the positions
   * that were reserved for them.
   * @throws UnreadableEntry for a listed stream with an entry that the reader rejects; otherwise such entries are left out and reported.
   */
  exportStreams(
    which?: readonly string[] | ((stream: string) => boolean),
    beside?: readonly Stored<E>[],
  ): Promise<string>
  /**
   * Adds what `exportStreams` wrote, at new positions.
   * @throws UnreadableFile for a text it does not understand as a whole; Conflict when it holds a stream that already exists.
   */
  importEntries(text: string): Promise<Stored<E>[]>
  /** Removes everything, snapshots too. */
  clear(): Promise<void>
  /** Reports changes made by this tab and by others; returns the way to stop. */
  subscribe(listener: (change: LogChange) => void): () => void
  close(): void
}
