import * as v from 'valibot'
import { recipientsOf, recipientsProblem } from '@/domain/messaging/address'
import { LONGEST_EMAIL } from '@/domain/messaging/message'
import { textOfHtml } from '@/domain/messaging/preview'
import { scheduleProblem } from '@/domain/messaging/schedule'
import { sendProblem } from '@/domain/messaging/send-rule'
import type { MessageTemplate } from '@/domain/messaging/settings/message-template'
import { openProblem, type PlaceholderValues } from '@/domain/messaging/templates'
import type { MessageFile } from '@/domain/messaging/views'
import { PURPOSES } from '@/domain/messaging/vocabulary'
import { sizeOfBase64 } from '@/domain/text/base64'
import { LONGEST, tooLong } from '@/domain/text/field'
import { isBlank } from '@/domain/text/typed-text'
import { firstNameOf } from '@/domain/text/wording'
import type { Instant } from '@/domain/time/clock'
import type { FieldErrors } from '@/ui/kit/forms/field-errors'
import { type FilledDraft, fillDraft, isStillOpen } from '../composer/fill-draft'
import { htmlOfText } from './html-text'
import type { EmailSetup } from './types'

/** MAIL-02. `template` is an id, or empty. Files stay in memory, because a draft has no room for them. */
export const emailForm = v.object({
  template: v.string(),
  to: v.string(),
  subject: v.string(),
  body: v.string(),
  is_html: v.boolean(),
  purpose: v.picklist(PURPOSES),
  send_at: v.nullable(v.number()),
})
export type EmailForm = v.InferInput<typeof emailForm>
export type EmailField = keyof EmailForm | 'files'

export const LIMITS = { subject: LONGEST.title, body: LONGEST_EMAIL, to: LONGEST.notes } as const

/** Why these files can't go with an email; null when they can. */
export const filesProblem = (sizes: readonly number[]): string | null => {
  const problem = sendProblem({
    channel: 'email',
    from: null,
    to: 'someone@example.com',
    subject: 'x',
    body: 'x',
    attachments: sizes.map((size) => ({ size })),
    purpose: 'informational',
    cause: 'staff',
    consent: [],
    ownNumbers: [],
    place: null,
    settings: { daily_text_limit: 1, postal_address: '' },
    textsToday: 0,
    timeZone: 'UTC',
  })
  return problem?.words ?? null
}

type Filled = { subject: FilledDraft; body: FilledDraft }

const filledTemplate = (
  { subject_template, body_template }: Pick<MessageTemplate, 'subject_template' | 'body_template'>,
  values: PlaceholderValues,
): Filled => ({ subject: fillDraft(subject_template, values), body: fillDraft(body_template, values) })

export const templateOf = ({ template }: Pick<EmailForm, 'template'>, { templates }: EmailSetup) =>
  templates.find(({ id }) => String(id) === template)

/** What a template can say of whom the email goes to. */
export const valuesOf = (
  { to }: Pick<EmailForm, 'to'>,
  { recipients, business }: EmailSetup,
  staffName: string,
): PlaceholderValues => {
  const [first = '', ...others] = recipientsOf(to)
  const client = recipients.find(({ email }) => email.toLowerCase() === first.toLowerCase())
  const shared = { business_name: business.name, staff_name: staffName }
  if (!client || others.length > 0) return shared
  return { ...shared, customer_name: client.name, first_name: firstNameOf(client.name) }
}

/** The form with the template filled in above what is there, and as much of the recipient as is known. */
export const withTemplate = (
  form: EmailForm,
  template: MessageTemplate,
  values: PlaceholderValues,
): Partial<EmailForm> => {
  const { subject, body } = filledTemplate(template, values)
  const text = form.is_html ? htmlOfText(body.text) : body.text
  const rest = form.is_html ? form.body : form.body.replace(/^\s+/, '')
  return {
    template: String(template.id),
    purpose: template.purpose,
    body: isBlank(rest) ? text : `${text}${form.is_html ? '' : '\n\n'}${rest}`,
    ...(isBlank(form.subject) || !form.subject.startsWith('Re:') ? { subject: subject.text } : {}),
  }
}

type Judged = {
  setup: EmailSetup
  files: readonly MessageFile[]
  staffName: string
  now: Instant
  /** The text that an email begins with: its signature and quote. */
  beginning: string
}

const withoutSpaces = (text: string): string => text.replaceAll(/\s+/g, '')

const isUnwritten = ({ body, is_html }: EmailForm, beginning: string): boolean => {
  if (is_html && /<img\b/i.test(body)) return false
  const text = withoutSpaces(is_html ? textOfHtml(body) : body)
  return text === '' || text === withoutSpaces(is_html ? textOfHtml(htmlOfText(beginning)) : beginning)
}

/** A template that is no longer chosen may have left something open too. */
const templateProblem = (form: EmailForm, { setup, staffName, beginning }: Judged): string | null => {
  const template = templateOf(form, setup)
  const values = valuesOf(form, setup, staffName)
  const filled = template && filledTemplate(template, values)
  if (filled && isStillOpen(filled.subject, form.subject)) return filled.subject.problem
  if (filled && isStillOpen(filled.body, form.body)) return filled.body.problem
  return openProblem(`${form.subject}\n${form.body}`, [beginning, ...Object.values(values)].join('\n'))
}

/** MAIL-04: to, subject, and message are not empty once trimmed. */
export const emailErrors = (form: EmailForm, judged: Judged): FieldErrors<EmailField> => {
  const { to, subject, body, send_at } = form
  const isEmpty = isUnwritten(form, judged.beginning)
  const found: Record<EmailField, string | null> = {
    template: templateProblem(form, judged),
    to: recipientsProblem(to) ?? (to.length > LIMITS.to ? tooLong(to, LIMITS.to) : null),
    subject: isBlank(subject)
      ? 'Enter a subject'
      : subject.length > LIMITS.subject
        ? tooLong(subject, LIMITS.subject)
        : null,
    body: isEmpty ? 'Write a message' : body.length > LIMITS.body ? tooLong(body, LIMITS.body) : null,
    is_html: null,
    purpose: null,
    send_at: send_at === null ? null : scheduleProblem(send_at, judged.now),
    files: filesProblem(judged.files.map(({ data }) => sizeOfBase64(data))),
  }
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== null)) as FieldErrors<EmailField>
}
