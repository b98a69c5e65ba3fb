import type { SnapshotFrom } from 'xstate'
import { keyOfSameBy } from '../commanding/selectors'
import { intentFrom } from './context'
import type { servicePlanMachine } from './machine'

export { commandUnderWay, failureOf } from '../commanding/selectors'

export type PlanSnapshot = SnapshotFrom<typeof servicePlanMachine>

export const keyOfSame = keyOfSameBy(intentFrom)
