import { type CannedAnswer, isShortcutTaken, SHORTCUT_TAKEN } from '@/domain/messaging/settings/canned-answer'
import { EXTENSION_TAKEN, type Extension, isExtensionTaken } from '@/domain/messaging/settings/extension'
import type { MessageTemplate } from '@/domain/messaging/settings/message-template'
import type { Signature } from '@/domain/messaging/settings/signature'
import { isTemplateNameTaken, TEMPLATE_NAME_TAKEN, templateErrors } from '@/domain/messaging/settings/template-rules'
import type { Reader } from '../../core/log/rows'

export type RowProblem = { field: string; message: string }

const problem = (field: string, message: string): RowProblem => ({ field, message })

const first = (errors: Readonly<Record<string, string | undefined>>): RowProblem | null => {
  for (const [field, message] of Object.entries(errors)) if (message !== undefined) return problem(field, message)
  return null
}

/** What is wrong with a row among the others of its business; null when nothing is. */
export const extensionProblem = (extension: Extension, store: Reader): RowProblem | null => {
  if (store.find('phone_numbers', extension.phone_number_id)?.business_id !== extension.business_id)
    return problem('phone_number_id', 'Choose one of your numbers')
  if (extension.user_id !== null && store.find('users', extension.user_id)?.business_id !== extension.business_id)
    return problem('user_id', 'Choose one of your people')
  const others = store.naming('extensions', 'phone_number_id', extension.phone_number_id)
  return isExtensionTaken(extension, others) ? problem('extension', EXTENSION_TAKEN) : null
}

export const templateRowProblem = (template: MessageTemplate, store: Reader): RowProblem | null =>
  isTemplateNameTaken(template, store.naming('message_templates', 'business_id', template.business_id))
    ? problem('name', TEMPLATE_NAME_TAKEN)
    : first(templateErrors(template))

export const answerProblem = (answer: CannedAnswer, store: Reader): RowProblem | null =>
  isShortcutTaken(answer, store.naming('canned_answers', 'business_id', answer.business_id))
    ? problem('shortcut', SHORTCUT_TAKEN)
    : null

/** The person's default signature apart from this one. */
export const otherDefault = ({ id, user_id }: Signature, store: Reader): Signature | undefined =>
  store.naming('signatures', 'user_id', user_id).find((other) => other.id !== id && other.is_default)
