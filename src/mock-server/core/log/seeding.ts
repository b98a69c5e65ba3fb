import * as v from 'valibot'
import type { Fact, NewFact } from '@/domain/record/fact'
import { type Day, daySchema } from '@/domain/time/day'
import { bySystem } from './changes'
import type { Tables } from './rows'
import { SCENARIOS, type ScenarioName, type Seeding, type State } from './state'
import type { DatedFact } from './store'

/** What a scenario fills the database with; the other tables fill by use alone. */
export type Seed = Partial<Tables>

/** Sample data relative to a day: the rows, and the facts that its history begins with. */
export type Scenario = {
  tables(anchor: Day): Seed
  facts(anchor: Day): readonly DatedFact[]
  /** Makes both in small steps, so that a page can draw and answer in between. */
  steps?(anchor: Day): Iterator<unknown>
}

export type Scenarios = Record<ScenarioName, Scenario>

/**
 * The sample data of this release. `version` changes whenever the same day brings other rows. It loads when it is planted, or when everything is
 * read from the facts.
 */
export type SampleData = { version: string; load(): Promise<Scenarios> }

/** Filling the database is a fact like any other, so that every tab and every rebuild starts from the same day. */
const SEEDED = 'demo.planted'
export const SEEDING_STREAM = 'demo'

const seeded = v.object({
  day: daySchema,
  scenario: v.picklist(SCENARIOS),
  /** Plantings before there were versions are of the first one. */
  seeds: v.optional(v.string(), '1'),
  seeded: v.number(),
  offset: v.optional(v.number(), 0),
  beside: v.optional(v.nullable(v.object({ at: v.number() })), null),
})

/** The fact that fills the database again. The positions after it are those of the scenario's own facts. */
export const seedingFact = (seeding: Omit<Seeding, 'position'>): NewFact => ({
  stream: SEEDING_STREAM,
  type: SEEDED,
  actor: bySystem('Demo'),
  cause: null,
  note: null,
  changes: [{ table: SEEDING_STREAM, id: 1, before: null, after: { id: 1, ...seeding } }],
})

/** What a fact plants, if it plants at all. */
export const seedingIn = (fact: Fact): Seeding | null => {
  if (fact.type !== SEEDED) return null
  return { position: fact.position, ...v.parse(seeded, fact.changes[0]?.after) }
}

/** The rows of a planting, and those among them that this release can't read. */
export type SeedRows = { rows: Seed; damaged?: Partial<State['damaged']> }

/** Where the projector takes the rows of a planting from. */
export type Seeds = { of(seeding: Seeding): SeedRows }
