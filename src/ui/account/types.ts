import type { Profile, ProfileForm } from '@/domain/account/profile'
import type { Actor } from '@/domain/permissions/actor'
import type { Edit } from '@/domain/record/merge-edits'
import type { Loadable } from '@/ui/kit/feedback/loadable'
import type { FormSubject, RecordDraft } from '@/ui/kit/forms/opened-record'
import type { Answered, Outcome } from '@/ui/kit/records/actions/run-on-many'
import type { RecordPageProps } from '@/ui/kit/records/page/record-frame'

/** The first is the default. */
export const ACCOUNT_TABS = ['details', 'history'] as const

export type Session = { id: number; at: string; current: boolean }

export type AccountCommands = {
  editProfile(edit: Edit<ProfileForm, Profile>): Promise<Answered<Profile>>
  /** Also ends other sessions and resolves to their number. */
  changePassword(current: string, next: string): Promise<Answered<number>>
  signOutOthers(): Promise<Answered<number>>
  /** Resolves to the number of ended sessions: 0 when it was already over. */
  endSession(id: number): Promise<Answered<number>>
  /** Schedules the deletion and resolves to its date. */
  remove(name: string): Promise<Answered<string>>
  keep(): Promise<Outcome>
  exportedData(): Promise<{ ok: true; data: string } | Extract<Outcome, { ok: false }>>
  undo(positions: number[]): Promise<Outcome>
}

export type ProfileDraft = RecordDraft<ProfileForm, Profile>

export type AccountScreenProps = RecordPageProps<Profile> & {
  actor: Actor
  /** True for members of a business, who can read the history of their accounts. */
  hasHistory: boolean
  commands: AccountCommands
  subject: FormSubject<Profile> | undefined
  draft: ProfileDraft | null
  onDraft: (draft: ProfileDraft | null) => void
  sessions: Loadable<readonly Session[]>
  /** Scheduled deletion in epoch ms: the business's for its owner. Null when none is scheduled. */
  deletionAt: number | null
}
