import { type CrewMember, crewMemberSchema, NEW_CREW_MEMBER } from '@/domain/crew'
import { mayManageCrew, maySeeWholeCrew } from '@/domain/scheduling/permissions'
import { fullName } from '@/domain/user'
import { type RecordRules, table } from '../core/registry'

declare module '../core/rows' {
  interface TableRows {
    crew_members: CrewMember
  }
}

const crewRecord: RecordRules<CrewMember> = {
  stream: 'crew',
  nouns: ['crew member', 'crew members'],
  business: ({ business_id }) => business_id,
  name: fullName,
  visible: (_row, actor) => maySeeWholeCrew(actor),
  page: ({ id }) => `/dashboard/crew?member=${id}`,
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
}

/** The people who do the work. */
export const crewTables = { crew_members: table(crewMemberSchema, crewRecord, { added: NEW_CREW_MEMBER }) }
