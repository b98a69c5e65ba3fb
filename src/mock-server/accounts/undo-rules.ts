import { mayEditSettings, ownsBusiness } from '@/domain/account/permissions'
import { administers } from '@/domain/permissions/access'
import { DUPLICATE_ROLE_NAME } from '@/domain/permissions/role'
import type { AllUndoRules } from '../core/history/undo-rules'
import { invitationConflict } from '../crew/login-changes'
import { emailRefusal } from './addresses'
import { isOpenInvitation } from './open-invitation'
import { isRoleNameTakenIn } from './role-names'
import { reactivationRefusal } from './seats'
import { DELETION } from './tables'

const JOINED = 'Joining cannot be undone. Someone who leaves is deactivated instead.'

const SIGNED_OUT = 'Signing out cannot be undone. Sign in again on the other device.'

/** Reasons why sign-in facts can't be undone, by fact type. */
const SIGN_IN_KEEPS: Readonly<Record<string, string>> = {
  'user.password_changed': 'A password change cannot be undone. Change the password again instead.',
  'user.password_reset_sent': 'A password reset link that was sent cannot be taken back.',
  'user.others_signed_out': SIGNED_OUT,
  'user.session_ended': SIGNED_OUT,
}

const ACCESS_FACTS = [
  'user.roles_changed',
  'user.deactivated',
  'user.activated',
  'user.crew_linked',
  'user.crew_unlinked',
  'user.undone',
]

const OWN_ACTIONS = ['user.edited', `user.${DELETION.planned}`, `user.${DELETION.withdrawn}`]

export const accountUndoRules = {
  businesses: {
    undo: {
      may: (actor, { type }) =>
        Object.values(DELETION).some((part) => type === `business.${part}`)
          ? ownsBusiness(actor)
          : mayEditSettings(actor),
    },
  },
  logos: {
    undo: {
      may: mayEditSettings,
      obstacle: ({ before, after }, store) =>
        before === null && store.naming('logos', 'business_id', after.business_id).length > 1
          ? 'The business has another logo by now.'
          : null,
    },
  },
  users: {
    undo: {
      keeps: (type) =>
        ACCESS_FACTS.includes(type) || OWN_ACTIONS.includes(type) ? null : (SIGN_IN_KEEPS[type] ?? JOINED),
      may(actor, { type, before, after }) {
        // Only the person can undo changes to their own data.
        if (OWN_ACTIONS.includes(type)) return before?.id === actor.user_id
        return administers(actor) && (after?.user_type !== 'business_owner' || actor.user_type === 'system_admin')
      },
      obstacle({ before, after }, store) {
        if (!after.role_ids.every((id) => store.find('roles', id))) return 'A role they had has been deleted since.'
        const refusal = emailRefusal(after.email, after.id, store)
        if (refusal !== null) return refusal
        return after.is_active && before?.is_active === false ? reactivationRefusal(after, store) : null
      },
    },
  },
  roles: {
    removal: ({ id }, store) =>
      store.table('users').some(({ role_ids }) => role_ids.includes(id)) ||
      store.table('invitations').some((each) => each.role_ids.includes(id) && isOpenInvitation(each, store.now()))
        ? 'Someone has this role or is invited to it. Give them another one first.'
        : null,
    undo: {
      may: administers,
      obstacle: ({ after }, store) => (isRoleNameTakenIn(after, store) ? DUPLICATE_ROLE_NAME : null),
    },
  },
  invitations: {
    removal: ({ accepted }) => (accepted ? JOINED : null),
    undo: {
      may: administers,
      obstacle({ after }, store) {
        const member = after.crew_member_id === null ? undefined : store.find('crew_members', after.crew_member_id)
        return member && isOpenInvitation(after, store.now()) ? invitationConflict(member, [after], store) : null
      },
    },
  },
} satisfies AllUndoRules
