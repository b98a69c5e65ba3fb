import * as v from 'valibot'
import type { Fact, Row } from '@/domain/record/fact'

export type FactEntry = Omit<Fact, 'position'>

/** Version of the facts written by this release. */
export const FACT_VERSION = '3'

/** Replaces a fact that this release can't read. Its stream becomes read-only; the entry on disk stays untouched. */
export const UNREADABLE_FACT = 'unreadable'

const row = v.custom<Row>(
  (value) => typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'number',
  'Not a row',
)

const actor = v.variant('kind', [
  v.object({ kind: v.literal('user'), user_id: v.number(), name: v.string() }),
  v.object({ kind: v.literal('system'), name: v.string() }),
])

const envelope = v.looseObject({ stream: v.string(), seq: v.number(), at: v.number(), v: v.string() })

const entry = v.object({
  ...envelope.entries,
  type: v.string(),
  actor,
  cause: v.nullable(v.string()),
  undoes: v.optional(v.number()),
  done_at: v.optional(v.number()),
  time_zone: v.optional(v.string()),
  among: v.optional(v.object({ index: v.number(), count: v.number() })),
  note: v.nullable(v.string()),
  changes: v.array(v.object({ table: v.string(), id: v.number(), before: v.nullable(row), after: v.nullable(row) })),
})

type Written = v.InferOutput<typeof envelope>

/** Converts facts of an older version to the next; `type` limits it to one fact type. */
export type FactUpcaster = { from: string; to: string; type?: string; up(written: Written): Written }

/** Before version 2, an undo's cause named the undone fact: `undo:42 <key>`. */
const undoNamesItsFact: FactUpcaster = {
  from: '1',
  to: '2',
  up(written) {
    const undone = typeof written.cause === 'string' ? /^undo:(\d+) /.exec(written.cause)?.[1] : undefined
    return undone === undefined ? written : { ...written, cause: null, undoes: Number(undone) }
  },
}

/** Before version 3, sample data used `client.added` instead of `client.created`. */
const clientIsCreated: FactUpcaster = {
  from: '2',
  to: '3',
  up: (written) => (written.type === 'client.added' ? { ...written, type: 'client.created' } : written),
}

const UPCASTERS: readonly FactUpcaster[] = [undoNamesItsFact, clientIsCreated]

const upcast = (written: Written, upcasters: readonly FactUpcaster[]): Written => {
  if (written.v === FACT_VERSION) return written
  const upcaster = upcasters.find(({ from, type }) => from === written.v && (type ?? written.type) === written.type)
  return upcaster ? upcast({ ...upcaster.up(written), v: upcaster.to }, upcasters) : written
}

const standIn = ({ stream, seq, at }: Written): FactEntry => ({
  stream,
  seq,
  at,
  v: FACT_VERSION,
  type: UNREADABLE_FACT,
  actor: { kind: 'system', name: 'Groundwork' },
  cause: null,
  note: null,
  changes: [],
})

/**
 * Reads a log entry, including older versions. An unreadable fact, e.g. from a newer release, becomes a placeholder without changes, so its
 * record can be quarantined. Throws a ValiError for anything that isn't a fact.
 */
export const readFactEntry = (raw: unknown, upcasters: readonly FactUpcaster[] = UPCASTERS): FactEntry => {
  const written = upcast(v.parse(envelope, raw), upcasters)
  const parsed = written.v === FACT_VERSION ? v.safeParse(entry, written) : undefined
  if (!parsed?.success) return standIn(written)
  const { undoes, among, done_at, time_zone, ...fact } = parsed.output
  return {
    ...fact,
    ...(undoes === undefined ? {} : { undoes }),
    ...(among === undefined ? {} : { among }),
    ...(done_at === undefined ? {} : { done_at }),
    ...(time_zone === undefined ? {} : { time_zone }),
  }
}
