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

/** What can be asked of a crew member in their list. */
export type CrewAction = 'analyze' | 'edit' | 'activate' | 'deactivate'

type MemberRef = Pick<CrewMember, 'id'>
type NamedCrew = Pick<Crew, 'id' | 'name'>

/** What the crew screens can ask for. Each settles when the back end has answered. */
export type CrewCommands = {
  create(draft: CrewDraft): Promise<Outcome>
  edit(member: MemberRef, edit: Edit<CrewDraft, CrewMember>): Promise<Outcome>
  /** Takes someone off the list of those who can be put on jobs; the jobs they are on stay as they are. */
  deactivate(member: MemberRef): Promise<Outcome>
  /** Puts someone inactive back on it. */
  activate(member: MemberRef): Promise<Outcome>
  createCrew(name: string): Promise<Outcome>
  renameCrew(crew: Pick<Crew, 'id'>, name: string): Promise<Outcome>
  /** Takes away a crew that no one is in. */
  deleteCrew(crew: Pick<Crew, 'id'>): Promise<Outcome>
  /** Takes back facts of a crew member's history. */
  undo(positions: number[]): Promise<Outcome>
}

/** The table's columns in their order (SCHED-04). The name always shows; the others can be hidden. */
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

/** What the address of the page says about the list. */
export type CrewPlace = ListParams<CrewFilter, CrewColumn>

/** What every crew screen knows of its surroundings. */
export type CrewContext = {
  actor: Actor
  /** The day it is where the business is. */
  today: Day
  commands: CrewCommands
  /** The crews by name. */
  crews: readonly NamedCrew[]
  /** Opens the form of a crew member (`?edit=2`). */
  onEdit: (memberId: number) => void
  /** All jobs of the business. */
  jobs: Loadable<readonly Job[]>
  /** Who can sign in, for those who see users; empty for others. */
  logins: readonly ManagedUser[]
}

export type CrewScreenProps = CrewContext &
  ListAddress<CrewFilter, CrewColumn> & {
    /** Everyone; the screen narrows them by `place` itself. */
    crew: Loadable<readonly ListedMember[]>
    damaged: readonly DamagedRecord[]
    /** Shows the crew member's details (`?member=2`). */
    onOpen: (memberId: number, tab?: CrewTabName) => void
    /** Opens the form of a new crew member (`?create=true`). */
    onAdd: () => void
  }

export const DETAIL_TABS = ['details', 'analysis', 'history'] as const
export type CrewTabName = (typeof DETAIL_TABS)[number]

export type CrewDetailsProps = CrewContext & RecordPageProps<CrewMember, Exclude<CrewTabName, 'history'>>

export type CrewFormProps = Pick<CrewContext, 'actor' | 'commands' | 'crews' | 'logins'> & {
  /** The crew member to edit; null for a new one. */
  member: FormSubject<CrewMember>
  /** Everyone, so that the form knows their crews and skills. */
  crew: readonly CrewMember[]
  /** What was typed before a reload; the caller keeps it. */
  draft: RecordDraft<CrewForm, CrewMember> | null
  onDraft: (draft: RecordDraft<CrewForm, CrewMember> | null) => void
  onClose: () => void
}
