import type { Instant } from '../time/clock'

/** Plain JSON; the entity's schema gives it meaning. */
export type Row = { id: number } & Record<string, unknown>

/** `before` is null for a new row, `after` for a removed one. */
export type Change = { table: string; id: number; before: Row | null; after: Row | null }

export type FactActor = { kind: 'user'; user_id: number; name: string } | { kind: 'system'; name: string }

/** A mutation's result to commit. The type carries the meaning (`job.started`), the changes carry the data. */
export type NewFact = {
  /** For example `job/17`. */
  stream: string
  type: string
  actor: FactActor
  /** Idempotency key of the request; null when no one requested it. */
  cause: string | null
  /** Position of the fact it undoes. */
  undoes?: number
  /** Place among adjacent facts that are undone together; absent for a fact undone alone. */
  among?: { index: number; count: number }
  /** Time of the action when it was sent later; the fact's own time is when the server received it. */
  done_at?: Instant
  /** Time zone of the reporting device, if sent. */
  time_zone?: string
  note: string | null
  changes: Change[]
}

/** Facts are append-only. */
export type Fact = NewFact & {
  /** Global order, from 1 without gaps. */
  position: number
  /** Place in its stream, from 0 without gaps. */
  seq: number
  at: Instant
  /** Version of the fact's shape, for upcasting. */
  v: string
}

export const happenedAt = ({ at, done_at }: Pick<Fact, 'at' | 'done_at'>): Instant => done_at ?? at

/** A created or removed record has every field on one side. */
export type FieldChange = { field: string; before: unknown; after: unknown }

export const fieldChanges = ({ before, after }: Change): FieldChange[] => {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return fields
    .map((field) => ({ field, before: before?.[field] ?? null, after: after?.[field] ?? null }))
    .filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after))
}

export const inverseChanges = (changes: readonly Change[]): Change[] =>
  changes.map(({ table, id, before, after }) => ({ table, id, before: after, after: before })).reverse()
