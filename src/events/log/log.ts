export type LogEntry = {
  stream: string
  /** Position in its stream, from 0 without gaps. */
  seq: number
  /** Epoch milliseconds. */
  at: number
  /** Version of the entry's shape, for upcasting. */
  v: string
}

/** A stored entry with its global position. Positions start at 1, only grow, and are never reused; dropped streams leave gaps. */
export type Stored<E> = E & { position: number }

/** `seq` is the first entry that could not be followed. */
export type Quarantine = { reason: string; seq: number }

export type StreamInfo = {
  stream: string
  lastSeq: number
  /** Set when the stream is unreadable and therefore read-only. */
  quarantine: Quarantine | null
  ended: boolean
  /** The note of its newest entry's writer, in plain JSON. */
  note?: unknown
}

/** `strict` waits until the entries are on disk; `relaxed` until the browser has accepted them. */
export type Durability = 'relaxed' | 'strict'

/** Values stored beside the entries; undefined removes one. */
export type SnapshotValues = readonly (readonly [name: string, value: unknown])[]

/** Sent after an append, a drop or a clear. `foreign` means another tab did it. */
export type LogChange = { streams: string[]; lastPosition: number; foreign: boolean }

export type UnreadableReport = {
  kind: 'unreadable'
  position: number
  stream: string | null
  seq: number | null
  reason: string
}

/**
 * Reasons to continue in memory. `full`: the disk has no room. `newer`: a newer version of the program has changed the database. `gone`:
 * the database was deleted or the browser closed it. `refused`: IndexedDB is missing, forbidden or failed in another way. `timeout`: the
 * database did not open in time.
 */
export type DegradedKind = 'full' | 'newer' | 'gone' | 'refused' | 'timeout'

/** `kind` selects the message; `reason` is the browser's text. */
export type Degradation = { kind: DegradedKind; reason: string }

/**
 * An append-only log of many streams with one global order. Only whole streams can be dropped; a second writer of the same `seq` is
 * rejected, not overwritten.
 */
export type EventLog<E extends LogEntry> = {
  /** `memory` when nothing outlives the tab: IndexedDB is missing, did not open, or failed later. */
  readonly kind: 'indexeddb' | 'memory'
  readonly product: string
  /**
   * Atomic, also across streams; each `seq` must be its stream's next. `note` is stored on the streams until the next append. `reserve`
   * positions after the entries stay free for the writer's external data. Throws Conflict for a wrong `seq`, Quarantined for a read-only
   * stream.
   */
  append(
    entries: readonly E[],
    options?: { durability?: Durability; note?: unknown; reserve?: number },
  ): Promise<Stored<E>[]>
  /** Oldest first. Throws UnreadableEntry at the first entry that the reader rejects. */
  read(stream: string, fromSeq?: number): Promise<Stored<E>[]>
  /** Newest first, before `seq` (null: from the end). Throws UnreadableEntry. */
  readStreamBefore(stream: string, seq: number | null, limit: number): Promise<Stored<E>[]>
  /**
   * Entries of all streams after `position`, oldest first. Unreadable ones are skipped and reported. Streams that `isWanted` rejects are
   * skipped unread, at a tenth of the cost.
   */
  readAfter(position: number, limit?: number, isWanted?: (stream: string) => boolean): Promise<Stored<E>[]>
  /** Newest first, before `position` (null: from the end) and not before `from`. */
  readBefore(
    position: number | null,
    limit: number,
    isWanted?: (stream: string) => boolean,
    from?: number,
  ): Promise<Stored<E>[]>
  lastSeq(stream: string): Promise<number>
  /** In the order of `streams`. */
  lastSeqs(streams: readonly string[]): Promise<number[]>
  /** 0 for an empty log. */
  lastPosition(): Promise<number>
  streams(prefix?: string): Promise<StreamInfo[]>
  /** Sets a stream's note afterwards. Does nothing when `seq` is no longer its newest. */
  note(stream: string, seq: number, note: unknown): Promise<void>
  /** Permanent. */
  quarantine(stream: string, reason: string, seq: number): Promise<void>
  end(stream: string): Promise<void>
  /** Removes streams with all their entries. Other positions don't change. */
  drop(streams: readonly string[]): Promise<void>
  /** Stores a value that can be rebuilt from the log, such as the projected database. Plain JSON only. */
  keepSnapshot(name: string, value: unknown): Promise<void>
  /**
   * Stores several values atomically; undefined removes one. A disk writes them one at a time to keep the page responsive; readers see the
   * old values until all are stored.
   */
  keepSnapshots(values: SnapshotValues): Promise<void>
  readSnapshot(name: string): Promise<unknown>
  /** Snapshots by name prefix, consistent and sorted by name. A disk returns a few at a time, and `of` processes each in between. */
  readSnapshots<T>(prefix: string, of: (name: string, value: unknown) => T): Promise<T[]>
  /**
   * Streams as file text: those listed, those the predicate accepts, or all. Entries in `beside` take their reserved positions. Throws
   * UnreadableEntry for a listed stream with an entry that the reader rejects; otherwise such entries are skipped and reported.
   */
  exportStreams(
    which?: readonly string[] | ((stream: string) => boolean),
    beside?: readonly Stored<E>[],
  ): Promise<string>
  /** Adds exported entries at new positions. Throws UnreadableFile for an invalid file, and Conflict for a stream that already exists. */
  importEntries(text: string): Promise<Stored<E>[]>
  /** Includes snapshots. */
  clear(): Promise<void>
  subscribe(listener: (change: LogChange) => void): () => void
  close(): void
}
