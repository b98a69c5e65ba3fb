import * as v from 'valibot'
import { stableHash } from '@/domain/flags/flag'
import type { EventLog } from '@/events/log'
import type { FactEntry } from './fact-entry'
import type { Planted, Seed } from './planting'
import type { Schema } from './registry'
import { emptyTables, type Planting, SCENARIOS, type State } from './state'

const DATABASE = 'database'
const SEEDS = 'seeds'

type AnySchema = {
  type: string
  entries?: unknown
  item?: unknown
  wrapped?: unknown
  options?: unknown
  pipe?: unknown
}

const isSchema = (value: unknown): value is AnySchema =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/** The shape of a schema as text: field names and types, all the way down. */
const shapeOf = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(shapeOf)
  if (!isSchema(schema)) return typeof schema === 'object' ? null : schema
  const { type, entries, item, wrapped, options, pipe } = schema
  const fields = Object.entries(entries ?? {}).map(([name, field]) => [name, shapeOf(field)])
  return [type, fields, ...[item, wrapped, options, pipe].map((part) => (part === undefined ? 0 : shapeOf(part)))]
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

/** What is kept beside the facts: all of it can be built anew from them. */
export type Snapshots = {
  /** Keeps the projected database, so that a boot reads only the facts since. */
  keep(state: State): Promise<void>
  /** The database as last kept; undefined when there is none, when it is of another shape, or when it knows more than the log. */
  kept(): Promise<State | undefined>
  /** Keeps the sample data of a planting, for a later release whose own sample data is different. */
  keepSeeds(planting: Omit<Planting, 'position' | 'seeded'>, rows: Seed): Promise<void>
  /** The sample data of a planting as it was kept, whatever release kept it; rows that can't be read any more stand apart. */
  keptSeeds(planting: Planting): Promise<Planted | undefined>
}

const keptRows = v.record(v.string(), v.array(v.looseObject({ id: v.number() })))

/** Snapshots of a database over its log. Their format follows from the schemas: other tables or fields make another format. */
export const createSnapshots = (log: EventLog<FactEntry>, schema: Schema): Snapshots => {
  const shapes = schema.names.map((name) => [name, shapeOf(schema.table(name).schema)])
  const format = `groundwork-database/${stableHash(JSON.stringify([4, shapes])).toString(36)}`

  const hasRows = (tables: unknown): boolean =>
    typeof tables === 'object' &&
    tables !== null &&
    schema.names.every((name) => {
      const rows: unknown = (tables as Record<string, unknown>)[name]
      return Array.isArray(rows) && rows.every((row) => schema.isRow(name, row))
    })

  /** Rows as another release kept them, by what this one can read of them. Tables that are gone are left out. */
  const sorted = (tables: v.InferOutput<typeof keptRows>): Planted => {
    const known = Object.entries(tables).flatMap(([name, rows]) =>
      schema.has(name) ? [{ name, rows: rows.map((row) => schema.completed(name, row)) }] : [],
    )
    const chosen = (isRead: boolean) =>
      Object.fromEntries(
        known.map(({ name, rows }) => [name, rows.filter((row) => schema.isRow(name, row) === isRead)]),
      )
    // Every row has just been held against the schema of its table.
    return { rows: { ...emptyTables(schema), ...(chosen(true) as Seed) }, damaged: chosen(false) }
  }

  const hasLists = (lists: unknown): boolean =>
    typeof lists === 'object' &&
    lists !== null &&
    schema.names.every((name) => Array.isArray((lists as Record<string, unknown>)[name]))

  const hasIds = (ids: unknown): boolean =>
    typeof ids === 'object' &&
    ids !== null &&
    schema.names.every((name) => Number.isSafeInteger((ids as Record<string, unknown>)[name]))

  /** Rows that got lost on the way leave no other trace than their number. */
  const sizesOf = (tables: unknown): Record<string, number> =>
    Object.fromEntries(schema.names.map((name) => [name, (tables as Record<string, unknown[]>)[name]?.length ?? 0]))

  const kept = v.object({
    format: v.literal(format),
    sizes: v.record(v.string(), v.number()),
    state: v.looseObject(record.entries),
  })

  const stateIn = (raw: unknown): State | undefined => {
    const parsed = v.safeParse(kept, raw)
    if (!parsed.success) return undefined
    const { state, sizes } = parsed.output
    const hasAllRows =
      hasRows(state.tables) && schema.names.every((name) => sizesOf(state.tables)[name] === sizes[name])
    const isWhole = hasAllRows && hasLists(state.damaged) && hasIds(state.lastIds)
    // Its parts have just been checked one by one.
    return isWhole ? (state as unknown as State) : undefined
  }

  const markOf = ({ seeds, scenario, day }: Pick<Planting, 'seeds' | 'scenario' | 'day'>) =>
    `${seeds} ${scenario} ${day}`

  return {
    keep: (state) => log.keepSnapshot(DATABASE, { format, sizes: sizesOf(state.tables), state }),
    async kept() {
      const state = stateIn(await log.readSnapshot(DATABASE))
      return state && state.position <= (await log.lastPosition()) ? state : undefined
    },
    keepSeeds: (planting, rows) => log.keepSnapshot(SEEDS, { mark: markOf(planting), rows }),
    async keptSeeds(planting) {
      const raw = await log.readSnapshot(SEEDS)
      const parsed = v.safeParse(v.object({ mark: v.literal(markOf(planting)), rows: keptRows }), raw)
      return parsed.success ? sorted(parsed.output.rows) : undefined
    },
  }
}
