// For tests and tools: a flow's history without a registry.
export { coverage } from './coverage'
export { decode } from './entry'
export { createToPlain } from './entry-data'
export { type Folded, fold } from './fold'
export { inertMachine } from './inert-machine'
export { withRecording } from './record'
export { type FlowActor, newActor, restoredActor, startRestored } from './restore'
