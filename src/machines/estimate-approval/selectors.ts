import type { SnapshotFrom } from 'xstate'
import { keyOfSameBy } from '../commanding/selectors'
import { intentFrom } from './context'
import type { estimateApprovalMachine } from './machine'

export { commandUnderWay } from '../commanding/selectors'

export type EstimateSnapshot = SnapshotFrom<typeof estimateApprovalMachine>

/** The key of an equal request that was made before; null where there is none. */
export const keyOfSame = keyOfSameBy(intentFrom)
