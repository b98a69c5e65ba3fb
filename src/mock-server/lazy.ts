export { createFactStore } from './core/log/fact-store'
export { lazyServiceWith } from './lazy-service'
export { SEED_VERSION } from './scenarios/version'
export { SCHEMA } from './tables'
