import { rowSchema } from '@/domain/fields/schemas'
import { displayAddress } from '@/domain/messaging/display-address'
import { maySeeMessages } from '@/domain/messaging/permissions'
import { type CannedAnswer, cannedAnswerFields } from '@/domain/messaging/settings/canned-answer'
import { type Extension, extensionFields } from '@/domain/messaging/settings/extension'
import { type MessageTemplate, messageTemplateFields } from '@/domain/messaging/settings/message-template'
import { type MessagingSettings, messagingSettingsSchema } from '@/domain/messaging/settings/messaging-settings'
import { type PhoneNumber, phoneNumberFields } from '@/domain/messaging/settings/phone-number'
import { type Signature, signatureFields } from '@/domain/messaging/settings/signature'
import { type RecordRules, table } from '../../core/log/registry'

declare module '../../core/log/rows' {
  interface TableRows {
    phone_numbers: PhoneNumber
    extensions: Extension
    message_templates: MessageTemplate
    signatures: Signature
    canned_answers: CannedAnswer
    messaging_settings: MessagingSettings
  }
}

type OfBusiness = { business_id: number }

/** Everyone who sees messages sees what they are written from. */
const shared = {
  business: ({ business_id }: OfBusiness) => business_id,
  visible: (_row: OfBusiness, actor: Parameters<typeof maySeeMessages>[0]) => maySeeMessages(actor),
  page: () => '/dashboard/communications?tab=settings',
}

const numberRecord: RecordRules<PhoneNumber> = {
  ...shared,
  stream: 'phone_number',
  nouns: ['phone number', 'phone numbers'],
  name: ({ friendly_name, phone_number }) => `${friendly_name} ${displayAddress(phone_number)}`,
  words: { friendly_name: 'name', is_active: 'on or off', sms_enabled: 'texts', registration_note: 'reason' },
}

const extensionRecord: RecordRules<Extension> = {
  ...shared,
  stream: 'extension',
  nouns: ['extension', 'extensions'],
  name: ({ extension, label }) => `${extension} ${label}`,
  words: { phone_number_id: 'number', label: 'name', user_id: 'person' },
}

const templateRecord: RecordRules<MessageTemplate> = {
  ...shared,
  stream: 'message_template',
  nouns: ['template', 'templates'],
  name: ({ name }) => name,
  words: { subject_template: 'subject', body_template: 'message' },
}

const signatureRecord: RecordRules<Signature> = {
  ...shared,
  stream: 'signature',
  nouns: ['signature', 'signatures'],
  owner: 'user_id',
  name: ({ name }) => name,
  words: { is_default: 'default', body: 'text' },
}

const answerRecord: RecordRules<CannedAnswer> = {
  ...shared,
  stream: 'canned_answer',
  nouns: ['canned answer', 'canned answers'],
  name: ({ shortcut }) => `/${shortcut}`,
  words: { body: 'answer' },
}

const settingsRecord: RecordRules<MessagingSettings> = {
  ...shared,
  stream: 'messaging_settings',
  nouns: ['messaging settings', 'messaging settings'],
  name: () => 'Messaging settings',
  words: {
    away_on: 'away message on or off',
    promise_minutes: 'promised answer time',
  },
}

export const messagingSettingsTables = {
  phone_numbers: table(rowSchema(phoneNumberFields), numberRecord),
  extensions: table(rowSchema(extensionFields), extensionRecord),
  message_templates: table(rowSchema(messageTemplateFields), templateRecord),
  signatures: table(rowSchema(signatureFields), signatureRecord),
  canned_answers: table(rowSchema(cannedAnswerFields), answerRecord),
  messaging_settings: table(messagingSettingsSchema, settingsRecord),
}
