import type { PredictiveFacts, PredictiveScreenProps } from '../types'
import type { EquipmentActions } from '../use-equipment-actions'

/** What a tab beside the list is given. */
export type PanelProps = Omit<PredictiveScreenProps, 'facts'> & {
  facts: PredictiveFacts
  actions: EquipmentActions
}
