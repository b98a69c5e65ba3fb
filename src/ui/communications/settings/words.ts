import { displayAddress } from '@/domain/messaging/display-address'
import { mayManageMessaging, maySendMessages } from '@/domain/messaging/permissions'
import { cannedAnswerFields } from '@/domain/messaging/settings/canned-answer'
import { type Extension, extensionFields } from '@/domain/messaging/settings/extension'
import { messageTemplateFields, type TemplateCategory } from '@/domain/messaging/settings/message-template'
import { type PhoneNumber, phoneNumberFields, type Registration } from '@/domain/messaging/settings/phone-number'
import { decidedAt, REVIEW_DAYS } from '@/domain/messaging/settings/registration'
import { signatureFields } from '@/domain/messaging/settings/signature'
import type { Channel, Purpose } from '@/domain/messaging/vocabulary'
import type { Actor } from '@/domain/permissions/actor'
import { roleCannot } from '@/domain/permissions/role-cannot'
import { dayAt, formatDay } from '@/domain/time/calendar'
import type { Tone } from '@/ui/kit/feedback/tone'
import { book, historyWords } from '@/ui/kit/records/fields/book'
import type { HistoryWords } from '@/ui/kit/records/page/history-words'

export const CHANNEL_LABELS: Record<Channel, string> = { sms: 'Text', email: 'Email' }
export const PURPOSE_LABELS: Record<Purpose, string> = { informational: 'Informational', marketing: 'Marketing' }
export const CATEGORY_LABELS: Record<TemplateCategory, string> = {
  maintenance: 'Maintenance',
  sales: 'Sales',
  completion: 'Completion',
  other: 'Other',
}
export const REGISTRATION_LABELS: Record<Registration, string> = {
  not_started: 'Not registered',
  in_review: 'In review',
  registered: 'Registered',
  refused: 'Refused',
}
export const REGISTRATION_TONES: Record<Registration, Tone> = {
  not_started: 'neutral',
  in_review: 'warning',
  registered: 'success',
  refused: 'danger',
}

export const NUMBER = book(phoneNumberFields, {
  id: null,
  business_id: null,
  phone_number: 'Number',
  friendly_name: 'Name',
  is_active: { label: 'This number is on', short: 'On' },
  sms_enabled: { label: 'It can send and receive texts', short: 'Texts' },
  registration: { label: 'Registration', of: (registration) => REGISTRATION_LABELS[registration] },
  submitted_at: 'Submitted',
  registration_note: 'Reason',
})

export const EXTENSION = book(extensionFields, {
  id: null,
  business_id: null,
  phone_number_id: 'Number',
  extension: 'Extension',
  label: 'Name',
  user_id: { label: 'Person it rings', short: 'Person' },
})

export const TEMPLATE = book(messageTemplateFields, {
  id: null,
  business_id: null,
  name: 'Name',
  channel: { label: 'Sent as', short: 'Channel', of: (channel) => CHANNEL_LABELS[channel] },
  category: { label: 'Category', of: (category) => CATEGORY_LABELS[category] },
  purpose: { label: 'Purpose', of: (purpose) => PURPOSE_LABELS[purpose] },
  subject_template: 'Subject',
  body_template: 'Message',
})

export const SIGNATURE = book(signatureFields, {
  id: null,
  business_id: null,
  user_id: null,
  name: 'Name',
  body: 'Signature',
  is_default: { label: 'Put it under my new emails', short: 'Default' },
})

export const ANSWER = book(cannedAnswerFields, {
  id: null,
  business_id: null,
  shortcut: 'Shortcut',
  body: 'Answer',
})

export const NUMBER_HISTORY = historyWords(NUMBER, {
  'phone_number.bought': 'Number bought',
  'phone_number.submitted': 'Registration submitted',
  'phone_number.registered': 'Registered by the carriers',
  'phone_number.refused': 'Refused by the carriers',
})
export const TEMPLATE_HISTORY = historyWords(TEMPLATE, { 'message_template.added': 'Template added' })
export const SIGNATURE_HISTORY = historyWords(SIGNATURE, {})
export const ANSWER_HISTORY = historyWords(ANSWER, {})

/** When an answer is expected; null while none is. */
export const awaitedAnswer = (number: PhoneNumber, timeZone: string): string | null => {
  const at = decidedAt(number)
  if (at === null || number.submitted_at === null) return null
  const [submitted, expected] = [number.submitted_at, at].map((moment) => formatDay(dayAt(moment, timeZone)))
  return `Submitted ${submitted}. Carriers usually answer within 3 weeks; in the demo, after ${REVIEW_DAYS} days of its clock, on ${expected}.`
}

/** `Main line (512) 555-0100` */
export const numberLabel = ({ friendly_name, phone_number }: Pick<PhoneNumber, 'friendly_name' | 'phone_number'>) =>
  `${friendly_name} ${displayAddress(phone_number)}`

export const managingRefusal = (actor: Actor, what: string, participle = 'edited'): string | null =>
  mayManageMessaging(actor) ? null : roleCannot(what, participle)

export const signatureRefusal = (actor: Actor): string | null =>
  maySendMessages(actor) ? null : roleCannot('signatures', 'edited')

const nameIn =
  (named: readonly { id: number; name: string }[]) =>
  (value: unknown): string =>
    named.find(({ id }) => id === value)?.name ?? 'another one'

/** Its number and person by their names. */
export const extensionHistory = (
  numbers: readonly PhoneNumber[],
  people: readonly { id: number; name: string }[],
): HistoryWords<Extension> => {
  const { fields, titles } = historyWords(EXTENSION, {})
  const named = numbers.map((number) => ({ id: number.id, name: numberLabel(number) }))
  return {
    fields: { ...fields, phone_number_id: ['Number', nameIn(named)], user_id: ['Person', nameIn(people)] },
    titles,
  }
}
