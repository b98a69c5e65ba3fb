import type { PredictiveFacts, PredictiveScreenProps } from '../types'
import type { EquipmentActions } from '../use-equipment-actions'

export type PanelProps = Omit<PredictiveScreenProps, 'facts'> & {
  facts: PredictiveFacts
  actions: EquipmentActions
}
