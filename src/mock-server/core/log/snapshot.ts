import * as v from 'valibot'
import { pause } from '@/domain/async/with-pauses'
import { stableHash } from '@/domain/flags/flag'
import type { Row } from '@/domain/record/fact'
import { sharingValues } from '@/domain/record/shared-values'
import type { EventLog } from '@/events/log'
import { chunksOf, hasSameRows } from './chunks'
import type { FactEntry } from './fact-entry'
import type { Schema } from './registry'
import { emptyTables, SCENARIOS, type State } from './state'

const DATABASE = 'database'

type AnySchema = {
  type: string
  entries?: unknown
  item?: unknown
  wrapped?: unknown
  options?: unknown
  pipe?: unknown
  requirement?: unknown
  literal?: unknown
  key?: unknown
  value?: unknown
  items?: unknown
}

const isSchema = (value: unknown): value is AnySchema =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

const boundOf = (requirement: unknown): string | number =>
  requirement instanceof RegExp ? String(requirement) : typeof requirement === 'number' ? requirement : 0

/** A schema's shape as text: field names, types and bounds, recursively. Custom checks are not part of it. */
const shapeOf = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(shapeOf)
  if (!isSchema(schema)) return typeof schema === 'object' ? null : schema
  const { type, entries, item, wrapped, options, pipe, requirement, literal, key, value, items } = schema
  const fields = Object.entries(entries ?? {}).map(([name, field]) => [name, shapeOf(field)])
  return [
    type,
    fields,
    boundOf(requirement),
    ...[item, wrapped, options, pipe, literal, key, value, items].map((part) =>
      part === undefined ? 0 : shapeOf(part),
    ),
  ]
}

const record = v.object({
  position: v.number(),
  planting: v.nullable(
    v.object({
      position: v.number(),
      day: v.string(),
      scenario: v.picklist(SCENARIOS),
      seeds: v.string(),
      seeded: v.number(),
      offset: v.number(),
      beside: v.optional(v.nullable(v.object({ at: v.number() })), null),
    }),
  ),
  touched: v.boolean(),
  lastNumbers: v.record(v.string(), v.record(v.string(), v.number())),
  undoneBy: v.record(v.string(), v.number()),
  receipts: v.array(
    v.object({ user_id: v.number(), cause: v.string(), at: v.number(), positions: v.array(v.number()) }),
  ),
  unreadable: v.array(v.string()),
})

/**
 * A chunk on disk: rows as JSON, which parses in half the time of a structured clone. `mark` is the write position, at which all tabs have
 * the same rows. `sum` is a hash of the text: unmodified rows skip schema validation, the slowest part of a boot.
 */
const chunk = v.object({ mark: v.number(), sum: v.number(), text: v.string() })
type StoredChunk = { mark: number; sum: number; rows: readonly Row[] }

const part = v.object({ name: v.string(), mark: v.number(), sum: v.number() })
type Part = v.InferOutput<typeof part>
const parts = v.object({ parts: v.array(part) })
/** Reads the chunk names of any release's head. */
const named = v.object({ parts: v.array(v.object({ name: v.string(), mark: v.number() })) })

const AT_ONCE = 100

/** Returns undefined for anything invalid or modified. */
const readChunk = (raw: unknown, withSharedValues: (row: Row) => Row): StoredChunk | undefined => {
  const parsed = v.safeParse(chunk, raw)
  if (!parsed.success) return undefined
  const { mark, sum, text } = parsed.output
  return stableHash(text) === sum ? { mark, sum, rows: JSON.parse(text).map(withSharedValues) } : undefined
}

const isWhole = ({ mark, sum }: Part, found: StoredChunk | undefined): found is StoredChunk =>
  found?.mark === mark && found.sum === sum

export type Snapshots = {
  /**
   * Saves what changed since the last save, serialized across tabs, so a boot replays only newer facts. Uses the state at the time of the
   * call without copying rows; after a crash the previous snapshot remains.
   */
  keep(state: State): Promise<void>
  /** Returns undefined when there is none, the format differs, or it is ahead of the log. */
  read(): Promise<State | undefined>
}

