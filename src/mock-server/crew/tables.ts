import { fullName } from '@/domain/account/user'
import { type CrewMember, crewMemberSchema, NEW_CREW_MEMBER } from '@/domain/crew/crew'
import { type Crew, crewSchema } from '@/domain/crew/crew-name'
import { maySeeWholeCrew } from '@/domain/scheduling/permissions'
import { type RecordRules, table } from '../core/log/registry'

declare module '../core/log/rows' {
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
  words: { user_id: 'login' },
  visible: (_row, actor) => maySeeWholeCrew(actor),
  page: ({ id }) => `/dashboard/crew?member=${id}`,
}

const groupRecord: RecordRules<Crew> = {
  stream: 'crew_group',
  nouns: ['crew', 'crews'],
  business: ({ business_id }) => business_id,
  name: ({ name }) => name,
  visible: (_row, actor) => maySeeWholeCrew(actor),
  page: () => '/dashboard/crew',
}

export const crewTables = {
  crew_members: table(crewMemberSchema, crewRecord, { added: NEW_CREW_MEMBER }),
  crews: table(crewSchema, groupRecord),
}
