export { createFlows } from './create-flows'
export {
  defineFlow,
  type Flow,
  type FlowDefinition,
  type FlowInfo,
  type FlowNetwork,
  type FlowQuarantine,
  type Flows,
  type Upcaster,
  type Watched,
} from './flow'
export { type FlowEntry, readFlowEntry } from './record/entry'
export { createVault, type Vault } from './record/entry-data'
export { defaultLocks, type FlowLocks, inProcessLocks } from './record/locks'
export { isImported, parseStreamName } from './record/stream-name'
export type { IntentEntry, Outbox } from './sending/outbox-types'
