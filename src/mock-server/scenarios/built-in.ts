import type { Scenarios } from '../core/log/seeding'
import { demoSeed } from '../seeds/demo'
import { seedFacts, seedSteps } from '../seeds/facts'
import { largeSeed } from './large'

export const BUILT_IN = {
  demo: { tables: demoSeed, facts: seedFacts, steps: seedSteps },
  large: { tables: largeSeed, facts: seedFacts, steps: seedSteps },
} satisfies Scenarios
