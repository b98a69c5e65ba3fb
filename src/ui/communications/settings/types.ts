import type { CannedAnswer, CannedAnswerDraft, cannedAnswerFields } from '@/domain/messaging/settings/canned-answer'
import type { Extension, ExtensionDraft, extensionFields } from '@/domain/messaging/settings/extension'
import type {
  MessageTemplate,
  MessageTemplateDraft,
  messageTemplateFields,
} from '@/domain/messaging/settings/message-template'
import type { MessagingSettings, MessagingSettingsDraft } from '@/domain/messaging/settings/messaging-settings'
import type { MessagingSettingsForm } from '@/domain/messaging/settings/messaging-settings-form'
import type { NumberSearch } from '@/domain/messaging/settings/number-search'
import type { PhoneNumber, PhoneNumberDraft, phoneNumberFields } from '@/domain/messaging/settings/phone-number'
import type { Signature, SignatureDraft, signatureFields } from '@/domain/messaging/settings/signature'
import type { Actor } from '@/domain/permissions/actor'
import type { Edit } from '@/domain/record/merge-edits'
import type { Loadable } from '@/ui/kit/feedback/loadable'
import type { OpenedRecord, RecordDraft } from '@/ui/kit/forms/opened-record'
import type { Outcome } from '@/ui/kit/records/actions/run-on-many'
import type { RecordFormProps } from '@/ui/kit/records/fields/record-form'

type Ref = { id: number }

type RecordCommands<Draft, R> = {
  add(draft: Draft): Promise<Outcome>
  edit(record: Ref, edit: Edit<Draft, R>): Promise<Outcome>
  remove(record: Ref): Promise<Outcome>
}

export type SettingsCommands = {
  numbers: {
    buy(purchase: Pick<PhoneNumber, 'phone_number' | 'friendly_name'>): Promise<Outcome>
    edit(number: Ref, edit: Edit<PhoneNumberDraft, PhoneNumber>): Promise<Outcome>
    submit(number: Ref): Promise<Outcome>
  }
  extensions: RecordCommands<ExtensionDraft, Extension>
  templates: RecordCommands<MessageTemplateDraft, MessageTemplate>
  signatures: RecordCommands<SignatureDraft, Signature>
  answers: RecordCommands<CannedAnswerDraft, CannedAnswer>
  edit(edit: Edit<MessagingSettingsDraft, MessagingSettings>): Promise<Outcome>
}

/** A kind of record that has a form here. */
export type SettingsKind = 'phone_number' | 'extension' | 'message_template' | 'signature' | 'canned_answer'

/** Null for a new record. */
export type OpenForm = { kind: SettingsKind; id: number | null }

export type Person = { id: number; name: string }

export type CommunicationSettingsProps = {
  actor: Actor
  commands: SettingsCommands
  numbers: Loadable<readonly PhoneNumber[]>
  extensions: Loadable<readonly Extension[]>
  /** People whom an extension can ring. */
  people: readonly Person[]
  templates: Loadable<readonly MessageTemplate[]>
  signatures: Loadable<readonly Signature[]>
  answers: Loadable<readonly CannedAnswer[]>
  settings: SettingsFormProps
  onForm: (form: OpenForm) => void
  onBuy: () => void
}

export type SettingsFormProps = {
  settings: Loadable<OpenedRecord<MessagingSettings>>
  draft: RecordDraft<MessagingSettingsForm, MessagingSettings> | null
  onDraft: (draft: RecordDraft<MessagingSettingsForm, MessagingSettings> | null) => void
}

type FormContext = { actor: Actor; commands: SettingsCommands }

export type NumberFormProps = FormContext & RecordFormProps<typeof phoneNumberFields>
export type ExtensionFormProps = FormContext &
  RecordFormProps<typeof extensionFields> & { numbers: readonly PhoneNumber[]; people: readonly Person[] }
export type TemplateFormProps = FormContext &
  RecordFormProps<typeof messageTemplateFields> & { businessName: string; staffName: string }
export type SignatureFormProps = FormContext & RecordFormProps<typeof signatureFields>
export type AnswerFormProps = FormContext & RecordFormProps<typeof cannedAnswerFields>

export type NumberSearchProps = FormContext & {
  search: NumberSearch
  onSearch: (search: NumberSearch) => void
  found: Loadable<readonly string[]>
  onClose: () => void
}
