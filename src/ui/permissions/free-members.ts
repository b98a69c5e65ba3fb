import type { CrewMember } from '@/domain/crew/crew'
import { crewInvitationRefusal } from '@/domain/crew/login'
import type { ManagedInvitation } from '@/domain/permissions/managed'

export const freeMembers = (
  crew: readonly CrewMember[],
  invitations: readonly ManagedInvitation[],
): readonly CrewMember[] => {
  const waiting = invitations
    .filter(({ status }) => status === 'pending')
    .map(({ email, crew_member }) => ({ email, crew_member_id: crew_member?.id ?? null }))
  return crew.filter((member) => crewInvitationRefusal(member, waiting) === null)
}
