import type { Day } from '@/domain/calendar'
import type { Instant } from '@/domain/clock'
import type { Fact, NewFact } from '@/domain/fact'
import type { RowOf, Schema, TableName } from './registry'
import type { Receipt } from './state'

/** One page of facts, newest first; `nextBefore` asks for the next one and is null on the last. */
export type FactPage = { facts: Fact[]; nextBefore: number | null }

/** A fact that tells of an earlier moment than the one it is committed at. `at` is now unless given. */
export type DatedFact = NewFact & { at?: Instant }

/** What readers of the back end see: rows and history. Rows are never altered in place; the projector replaces them. */
export type Store = {
  schema: Schema
  /** All rows of a table in the order they were made. A plain array, read without cost. */
  table<T extends TableName>(name: T): readonly RowOf<T>[]
  find<T extends TableName>(name: T, id: number): RowOf<T> | undefined
  /** Reserves the id of a new row; each call gives another one. Ids that no fact takes are given again by the next write. */
  nextId(name: TableName): number
  /** The position of the last fact that is applied. */
  position(): number
  /** Appends facts and applies them, all or none. Only inside `exclusively`, which is where every write handler runs. */
  commit(facts: readonly DatedFact[]): Promise<Fact[]>
  /** Runs `work` while no other request or tab writes, after catching up with what they wrote. Never nest it. */
  exclusively<R>(work: () => Promise<R>): Promise<R>
  /** What a request of this user under this key led to in the last day, whichever call it was. */
  receipts(userId: number, key: string): readonly Receipt[]
  history: {
    /** Facts of one record (`job/17`). */
    of(stream: string, first: number, before: number | null): Promise<FactPage>
    /** Facts of every business. */
    all(first: number, before: number | null): Promise<FactPage>
    /** The fact at a position, if it is one of this demo's. */
    at(position: number): Promise<Fact | undefined>
    /** Whether the fact at this position was taken back by a later one. */
    isUndone(position: number): boolean
    /** Whether the fact came with the seed: such facts have no one to answer for them and cannot be undone. */
    isSeeded(position: number): boolean
  }
  now(): Instant
  /** The day it is in a time zone: that of the actor's business, wherever a day or an hour is reckoned. */
  today(timeZone: string): Day
}
