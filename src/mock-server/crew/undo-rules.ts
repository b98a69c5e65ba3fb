import { CREW_NAME_TAKEN } from '@/domain/crew/crew-name'
import { administers } from '@/domain/permissions/access'
import { mayManageCrew } from '@/domain/scheduling/permissions'
import { isOpenInvitation } from '../accounts/open-invitation'
import type { AllUndoRules } from '../core/history/undo-rules'
import { loginConflict } from './login-changes'
import { isNameTakenIn } from './names'

export const crewUndoRules = {
  crew_members: {
    removal({ id }, remaining) {
      if (remaining.table('jobs').some(({ assigned_crew_members }) => assigned_crew_members.includes(id)))
        return 'They are on a job now; take them off it first.'
      const isInvited = remaining
        .table('invitations')
        .some((each) => each.crew_member_id === id && isOpenInvitation(each, remaining.now()))
      return isInvited ? 'They are invited; withdraw the invitation first.' : null
    },
    undo: {
      may(actor, { before, after }) {
        if ((before?.user_id ?? null) !== (after?.user_id ?? null) && !administers(actor)) return false
        if (before === null) return mayManageCrew(actor, 'create')
        return mayManageCrew(actor, after?.status === 'inactive' ? 'delete' : 'edit')
      },
      obstacle: ({ before, after }, store) => (before?.user_id === after.user_id ? null : loginConflict(after, store)),
    },
  },
  crews: {
    removal: ({ id, business_id }, remaining) =>
      remaining.naming('crew_members', 'crew_id', id).some((member) => member.business_id === business_id)
        ? 'Someone is on this crew. Move them to another one first.'
        : null,
    undo: {
      may: (actor, { before }) => mayManageCrew(actor, before === null ? 'create' : 'edit'),
      obstacle: ({ after }, store) => (isNameTakenIn(after, store) ? CREW_NAME_TAKEN : null),
    },
  },
} satisfies AllUndoRules
