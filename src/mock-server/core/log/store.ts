import type { Fact, NewFact, Row } from '@/domain/record/fact'
import type { Instant } from '@/domain/time/clock'
import type { Contents } from '@/events/log'
import type { Schema } from './registry'
import type { Reader, TableName } from './rows'
import type { Receipt } from './state'

/** Newest first; `nextBefore` is the cursor of the next page, null on the last. */
export type FactPage = { facts: Fact[]; nextBefore: number | null }

/** A fact with an optional earlier time; `at` defaults to now. */
export type DatedFact = NewFact & { at?: Instant }

export type ContentNote = {
  /** The owning record: `job/17`. */
  of: string
  name: string
  type: string
  size: number
  at: Instant
  /** True once a fact references it. Unreferenced contents are dropped after a day. */
  kept: boolean
}

export type Store = Reader & {
  schema: Schema
  /** Unreadable rows; excluded everywhere else. */
  damaged(name: TableName): readonly Row[]
  /** Reserves an id for a new row. Ids that no fact uses are reassigned by the next write. */
  nextId(name: TableName): number
  /** Reserves the next record number in a business, starting at `first`: 1017 for `JOB-1017`. */
  nextNumber(name: TableName, businessId: number, first: number): number
  /** The highest record number ever used in a business; 0 before the first. */
  lastNumber(name: TableName, businessId: number): number
  position(): number
  /** True when a record's history is unreadable; writing over it is not allowed. */
  isReadOnly(stream: string): boolean
  /** Appends and applies facts atomically. Only inside `exclusively`, where every write handler runs. */
  commit(facts: readonly DatedFact[]): Promise<Fact[]>
  /** Runs `work` under the write lock, after applying facts of other tabs. Must not be nested. */
  exclusively<R>(work: () => Promise<R>): Promise<R>
  /** Files that facts reference by id. Opened on first use. */
  contents(): Promise<Contents<ContentNote>>
  /** Results of a user's requests with this key in the last day, for any endpoint. */
  receipts(userId: number, key: string): readonly Receipt[]
  history: {
    of(stream: string, first: number, before: number | null): Promise<FactPage>
    /** Facts of every business after a position, filtered by stream, oldest first. */
    after(position: number, isWanted: (stream: string) => boolean): Promise<readonly Fact[]>
    /** Facts of every business, filtered by stream. */
    all(first: number, before: number | null, isWanted?: (stream: string) => boolean): Promise<FactPage>
    /** Undefined when it belongs to another demo. */
    at(position: number): Promise<Fact | undefined>
    /** In the order of `positions`; unreadable facts and those of another demo are left out. */
    each(positions: readonly number[]): Promise<Fact[]>
    isUndone(position: number): boolean
    /** Seed facts have no author and can't be undone. */
    isSeeded(position: number): boolean
  }
}
