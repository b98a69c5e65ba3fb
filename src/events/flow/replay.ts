// For tests and tools: a flow's history without a registry.

export { decode } from './record/entry'
export { createToPlain } from './record/entry-data'
export { upcast } from './record/history'
export { withRecording } from './record/record'
export { coverage } from './resume/coverage'
export { type Folded, fold, inFlight } from './resume/fold'
export { inertMachine } from './resume/inert-machine'
export { type FlowActor, newActor, restoredActor, startRestored } from './resume/restore'
