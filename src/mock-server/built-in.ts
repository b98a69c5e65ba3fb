import type { Scenarios } from './planting'
import { largeSeed } from './scenarios/large'
import { demoSeed } from './seeds/demo'
import { seedFacts } from './seeds/facts'

/** The scenarios that come with the program. */
export const BUILT_IN: Scenarios = {
  demo: { tables: demoSeed, facts: seedFacts },
  large: { tables: largeSeed, facts: seedFacts },
}
