import type { Equipment } from '@/domain/equipment/equipment'
import type { Records } from '@/ui/kit/records/actions/definition'
import { type RecordActions, useRecordActions } from '@/ui/kit/records/actions/use-record-actions'
import type { EquipmentAction, PredictiveContext } from './types'

export type EquipmentActions = RecordActions<Equipment, EquipmentAction>

export const useEquipmentActions = (
  definition: Pick<Records<Equipment, EquipmentAction>, 'noun' | 'short' | 'name' | 'actions'>,
  { onEdit, onEntry, onSchedule, onOpen, commands }: PredictiveContext & { onOpen?: (id: number) => void },
): EquipmentActions =>
  useRecordActions(definition, {
    send: { accept: commands.accept },
    leads: {
      view: ({ id }) => onOpen?.(id),
      edit: ({ id }) => onEdit(id),
      serviced: ({ id }) => onEntry('serviced', id),
      fault: ({ id }) => onEntry('fault', id),
      schedule: ({ id }) => onSchedule(id),
    },
  })
