import type { Scenarios } from '../core/planting'
import { demoSeed } from '../seeds/demo'
import { seedFacts } from '../seeds/facts'
import { largeSeed } from './large'

/** The scenarios that come with the program. */
export const BUILT_IN = {
  demo: { tables: demoSeed, facts: seedFacts },
  large: { tables: largeSeed, facts: seedFacts },
} satisfies Scenarios
