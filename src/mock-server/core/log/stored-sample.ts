import * as v from 'valibot'
import { pause } from '@/domain/async/with-pauses'
import type { EventLog } from '@/events/log'
import { type FactEntry, readFactEntry } from './fact-entry'
import type { Schema } from './registry'
import type { Seed, SeedRows } from './seeding'
import { emptyTables, type Seeding, type State } from './state'

/** The head: scenario and streams of the facts. Rows and facts are stored in parts beside it. */
const SAMPLE = 'sample'
const ROWS = `${SAMPLE}/rows`
const FACTS = `${SAMPLE}/facts`
/** Location of the rows in releases that wrote sample facts into the log. */
const FORMER = 'seeds'

/** Facts per part; a read loads a whole part even for a few facts. */
const FACTS_IN_PART = 128
const ROWS_AT_ONCE = 256

const head = v.object({ mark: v.string(), streams: v.array(v.string()) })
const storedParts = v.array(v.tuple([v.string(), v.string()]))
const anyRow = v.looseObject({ id: v.number() })
const anyRows = v.array(anyRow)
const formerRows = v.record(v.string(), anyRows)

type AnyRow = v.InferOutput<typeof anyRow>

export type StoredSample = {
  isKept(seeding: Seeding): Promise<boolean>
  /** Atomic: one transaction. Yields while serializing. */
  keep(seeding: Seeding, rows: Seed, facts: readonly FactEntry[]): Promise<void>
  /** Rows unreadable by this release are separate. Undefined when nothing is stored. */
  rows(seeding: Seeding): Promise<SeedRows | undefined>
  /** Streams in order and a reader for single facts. Undefined when nothing is stored. */
  facts(seeding: Seeding): Promise<StoredFacts | undefined>
}

export type StoredFacts = { streams: readonly string[]; at(place: number): Promise<FactEntry> }

const markOf = ({ seeds, scenario, day }: Pick<Seeding, 'seeds' | 'scenario' | 'day'>) => `${seeds} ${scenario} ${day}`

const partNames = (facts: number) =>
  Array.from({ length: Math.ceil(facts / FACTS_IN_PART) }, (_, index) => `${FACTS}/${index}`)

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

  /** Splits rows of another release into readable and damaged ones. Drops unknown tables. */
  const sorted = (tables: Record<string, AnyRow[]>): SeedRows => {
    const readable = Object.entries(tables).flatMap(([name, rows]) =>
      schema.has(name) ? [{ name, rows: rows.map((row) => schema.completed(name, row)) }] : [],
    )
    const chosen = (isRead: boolean) =>
      Object.fromEntries(
        readable.map(({ name, rows }) => [name, rows.filter((row) => schema.isRow(name, row) === isRead)]),
      )
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
