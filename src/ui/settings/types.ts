import type { ReactNode } from 'react'
import type { BusinessDraft, BusinessForm, BusinessSettings } from '@/domain/account/business-form'
import type { Preferences, PreferencesDraft, PreferencesForm } from '@/domain/account/preferences'
import type { Actor } from '@/domain/permissions/actor'
import type { Edit } from '@/domain/record/merge-edits'
import type { Loadable } from '@/ui/kit/feedback/loadable'
import type { FormSubject, RecordDraft } from '@/ui/kit/forms/opened-record'
import type { Answered, Outcome } from '@/ui/kit/records/actions/run-on-many'
import type { RecordPageProps } from '@/ui/kit/records/page/record-frame'
import type { RecordSource } from '@/ui/kit/records/page/record-source'

/** The first is the default. */
export const SETTINGS_TABS = ['preferences', 'business', 'payments', 'flags', 'errors', 'history'] as const
export type OwnTab = Exclude<(typeof SETTINGS_TABS)[number], 'history'>

/** Each promise settles when the back end has answered. */
export type SettingsCommands = {
  editPreferences(edit: Edit<PreferencesDraft, Preferences>): Promise<Answered<Preferences>>
  editBusiness(edit: Edit<BusinessDraft, BusinessSettings>): Promise<Answered<BusinessSettings>>
  /** A data URL; null removes the logo. */
  setLogo(image: string | null): Promise<Outcome>
  undo(positions: number[]): Promise<Outcome>
}

export type PageForm<Form, R> = {
  subject: FormSubject<R> | undefined
  draft: RecordDraft<Form, R> | null
  onDraft: (draft: RecordDraft<Form, R> | null) => void
}

export type SettingsScreenProps = RecordPageProps<Preferences, OwnTab> & {
  actor: Actor
  commands: SettingsCommands
  preferences: PageForm<PreferencesForm, Preferences>
  business: PageForm<BusinessForm, BusinessSettings> & { source: RecordSource<BusinessSettings> }
  logo: Loadable<string | null>
  /** Null for users who can't connect the card payments account. */
  payments: ReactNode | null
  /** Null for users who don't test the app. */
  tools: { flags: ReactNode; errors: ReactNode } | null
}
