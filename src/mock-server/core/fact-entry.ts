import * as v from 'valibot'
import type { Fact, Row } from '@/domain/fact'

/** A fact as the log takes it: everything but the position, which the log gives. */
export type FactEntry = Omit<Fact, 'position'>

/** The shape of facts written by this release. */
export const FACT_VERSION = '1'

const row = v.custom<Row>(
  (value) => typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'number',
  'Not a row',
)

const actor = v.variant('kind', [
  v.object({ kind: v.literal('user'), user_id: v.number(), name: v.string() }),
  v.object({ kind: v.literal('system'), name: v.string() }),
])

const entry = v.object({
  stream: v.string(),
  seq: v.number(),
  at: v.number(),
  v: v.literal(FACT_VERSION),
  type: v.string(),
  actor,
  cause: v.nullable(v.string()),
  note: v.nullable(v.string()),
  changes: v.array(v.object({ table: v.string(), id: v.number(), before: v.nullable(row), after: v.nullable(row) })),
})

/** Reads what the log holds. @throws ValiError for an entry that is not a fact of a known version. */
export const readFactEntry = (raw: unknown): FactEntry => v.parse(entry, raw)
