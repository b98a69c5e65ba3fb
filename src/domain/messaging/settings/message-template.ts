import { type DraftOf, type FormOf, fields, type RowOf } from '../../fields/field'
import { filled, own, text, word } from '../../fields/kinds'
import { LONGEST } from '../../text/field'
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
