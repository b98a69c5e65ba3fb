import type { SnapshotFrom } from 'xstate'
import { keyOfSameBy } from '../commanding/selectors'
import { intentFrom } from './context'
import type { estimateApprovalMachine } from './machine'

export { commandUnderWay } from '../commanding/selectors'

export type EstimateSnapshot = SnapshotFrom<typeof estimateApprovalMachine>

/** The key under which the same as by this request is asked for already; null where it is not. */
export const keyOfSame = keyOfSameBy(intentFrom)
