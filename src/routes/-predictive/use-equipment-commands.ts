import { useMemo } from 'react'
import type { Equipment, EquipmentDraft, EquipmentFault, EquipmentService } from '@/domain/equipment/equipment'
import type { Monitoring } from '@/domain/equipment/monitoring'
import type { Edit } from '@/domain/record/merge-edits'
import type { EquipmentCommands } from '@/ui/predictive/types'
import { plainCommands, requesting } from '../-records/plain-commands'
import { useWorkspace } from '../-session/workspace'

type EquipmentRef = Pick<Equipment, 'id'>

/** Each command is one call. Stable while person and workspace stay the same. */
export const useEquipmentCommands = (): EquipmentCommands => {
  const { workspace } = useWorkspace()
  return useMemo(() => {
    const { equipment } = workspace
    const kind = 'equipment'
    return {
      ...plainCommands(
        workspace,
        { kind, changed: ['equipment'] },
        {
          add: (draft: EquipmentDraft, key: string) => equipment.add(draft, key),
          edit: ({ id }: EquipmentRef, edit: Edit<EquipmentDraft, Equipment>, key: string) =>
            equipment.edit(id, edit, key),
          remove: ({ id }: EquipmentRef, key: string) => equipment.remove(id, key),
          serviced: ({ id }: EquipmentRef, service: Pick<EquipmentService, 'done_on' | 'notes'>, key: string) =>
            equipment.serviced(id, service, key),
          reported: ({ id }: EquipmentRef, fault: Pick<EquipmentFault, 'occurred_on' | 'description'>, key: string) =>
            equipment.reported(id, fault, key),
          monitor: (monitoring: Monitoring, key: string) => equipment.monitor(monitoring, key),
        },
      ),
      ...plainCommands(
        workspace,
        { kind, changed: ['equipment', 'jobs'] },
        { accept: ({ id }: EquipmentRef, key: string) => equipment.accept(id, key) },
      ),
      undo: requesting(workspace, ['equipment', 'jobs']).undoFacts,
    }
  }, [workspace])
}
