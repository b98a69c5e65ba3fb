import type { Scenarios } from '../core/planting'
import { demoSeed } from '../seeds/demo'
import { seedFacts } from '../seeds/facts'
import { largeSeed } from './large'

/** Changes whenever the same day brings other rows, or another history, than before. */
export const SEED_VERSION = '17'

/** The scenarios that come with the program. */
export const BUILT_IN = {
  demo: { tables: demoSeed, facts: seedFacts },
  large: { tables: largeSeed, facts: seedFacts },
} satisfies Scenarios
