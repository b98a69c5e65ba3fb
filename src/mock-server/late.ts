export { createFactStore } from './core/log/fact-store'
export { lateServiceWith } from './late-routes'
export { SEED_VERSION } from './scenarios/version'
export { SCHEMA } from './tables'
