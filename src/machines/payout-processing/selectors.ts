import type { SnapshotFrom } from 'xstate'
import { keyOfSameBy } from '../commanding/selectors'
import { intentFrom } from './context'
import type { payoutProcessingMachine } from './machine'

export { commandUnderWay } from '../commanding/selectors'
export { intentFrom } from './context'

export type ProcessingSnapshot = SnapshotFrom<typeof payoutProcessingMachine>

export const keyOfSame = keyOfSameBy(intentFrom)
