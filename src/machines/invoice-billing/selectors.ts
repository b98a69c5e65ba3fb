import type { SnapshotFrom } from 'xstate'
import { keyOfSameBy } from '../commanding/selectors'
import { intentFrom } from './context'
import type { invoiceBillingMachine } from './machine'

export { commandUnderWay } from '../commanding/selectors'
export { intentFrom } from './context'

export type BillingSnapshot = SnapshotFrom<typeof invoiceBillingMachine>

export const keyOfSame = keyOfSameBy(intentFrom)
