import { type CrewMember, crewMemberSchema, NEW_CREW_MEMBER } from '@/domain/crew'
import { CREW_NAME_TAKEN, type Crew, crewSchema, isCrewNameTaken } from '@/domain/crew/crew-name'
import { mayManageCrew, maySeeWholeCrew } from '@/domain/scheduling/permissions'
import { fullName } from '@/domain/user'
import { type RecordRules, table } from '../core/registry'
import type { Reader } from '../core/rows'

declare module '../core/rows' {
  interface TableRows {
    crew_members: CrewMember
    crews: Crew
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

/** Whether another crew of the business has the name of this one. */
export const isNameTakenIn = ({ id, business_id, name }: Crew, store: Reader): boolean =>
  isCrewNameTaken(name, store.naming('crews', 'business_id', business_id), id)

const groupRecord: RecordRules<Crew> = {
  stream: 'crew_group',
  nouns: ['crew', 'crews'],
  business: ({ business_id }) => business_id,
  name: ({ name }) => name,
  visible: (_row, actor) => maySeeWholeCrew(actor),
  page: () => '/dashboard/crew',
  removal: ({ id, business_id }, left) =>
    left.naming('crew_members', 'crew_id', id).some((member) => member.business_id === business_id)
      ? 'Someone is on this crew. Move them to another one first.'
      : null,
  undo: {
    may: (actor, { before }) => mayManageCrew(actor, before === null ? 'create' : 'edit'),
    obstacle: ({ after }, store) => (isNameTakenIn(after, store) ? CREW_NAME_TAKEN : null),
  },
}

/** The people who do the work, and the crews they are in. */
export const crewTables = {
  crew_members: table(crewMemberSchema, crewRecord, { added: NEW_CREW_MEMBER }),
  crews: table(crewSchema, groupRecord),
}
