import type { Fact, NewFact, Row } from '@/domain/record/fact'
import type { Instant } from '@/domain/time/clock'
import type { Contents } from '@/events/log'
import type { Schema } from './registry'
import type { Reader, TableName } from './rows'
import type { Receipt } from './state'

/** One page of facts, newest first; `nextBefore` asks for the next one and is null on the last. */
export type FactPage = { facts: Fact[]; nextBefore: number | null }

/** A fact about an earlier moment than the one it is committed at. `at` is now unless given. */
export type DatedFact = NewFact & { at?: Instant }

/** What is known of a content beside its bytes. */
export type ContentNote = {
  /** The record it is of: `job/17`. */
  of: string
  name: string
  type: string
  /** Bytes. */
  size: number
  /** When it came. */
  at: Instant
  /** Whether a fact names it. One that none names within a day is dropped. */
  kept: boolean
}

/** What handlers see of the back end: rows, history, and the way to commit. */
export type Store = Reader & {
  schema: Schema
  /** Rows of a table that can't be read. They are in no other answer. */
  damaged(name: TableName): readonly Row[]
  /** Reserves the id of a new row; each call gives another one. Ids that no fact takes are given again by the next write. */
  nextId(name: TableName): number
  /** Reserves the next number of a business's records of a kind, from `first`: 1017 for `JOB-1017`. */
  nextNumber(name: TableName, businessId: number, first: number): number
  /** The highest number that a business's records of a kind ever had; 0 before the first. */
  lastNumber(name: TableName, businessId: number): number
  /** The position of the last fact that is applied. */
  position(): number
  /** Whether a record's history can't be read to its end: nothing may be written over what was not understood. */
  isReadOnly(stream: string): boolean
  /** Appends facts and applies them, all or none. Only inside `exclusively`, which is where every write handler runs. */
  commit(facts: readonly DatedFact[]): Promise<Fact[]>
  /** Runs `work` while no other request or tab writes, after catching up with what they wrote. Never nest it. */
  exclusively<R>(work: () => Promise<R>): Promise<R>
  /** Pictures and the like, which facts name by id. Opened when it is first asked for. */
  contents(): Promise<Contents<ContentNote>>
  /** What a request of this user under this key led to in the last day, whichever call it was. */
  receipts(userId: number, key: string): readonly Receipt[]
  history: {
    /** Facts of one record (`job/17`). */
    of(stream: string, first: number, before: number | null): Promise<FactPage>
    /** Facts of every business after a position, of the streams that are wanted, oldest first. */
    after(position: number, isWanted: (stream: string) => boolean): Promise<readonly Fact[]>
    /** Facts of every business, of the streams that are wanted. */
    all(first: number, before: number | null, isWanted?: (stream: string) => boolean): Promise<FactPage>
    /** The fact at a position, if it is one of this demo's. */
    at(position: number): Promise<Fact | undefined>
    /** The facts at these positions, in the same order; those that can't be read or are another demo's are left out. */
    each(positions: readonly number[]): Promise<Fact[]>
    /** Whether the fact at this position was taken back by a later one. */
    isUndone(position: number): boolean
    /** Whether the fact came with the seed: such facts have no one to answer for them and cannot be undone. */
    isSeeded(position: number): boolean
  }
}
