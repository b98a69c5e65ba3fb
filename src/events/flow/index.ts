export { createFlows } from './create-flows'
export { type FlowEntry, readFlowEntry } from './entry'
export { createVault, type Vault } from './entry-data'
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
export { defaultLocks, type FlowLocks, inProcessLocks } from './locks'
export type { Kept, Outbox } from './outbox-types'
export { isImported, parseStreamName } from './stream-name'
