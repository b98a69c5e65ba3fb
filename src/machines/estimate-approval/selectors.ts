import type { SnapshotFrom } from 'xstate'
import { keyOfSameBy } from '../commanding/selectors'
import { intentFrom } from './context'
import type { estimateApprovalMachine } from './machine'

export { commandUnderWay } from '../commanding/selectors'

export type EstimateSnapshot = SnapshotFrom<typeof estimateApprovalMachine>

/** Returns the key of an earlier equal request, or null. */
export const keyOfSame = keyOfSameBy(intentFrom)
