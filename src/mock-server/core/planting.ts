import * as v from 'valibot'
import { type Day, daySchema } from '@/domain/day'
import type { Fact, NewFact } from '@/domain/fact'
import type { Seed } from '../tables'
import { bySystem } from './changes'
import { type Planting, SCENARIOS, type ScenarioName } from './state'
import type { DatedFact } from './store'

/** Sample data relative to a day: the rows, and the facts that its history begins with. */
export type Scenario = { tables(anchor: Day): Seed; facts(anchor: Day): readonly DatedFact[] }
export type Scenarios = Record<ScenarioName, Scenario>

/** Filling the database is a fact like any other, so that every tab and every rebuild starts from the same day. */
const PLANTED = 'demo.planted'
export const PLANTING_STREAM = 'demo'

const planted = v.object({
  day: daySchema,
  scenario: v.picklist(SCENARIOS),
  seeded: v.number(),
  offset: v.optional(v.number(), 0),
})

/** The facts that fill the database anew: the planting, then the scenario's own history. */
export const plantingFacts = (
  scenarios: Scenarios,
  { scenario, day, offset }: Pick<Planting, 'scenario' | 'day' | 'offset'>,
): DatedFact[] => {
  const seeded = scenarios[scenario].facts(day)
  const row = { id: 1, day, scenario, seeded: seeded.length, offset }
  const planting: NewFact = {
    stream: PLANTING_STREAM,
    type: PLANTED,
    actor: bySystem('Demo'),
    cause: null,
    note: null,
    changes: [{ table: PLANTING_STREAM, id: 1, before: null, after: row }],
  }
  return [planting, ...seeded]
}

/** What a fact plants, if it plants at all. */
export const plantingIn = (fact: Fact): Planting | null => {
  if (fact.type !== PLANTED) return null
  return { position: fact.position, ...v.parse(planted, fact.changes[0]?.after) }
}
