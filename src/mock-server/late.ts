export { createFactStore } from './core/fact-store'
export { lateServiceWith } from './late-routes'
export { BUILT_IN, SEED_VERSION } from './scenarios/built-in'
export { SCHEMA } from './tables'
