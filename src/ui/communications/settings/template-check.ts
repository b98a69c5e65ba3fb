import { formSchema } from '@/domain/fields/schemas'
import { messageTemplateFields } from '@/domain/messaging/settings/message-template'
import { templateDraft, templateErrors } from '@/domain/messaging/settings/template-rules'
import { checkSchema } from '@/ui/kit/forms/schema-check'
import { checkAlso } from '@/ui/kit/forms/use-form'
import type { RecordFormCheck } from '@/ui/kit/records/fields/record-form'

const fields: RecordFormCheck<typeof messageTemplateFields> = checkSchema(formSchema(messageTemplateFields))

/** Each field's own rules, then those between them. */
export const checkTemplate: RecordFormCheck<typeof messageTemplateFields> = checkAlso(
  fields,
  (form: Parameters<typeof fields>[0]) => {
    const checked = fields(form)
    if (!checked.ok) return checked
    const errors = templateErrors(checked.output)
    return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, output: templateDraft(checked.output) }
  },
)
