import type { SnapshotFrom } from 'xstate'
import { keyOfSameBy } from '../commanding/selectors'
import { intentFrom } from './context'
import type { payoutProcessingMachine } from './machine'

export { commandUnderWay } from '../commanding/selectors'

export type ProcessingSnapshot = SnapshotFrom<typeof payoutProcessingMachine>

/** The key under which the same as by this request is asked for already; null where it is not. */
export const keyOfSame = keyOfSameBy(intentFrom)
