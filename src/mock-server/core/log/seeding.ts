import * as v from 'valibot'
import type { Fact, NewFact } from '@/domain/record/fact'
import { type Day, daySchema } from '@/domain/time/day'
import { bySystem } from './changes'
import type { Tables } from './rows'
import { SCENARIOS, type ScenarioName, type Seeding, type State } from './state'
import type { DatedFact } from './store'

/** Initial rows of a scenario; other tables start empty. */
export type Seed = Partial<Tables>

/** Sample rows and initial facts, relative to a day. */
export type Scenario = {
  tables(anchor: Day): Seed
  facts(anchor: Day): readonly DatedFact[]
  /** Generates both in small steps, so the page can render in between. */
  steps?(anchor: Day): Iterator<unknown>
}

export type Scenarios = Record<ScenarioName, Scenario>

/** Sample data of this release. `version` changes when the same day gives different rows. Loaded on seeding or on a full replay. */
export type SampleData = { version: string; load(): Promise<Scenarios> }

/** Seeding is a fact, so every tab and every rebuild starts from the same day. */
const SEEDED = 'demo.planted'
export const SEEDING_STREAM = 'demo'

const seeded = v.object({
  day: daySchema,
  scenario: v.picklist(SCENARIOS),
  /** Seedings before versioning count as version 1. */
  seeds: v.optional(v.string(), '1'),
  seeded: v.number(),
  offset: v.optional(v.number(), 0),
  beside: v.optional(v.nullable(v.object({ at: v.number() })), null),
})

/** The positions after it belong to the scenario's own facts. */
export const seedingFact = (seeding: Omit<Seeding, 'position'>): NewFact => ({
  stream: SEEDING_STREAM,
  type: SEEDED,
  actor: bySystem('Demo'),
  cause: null,
  note: null,
  changes: [{ table: SEEDING_STREAM, id: 1, before: null, after: { id: 1, ...seeding } }],
})

/** Returns null for any other fact. */
export const seedingIn = (fact: Fact): Seeding | null => {
  if (fact.type !== SEEDED) return null
  return { position: fact.position, ...v.parse(seeded, fact.changes[0]?.after) }
}

export type SeedRows = { rows: Seed; damaged?: Partial<State['damaged']> }

export type Seeds = { of(seeding: Seeding): SeedRows }
