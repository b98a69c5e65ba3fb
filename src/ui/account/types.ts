import type { Profile, ProfileForm } from '@/domain/account/profile'
import type { Actor } from '@/domain/permissions/actor'
import type { Edit } from '@/domain/record/merge-edits'
import type { Loadable } from '@/ui/kit/feedback/loadable'
import type { FormSubject, RecordDraft } from '@/ui/kit/forms/opened-record'
import type { Answered, Outcome } from '@/ui/kit/records/actions/run-on-many'
import type { RecordPageProps } from '@/ui/kit/records/page/record-frame'

/** The tabs of the page; the first goes without saying. */
export const ACCOUNT_TABS = ['details', 'history'] as const

/** A sign-in that is not over. */
export type Session = { id: number; at: string; current: boolean }

/** What can be asked for on the account page. Each settles when the back end has answered. */
export type AccountCommands = {
  editProfile(edit: Edit<ProfileForm, Profile>): Promise<Answered<Profile>>
  /** Ends the other sessions too, and says how many those were. */
  changePassword(current: string, next: string): Promise<Answered<number>>
  signOutOthers(): Promise<Answered<number>>
  /** Ends one other session, and says how many that were: none where it was over already. */
  endSession(id: number): Promise<Answered<number>>
  /** Plans the deletion, and says for when. */
  remove(name: string): Promise<Answered<string>>
  /** Gives the planned deletion up. */
  keep(): Promise<Outcome>
  exportedData(): Promise<{ ok: true; data: string } | Extract<Outcome, { ok: false }>>
  undo(positions: number[]): Promise<Outcome>
}

/** What was typed into the profile before a reload. */
export type ProfileDraft = RecordDraft<ProfileForm, Profile>

export type AccountScreenProps = RecordPageProps<Profile> & {
  actor: Actor
  /** Whether they belong to a business: its people read what has happened to their accounts. */
  hasHistory: boolean
  commands: AccountCommands
  /** The profile as its form is opened on it. */
  subject: FormSubject<Profile> | undefined
  draft: ProfileDraft | null
  onDraft: (draft: ProfileDraft | null) => void
  sessions: Loadable<readonly Session[]>
  /** When the account is gone, in epoch ms: for the owner that of the business. Null unless that is planned. */
  deletionAt: number | null
}
