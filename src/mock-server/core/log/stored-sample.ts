import * as v from 'valibot'
import { pause } from '@/domain/async/with-pauses'
import type { EventLog } from '@/events/log'
import { type FactEntry, readFactEntry } from './fact-entry'
import type { Schema } from './registry'
import type { Seed, SeedRows } from './seeding'
import { emptyTables, type Seeding, type State } from './state'

/** The head: what was planted, and the stream of each of its facts. Beside it lie the rows, and the facts in parts. */
const SAMPLE = 'sample'
const ROWS = `${SAMPLE}/rows`
const FACTS = `${SAMPLE}/facts`
/** Where releases that wrote the facts into the log kept the rows. */
const FORMER = 'seeds'

/** How many facts a part holds: one is read at once, even for the latest few. */
const FACTS_IN_PART = 128
/** How many rows are made text before the page may draw and answer. */
const ROWS_AT_ONCE = 256

const head = v.object({ mark: v.string(), streams: v.array(v.string()) })
const storedParts = v.array(v.tuple([v.string(), v.string()]))
const anyRow = v.looseObject({ id: v.number() })
const anyRows = v.array(anyRow)
const formerRows = v.record(v.string(), anyRows)

type AnyRow = v.InferOutput<typeof anyRow>

/** Sample data as it was planted, which outlives the release that brought it. */
export type StoredSample = {
  isKept(seeding: Seeding): Promise<boolean>
  /** All or nothing, in one transaction. The page draws and answers while the text is made. */
  keep(seeding: Seeding, rows: Seed, facts: readonly FactEntry[]): Promise<void>
  /** The rows; those that this release can't read are apart. Undefined where they are not kept. */
  rows(seeding: Seeding): Promise<SeedRows | undefined>
  /** The streams of its facts, in their order, and the way to read some of them. Undefined where they are not kept. */
  facts(seeding: Seeding): Promise<StoredFacts | undefined>
}

export type StoredFacts = { streams: readonly string[]; at(place: number): Promise<FactEntry> }

const markOf = ({ seeds, scenario, day }: Pick<Seeding, 'seeds' | 'scenario' | 'day'>) => `${seeds} ${scenario} ${day}`

const partNames = (facts: number) =>
  Array.from({ length: Math.ceil(facts / FACTS_IN_PART) }, (_, index) => `${FACTS}/${index}`)

/** The rows as text, table after table; those of a large one in several parts. */
const textsOf = async (rows: Seed): Promise<v.InferOutput<typeof storedParts>> => {
  const texts: [string, string][] = []
  let written = 0
  for (const [table, all] of Object.entries(rows))
    for (let start = 0; start < all.length; start += ROWS_AT_ONCE) {
      const some = all.slice(start, start + ROWS_AT_ONCE)
      texts.push([table, JSON.stringify(some)])
      written += some.length
      if (written < ROWS_AT_ONCE) continue
      written = 0
      await pause()
    }
  return texts
}

/** Keeps sample data beside the facts of a log. */
export const createStoredSample = (log: EventLog<FactEntry>, schema: Schema): StoredSample => {
  const headOf = async (seeding: Seeding) => {
    const parsed = v.safeParse(head, await log.readSnapshot(SAMPLE))
    return parsed.success && parsed.output.mark === markOf(seeding) ? parsed.output : undefined
  }

  const formerOf = async (seeding: Seeding) => {
    const former = v.object({ mark: v.literal(markOf(seeding)), rows: formerRows })
    const parsed = v.safeParse(former, await log.readSnapshot(FORMER))
    return parsed.success ? parsed.output.rows : undefined
  }

  const readTables = async (seeding: Seeding): Promise<Record<string, AnyRow[]> | undefined> => {
    if (!(await headOf(seeding))) return formerOf(seeding)
    const tables: Record<string, AnyRow[]> = {}
    for (const [table, text] of v.parse(storedParts, await log.readSnapshot(ROWS)))
      tables[table] = [...(tables[table] ?? []), ...v.parse(anyRows, JSON.parse(text))]
    return tables
  }

  /** Rows as another release kept them, by what this one can read of them. Tables that are gone are left out. */
  const sorted = (tables: Record<string, AnyRow[]>): SeedRows => {
    const readable = Object.entries(tables).flatMap(([name, rows]) =>
      schema.has(name) ? [{ name, rows: rows.map((row) => schema.completed(name, row)) }] : [],
    )
    const chosen = (isRead: boolean) =>
      Object.fromEntries(
        readable.map(({ name, rows }) => [name, rows.filter((row) => schema.isRow(name, row) === isRead)]),
      )
    // Every row has just been held against the schema of its table.
    return { rows: { ...emptyTables(schema), ...(chosen(true) as Seed) }, damaged: chosen(false) as State['damaged'] }
  }

  return {
    isKept: async (seeding) =>
      (await headOf(seeding)) !== undefined || (!seeding.beside && (await formerOf(seeding)) !== undefined),

    async keep(seeding, rows, facts) {
      const names = partNames(facts.length)
      const before = v.safeParse(head, await log.readSnapshot(SAMPLE))
      const staleNames = before.success ? partNames(before.output.streams.length).slice(names.length) : []
      const parts: [string, unknown][] = []
      for (const [index, name] of names.entries()) {
        const own = facts.slice(index * FACTS_IN_PART, (index + 1) * FACTS_IN_PART)
        parts.push([name, JSON.stringify(own)])
        await pause()
      }
      await log.keepSnapshots([
        ...parts,
        ...[FORMER, ...staleNames].map((name) => [name, undefined] as const),
        [ROWS, await textsOf(rows)],
        [SAMPLE, { mark: markOf(seeding), streams: facts.map(({ stream }) => stream) }],
      ])
    },

    async rows(seeding) {
      const tables = await readTables(seeding)
      return tables && sorted(tables)
    },

    async facts(seeding) {
      const sampleHead = await headOf(seeding)
      if (!sampleHead) return undefined
      const parts = new Map<string, Promise<unknown[]>>()
      const readPart = async (name: string): Promise<unknown[]> =>
        v.parse(v.array(v.unknown()), JSON.parse(v.parse(v.string(), await log.readSnapshot(name))))
      return {
        streams: sampleHead.streams,
        async at(place) {
          const name = `${FACTS}/${Math.floor(place / FACTS_IN_PART)}`
          const part = parts.get(name) ?? readPart(name)
          parts.set(name, part)
          return readFactEntry((await part)[place % FACTS_IN_PART])
        },
      }
    },
  }
}
