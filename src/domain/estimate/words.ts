import { readable } from '../text/wording'
import type { DepositKind, Selection } from './offer'
import type { EstimateComputedStatus } from './vocabulary'

export const computedStatusText = (computedStatus: EstimateComputedStatus): string => readable(computedStatus)

const SELECTION: Record<Selection, string> = {
  included: 'Included',
  optional: 'Optional',
  preselected: 'Optional, preselected',
}

export const selectionText = (selection: Selection): string => SELECTION[selection]

const DEPOSIT: Record<DepositKind, string> = {
  none: 'No deposit',
  fixed: 'Fixed amount',
  percent: 'Percent of the total',
}

export const depositKindText = (kind: DepositKind): string => DEPOSIT[kind]
