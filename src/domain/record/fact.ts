import type { Instant } from '../time/clock'

/** A record's fields as plain JSON; the entity's schema says what they mean. */
export type Row = { id: number } & Record<string, unknown>

/** One row that a fact made, altered or removed: `before` is null for a new row, `after` for a removed one. */
export type Change = { table: string; id: number; before: Row | null; after: Row | null }

/** Who did it: a person, or the business's own clock and rules. */
export type FactActor = { kind: 'user'; user_id: number; name: string } | { kind: 'system'; name: string }

/** What a mutation hands to be committed. The type carries the meaning (`job.started`), the changes carry the data. */
export type NewFact = {
  /** The record it is about: `job/17`. */
  stream: string
  type: string
  actor: FactActor
  /** The request it answers, by its idempotency key; null for what no one asked for. */
  cause: string | null
  /** Position of the fact that this one takes back. */
  undoes?: number
  /** Its place among the facts that can only be undone together, which follow each other; absent for one that is undone alone. */
  among?: { index: number; count: number }
  /** When it was done, where it was sent later: the fact's own time is when the server learned of it. */
  done_at?: Instant
  /** The time zone of the device on which that was noted, where it says so. */
  time_zone?: string
  /** One sentence for people: "Started". */
  note: string | null
  changes: Change[]
}

/** A thing that happened in the business. Facts are only ever added. */
export type Fact = NewFact & {
  /** Global order, from 1 without gaps. */
  position: number
  /** Place in its own stream, from 0 without gaps. */
  seq: number
  at: Instant
  /** Version of the fact's shape, for upcasting. */
  v: string
}

/** When something happened, whenever the server learned of it. */
export const happenedAt = ({ at, done_at }: Pick<Fact, 'at' | 'done_at'>): Instant => done_at ?? at

/** What a field was and became; a made or removed record has every field on one side. */
export type FieldChange = { field: string; before: unknown; after: unknown }

/** The fields in which two states of a row differ, in the order of the row. */
export const fieldChanges = ({ before, after }: Change): FieldChange[] => {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return fields
    .map((field) => ({ field, before: before?.[field] ?? null, after: after?.[field] ?? null }))
    .filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after))
}

/** The changes that take a fact back. */
export const inverseChanges = (changes: readonly Change[]): Change[] =>
  changes.map(({ table, id, before, after }) => ({ table, id, before: after, after: before })).reverse()
