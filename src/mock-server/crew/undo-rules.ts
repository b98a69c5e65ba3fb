import { CREW_NAME_TAKEN } from '@/domain/crew/crew-name'
import { mayManageCrew } from '@/domain/scheduling/permissions'
import type { AllUndoRules } from '../core/undo-rules'
import { isNameTakenIn } from './names'

export const crewUndoRules = {
  crew_members: {
    removal: ({ id }, left) =>
      left.table('jobs').some(({ assigned_crew_members }) => assigned_crew_members.includes(id))
        ? 'They are on a job now; take them off it first.'
        : null,
    undo: {
      may(actor, { before, after }) {
        if (before === null) return mayManageCrew(actor, 'create')
        return mayManageCrew(actor, after?.status === 'inactive' ? 'delete' : 'edit')
      },
    },
  },
  crews: {
    removal: ({ id, business_id }, left) =>
      left.naming('crew_members', 'crew_id', id).some((member) => member.business_id === business_id)
        ? 'Someone is on this crew. Move them to another one first.'
        : null,
    undo: {
      may: (actor, { before }) => mayManageCrew(actor, before === null ? 'create' : 'edit'),
      obstacle: ({ after }, store) => (isNameTakenIn(after, store) ? CREW_NAME_TAKEN : null),
    },
  },
} satisfies AllUndoRules
