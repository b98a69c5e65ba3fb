import { mayManageEquipment, mayPlanService } from '@/domain/equipment/permissions'
import type { AllUndoRules } from '../core/history/undo-rules'
import {
  equipmentObstacle,
  equipmentRemoval,
  faultObstacle,
  monitoringObstacle,
  planObstacle,
  serviceObstacle,
} from './rules'

export const equipmentUndoRules = {
  equipment: { removal: equipmentRemoval, undo: { may: mayManageEquipment, obstacle: equipmentObstacle } },
  equipment_services: { undo: { may: mayManageEquipment, obstacle: serviceObstacle } },
  equipment_faults: { undo: { may: mayManageEquipment, obstacle: faultObstacle } },
  equipment_plans: {
    undo: {
      // Deleting equipment deletes its plans as well.
      may: (actor, { after }) => (after === null ? mayManageEquipment(actor) : mayPlanService(actor)),
      obstacle: planObstacle,
    },
  },
  equipment_monitoring: { undo: { may: mayManageEquipment, obstacle: monitoringObstacle } },
} satisfies AllUndoRules