/**
 * Snapshots of a database over its log. The format is derived from the schemas, so changed tables or fields invalidate it. `inTurn`
 * serializes writes across all tabs.
 */
export const createSnapshots = (
  log: EventLog<FactEntry>,
  schema: Schema,
  inTurn: (work: () => Promise<void>) => Promise<void>,
): Snapshots => {
  const shapes = schema.names.map((name) => [name, shapeOf(schema.table(name).schema)])
  const format = `groundwork-database/${stableHash(JSON.stringify([6, shapes])).toString(36)}`
  const chunksByState = new WeakMap<State, Map<string, StoredChunk>>()

  const hasLists = (lists: unknown): boolean =>
    typeof lists === 'object' &&
    lists !== null &&
    schema.names.every((name) => Array.isArray((lists as Record<string, unknown>)[name]))

  const hasIds = (ids: unknown): boolean =>
    typeof ids === 'object' &&
    ids !== null &&
    schema.names.every((name) => Number.isSafeInteger((ids as Record<string, unknown>)[name]))

  const head = v.object({
    format: v.literal(format),
    ...record.entries,
    ...parts.entries,
    damaged: v.custom<State['damaged']>(hasLists),
    lastIds: v.custom<State['lastIds']>(hasIds),
  })

  const tableOf = (name: string) => name.slice(0, name.indexOf('/'))

  const stateFrom = (raw: unknown, chunks: Map<string, StoredChunk>): State | undefined => {
    const parsed = v.safeParse(head, raw)
    if (!parsed.success) return undefined
    const { format: _, parts: named, planting, ...rest } = parsed.output
    const tables: Record<string, Row[]> = emptyTables(schema)
    for (const one of named) {
      const found = chunks.get(one.name)
      if (!isWhole(one, found)) return undefined
      tables[tableOf(one.name)]?.push(...found.rows)
    }
    return { ...rest, seeding: planting, tables: tables as unknown as State['tables'] }
  }

  return {
    keep(state) {
      const { tables, seeding, ...rest } = state
      const small = structuredClone({ ...rest, planting: seeding })
      const chunks = schema.names.flatMap((name) => chunksOf(name, tables[name] as readonly Row[]))
      return inTurn(async () => {
        const former = chunksByState.get(state)
        const present = v.safeParse(named, await log.readSnapshot(DATABASE))
        const stale = new Map(present.success ? present.output.parts.map(({ name, mark }) => [name, mark]) : [])
        const now = new Map<string, StoredChunk>()
        const written: [string, v.InferOutput<typeof chunk>][] = []
        const write = (name: string, rows: readonly Row[]): StoredChunk => {
          const text = JSON.stringify(rows)
          const entry = { mark: small.position, sum: stableHash(text) }
          written.push([`${DATABASE}/${name}`, { ...entry, text }])
          return { ...entry, rows }
        }
        for (const [index, { name, rows }] of chunks.entries()) {
          const before = former?.get(name)
          const isSame = before !== undefined && stale.get(name) === before.mark && hasSameRows(before.rows, rows)
          now.set(name, isSame ? before : write(name, rows))
          stale.delete(name)
          if (index % AT_ONCE === AT_ONCE - 1) await pause()
        }
        const partList = [...now].map(([name, { mark, sum }]) => ({ name, mark, sum }))
        await log.keepSnapshots([
          ...written,
          ...[...stale.keys()].map((name) => [`${DATABASE}/${name}`, undefined] as const),
          [DATABASE, { format, ...small, parts: partList }],
        ])
        chunksByState.set(state, now)
      })
    },
    async read() {
      let first: unknown
      const chunks = new Map<string, StoredChunk>()
      const withSharedValues = sharingValues()
      const read = log.readSnapshots(DATABASE, (name, value) => {
        const own = name.slice(DATABASE.length + 1)
        const found = readChunk(value, withSharedValues)
        if (name === DATABASE) first = value
        else if (found) chunks.set(own, found)
      })
      const [lastPosition] = await Promise.all([log.lastPosition(), read])
      const state = stateFrom(first, chunks)
      if (!state || state.position > lastPosition) return undefined
      chunksByState.set(state, chunks)
      return state
    },
  }
}
