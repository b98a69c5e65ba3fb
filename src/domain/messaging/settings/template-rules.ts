import { tooLong } from '../../text/field'
import { isSameName } from '../../text/same-name'
import { isBlank } from '../../text/typed-text'
import { LONGEST_TEXT } from '../message'
import { placeholdersIn, templateProblem } from '../templates'
import type { MessageTemplate, MessageTemplateDraft } from './message-template'

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
