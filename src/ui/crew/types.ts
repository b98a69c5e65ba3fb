import type { CrewMember } from '@/domain/crew/crew'
import type { Crew } from '@/domain/crew/crew-name'
import type { CrewDraft, CrewForm } from '@/domain/crew/form'
import type { CrewFilter, ListedMember } from '@/domain/crew/listed-member'
import type { Job } from '@/domain/job/job'
import type { Actor } from '@/domain/permissions/actor'
import type { ManagedUser } from '@/domain/permissions/managed'
import type { Edit } from '@/domain/record/merge-edits'
import type { Day } from '@/domain/time/calendar'
import type { Loadable } from '@/ui/kit/feedback/loadable'
import type { FormSubject, RecordDraft } from '@/ui/kit/forms/opened-record'
import type { Outcome } from '@/ui/kit/records/actions/run-on-many'
import type { ListAddress, ListParams } from '@/ui/kit/records/list/use-record-list'
import type { DamagedRecord } from '@/ui/kit/records/page/damaged-notice'
import type { RecordPageProps } from '@/ui/kit/records/page/record-frame'

export type CrewAction = 'analyze' | 'edit' | 'activate' | 'deactivate'

type MemberRef = Pick<CrewMember, 'id'>
type NamedCrew = Pick<Crew, 'id' | 'name'>

/** Each promise settles when the back end has answered. */
export type CrewCommands = {
  create(draft: CrewDraft): Promise<Outcome>
  edit(member: MemberRef, edit: Edit<CrewDraft, CrewMember>): Promise<Outcome>
  /** Removes the member from assignment lists; their jobs stay unchanged. */
  deactivate(member: MemberRef): Promise<Outcome>
  /** Reverses `deactivate`. */
  activate(member: MemberRef): Promise<Outcome>
  createCrew(name: string): Promise<Outcome>
  renameCrew(crew: Pick<Crew, 'id'>, name: string): Promise<Outcome>
  deleteCrew(crew: Pick<Crew, 'id'>): Promise<Outcome>
  undo(positions: number[]): Promise<Outcome>
}

/** In display order (SCHED-04). The name is always visible; the others can be hidden. */
export const CREW_COLUMNS = [
  'name',
  'employee_id',
  'role',
  'status',
  'skills',
  'crew',
  'rate',
  'today',
  'jobs_today',
] as const
export type CrewColumn = (typeof CREW_COLUMNS)[number]

export type CrewPlace = ListParams<CrewFilter, CrewColumn>

export type CrewContext = {
  actor: Actor
  /** In the business's time zone. */
  today: Day
  commands: CrewCommands
  crews: readonly NamedCrew[]
  onEdit: (memberId: number) => void
  jobs: Loadable<readonly Job[]>
  /** Login accounts, for those who can see users; otherwise empty. */
  logins: readonly ManagedUser[]
}

export type CrewScreenProps = CrewContext &
  ListAddress<CrewFilter, CrewColumn> & {
    /** Unfiltered; the screen applies `place` itself. */
    crew: Loadable<readonly ListedMember[]>
    damaged: readonly DamagedRecord[]
    onOpen: (memberId: number, tab?: CrewTabName) => void
    onAdd: () => void
  }

export const DETAIL_TABS = ['details', 'analysis', 'history'] as const
export type CrewTabName = (typeof DETAIL_TABS)[number]

export type CrewDetailsProps = CrewContext & RecordPageProps<CrewMember, Exclude<CrewTabName, 'history'>>

export type CrewFormProps = Pick<CrewContext, 'actor' | 'commands' | 'crews' | 'logins'> & {
  /** Null for a new crew member. */
  member: FormSubject<CrewMember>
  crew: readonly CrewMember[]
  draft: RecordDraft<CrewForm, CrewMember> | null
  onDraft: (draft: RecordDraft<CrewForm, CrewMember> | null) => void
  onClose: () => void
}
