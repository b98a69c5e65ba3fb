import { plansRefusal } from '@/domain/service-plan/permissions'
import type { PlanTemplate } from '@/domain/service-plan/template'
import { emptyPlanTemplateForm, planTemplateFormOf, planTemplateFormSchema } from '@/domain/service-plan/template-form'
import { Banner } from '@/ui/kit/banner'
import { FormDialog } from '@/ui/kit/forms/form-dialog'
import { NoForm } from '@/ui/kit/forms/no-form'
import type { OpenedRecord } from '@/ui/kit/forms/opened-record'
import { checkSchema } from '@/ui/kit/forms/schema-check'
import { useRecordForm } from '@/ui/kit/forms/use-record-form'
import { announce } from '@/ui/kit/records/use-record-actions'
import { TEMPLATE_HISTORY } from '../history'
import type { TemplateFormProps } from '../types'
import { TemplateFormFields } from './template-form-fields'

const check = checkSchema(planTemplateFormSchema)

const ADDING = {
  title: 'New Template',
  submitLabel: 'Add Template',
  busyLabel: 'Adding...',
  failureText: 'Failed to add template. Please try again.',
}
const EDITING = {
  title: 'Edit Template',
  submitLabel: 'Save changes',
  busyLabel: 'Saving...',
  failureText: 'Failed to update template. Please try again.',
}

/** New and Edit Template, or at once why this can't be: its address can be opened by anybody. */
export const TemplateFormDialog = (props: TemplateFormProps) => {
  const { subject, actor, onClose } = props
  const refusal = plansRefusal(actor, 'plan templates', subject ? 'edited' : 'added')
  if (refusal === null && !(subject && 'problem' in subject)) return <Form {...props} subject={subject} />
  return (
    <NoForm title={(subject ? EDITING : ADDING).title} onClose={onClose}>
      {refusal ?? (subject && 'problem' in subject ? subject.problem : '')}
    </NoForm>
  )
}

/** What is typed is kept as a draft and survives a reload; a failure leaves the form filled in. */
const Form = (props: TemplateFormProps & { subject: OpenedRecord<PlanTemplate> | null }) => {
  const { subject, running, commands, draft, onDraft, onClose } = props
  const form = useRecordForm({
    opened: subject,
    empty: emptyPlanTemplateForm,
    formOf: planTemplateFormOf,
    words: { noun: 'template', fields: TEMPLATE_HISTORY },
    draft,
    onDraft,
    check,
    async save(typed, edit) {
      const { templates } = commands
      const outcome = subject && edit ? await templates.edit(subject.first, edit) : await templates.create(typed)
      if (!outcome.ok) return outcome.failure
      await outcome.shown
      announce(`${typed.name} ${subject ? 'saved' : 'added'}`, {
        undo: outcome.undo,
        ...(subject ? { about: `plan template/${subject.first.id}` } : {}),
      })
      onClose()
      return null
    },
  })
  return (
    <FormDialog
      form={form}
      {...(subject ? EDITING : ADDING)}
      size="lg"
      notice={running > 0 && <Banner kind="info">{keptTerms(running)}</Banner>}
      question={{
        title: subject ? 'Discard these changes?' : 'Discard this template?',
        object: (subject?.first ?? form.form).name || 'A template without a name',
      }}
      onClose={onClose}
    >
      <TemplateFormFields form={form} />
    </FormDialog>
  )
}

const keptTerms = (running: number): string =>
  running === 1
    ? '1 plan runs on this template and keeps its terms. Your changes are for new plans.'
    : `${running.toLocaleString('en-US')} plans run on this template and keep their terms. Your changes are for new plans.`
