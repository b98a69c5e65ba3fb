import type { Day } from '@/domain/calendar'
import type { Instant } from '@/domain/clock'
import type { Fact, NewFact } from '@/domain/fact'
import type { RowOf, TableName } from '../tables'

/** One page of facts, newest first; `nextBefore` asks for the next one and is null on the last. */
export type FactPage = { facts: Fact[]; nextBefore: number | null }

/** A fact that tells of an earlier moment than the one it is committed at. `at` is now unless given. */
export type DatedFact = NewFact & { at?: Instant }

/**
 * What handlers see of the back end: rows to read, facts to commit. Rows are never altered in place; the projector replaces them
 * when a fact says so.
 */
export type Store = {
  /** All rows of a table in the order they were made. A plain array, read without cost. */
  table<T extends TableName>(name: T): readonly RowOf<T>[]
  find<T extends TableName>(name: T, id: number): RowOf<T> | undefined
  /** The id that the next row of a table gets; taken once its fact is committed. */
  nextId(name: TableName): number
  /** The position of the last fact that is applied. */
  position(): number
  /** Appends facts and applies them, all or none. Only inside `exclusively`, which is where every write handler runs. */
  commit(facts: readonly DatedFact[]): Promise<Fact[]>
  /** Runs `work` while no other request or tab writes, after catching up with what they wrote. Never nest it. */
  exclusively<R>(work: () => Promise<R>): Promise<R>
  history: {
    /** Facts of one record (`job/17`). */
    of(stream: string, first: number, before: number | null): Promise<FactPage>
    /** Facts of the business. */
    all(first: number, before: number | null): Promise<FactPage>
    /** The fact at a position, if it is one of this demo's. */
    at(position: number): Promise<Fact | undefined>
    /** Whether the fact at this position was taken back by a later one. */
    isUndone(position: number): boolean
    /** Whether the fact came with the seed: such facts have no one to answer for them and cannot be undone. */
    isSeeded(position: number): boolean
  }
  now(): Instant
  /** The day it is where the business is. */
  today(): Day
}
