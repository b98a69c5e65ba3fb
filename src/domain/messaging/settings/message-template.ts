import { type DraftOf, type FormOf, fields, type RowOf } from '../../fields/field'
import { filled, own, text, word } from '../../fields/kinds'
import { LONGEST, tooLong } from '../../text/field'
import { isSameName } from '../../text/same-name'
import { isBlank } from '../../text/typed-text'
import { LONGEST_TEXT } from '../message'
import { placeholdersIn, templateProblem } from '../templates'
import { CHANNELS, PURPOSES } from '../vocabulary'

/** Of the three stated templates (MAIL-06), and one for the rest. */
export const TEMPLATE_CATEGORIES = ['maintenance', 'sales', 'completion', 'other'] as const
export type TemplateCategory = (typeof TEMPLATE_CATEGORIES)[number]

/** A text or email written once, with placeholders (MAIL-05). Its placeholders are read from subject and body. */
export const messageTemplateFields = fields({
  id: own.key(),
  business_id: own.key(),
  name: filled(LONGEST.name, 'Name is required'),
  category: word(TEMPLATE_CATEGORIES, 'other'),
  channel: word(CHANNELS, 'sms'),
  purpose: word(PURPOSES, 'informational'),
  /** Empty for texts. */
  subject_template: text(LONGEST.title),
  body_template: filled(LONGEST.notes, 'Message is required'),
})
export type MessageTemplate = RowOf<typeof messageTemplateFields>
export type MessageTemplateForm = FormOf<typeof messageTemplateFields>
export type MessageTemplateDraft = DraftOf<typeof messageTemplateFields>

export const TEMPLATE_NAME_TAKEN = 'A template with this name already exists.'

export const isTemplateNameTaken = (
  { id, name }: Pick<MessageTemplate, 'id' | 'name'>,
  all: readonly Pick<MessageTemplate, 'id' | 'name'>[],
): boolean => all.some((other) => other.id !== id && isSameName(other.name, name))

export const variablesIn = ({
  subject_template,
  body_template,
}: Pick<MessageTemplate, 'subject_template' | 'body_template'>): string[] => [
  ...new Set([...placeholdersIn(subject_template), ...placeholdersIn(body_template)]),
]

/** Rules between the fields, by field. */
export const templateErrors = (
  template: MessageTemplateDraft,
): { readonly [Field in keyof MessageTemplateDraft]?: string } => {
  const { channel, subject_template, body_template } = template
  const isText = channel === 'sms'
  const subject = isText || !isBlank(subject_template) ? templateProblem(subject_template) : 'Subject is required'
  const body = isText && body_template.length > LONGEST_TEXT ? tooLong(body_template, LONGEST_TEXT) : null
  const bodyProblem = body ?? templateProblem(body_template)
  return {
    ...(subject === null ? {} : { subject_template: subject }),
    ...(bodyProblem === null ? {} : { body_template: bodyProblem }),
  }
}

/** Texts have no subject, whatever was typed before the channel changed. */
export const templateDraft = (template: MessageTemplateDraft): MessageTemplateDraft =>
  template.channel === 'sms' ? { ...template, subject_template: '' } : template

/** Of a new business (MAIL-06). */
export const STATED_TEMPLATES: readonly MessageTemplateDraft[] = [
  {
    name: 'Service Reminder',
    category: 'maintenance',
    channel: 'email',
    purpose: 'informational',
    subject_template: 'Your {service_type} on {service_date}',
    body_template:
      'Hi {customer_name},\n\nThis is a reminder of your {service_type} on {service_date}. If the day doesn’t suit you, answer this email and we will find another one.\n\n{business_name}',
  },
  {
    name: 'Quote Follow-up',
    category: 'sales',
    channel: 'email',
    purpose: 'informational',
    subject_template: 'Your estimate {quote_number}',
    body_template:
      'Hi {customer_name},\n\nDo you have questions about estimate {quote_number} for {quote_amount}? Answer this email, and I will be glad to help.\n\n{staff_name}\n{business_name}',
  },
  {
    name: 'Job Completion',
    category: 'completion',
    channel: 'email',
    purpose: 'informational',
    subject_template: 'Job {job_number} is done',
    body_template:
      'Hi {customer_name},\n\nWe completed job {job_number} on {completion_date}. Thank you for your trust. If anything is not as you want it, answer this email.\n\n{business_name}',
  },
]
