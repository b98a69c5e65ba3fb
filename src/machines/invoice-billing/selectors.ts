import type { SnapshotFrom } from 'xstate'
import { keyOfSameBy } from '../commanding/selectors'
import { intentFrom } from './context'
import type { invoiceBillingMachine } from './machine'

export { commandUnderWay } from '../commanding/selectors'

export type BillingSnapshot = SnapshotFrom<typeof invoiceBillingMachine>

/** The key under which the same as by this request is asked for already; null where it is not. */
export const keyOfSame = keyOfSameBy(intentFrom)
