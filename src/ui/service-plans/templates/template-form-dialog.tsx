import { mayEditPrices } from '@/domain/catalog/permissions'
import { numberText } from '@/domain/money/number-text'
import { addTemplateRefusal, mayAutomateBilling, plansRefusal } from '@/domain/service-plan/permissions'
import type { PlanTemplate } from '@/domain/service-plan/template'
import { emptyPlanTemplateForm, planTemplateFormOf, planTemplateFormSchema } from '@/domain/service-plan/template-form'
import { Banner } from '@/ui/kit/feedback/banner'
import { FormDialog } from '@/ui/kit/forms/form-dialog'
import type { OpenedRecord } from '@/ui/kit/forms/opened-record'
import { formTexts, RecordFormGate, useRecordDialog } from '@/ui/kit/records/actions/record-dialog'
import { TEMPLATE_HISTORY } from '../history'
import { checkTerms } from '../terms/check-terms'
import type { TemplateFormProps } from '../types'
import { TemplateFormFields } from './template-form-fields'

const { adding, editing } = formTexts('template')
const TEXTS = { adding: { ...adding, title: 'New Template' }, editing }

export const TemplateFormDialog = (props: TemplateFormProps) => {
  const { subject, actor, onClose } = props
  const refusal = subject ? plansRefusal(actor, 'plan templates', 'edited') : addTemplateRefusal(actor)
  return (
    <RecordFormGate texts={TEXTS} {...{ subject, refusal, onClose }}>
      {(opened) => <Form {...props} subject={opened} />}
    </RecordFormGate>
  )
}

const Form = (props: TemplateFormProps & { subject: OpenedRecord<PlanTemplate> | null }) => {
  const { subject, actor, running, commands, draft, onDraft, onClose } = props
  const setsPrices = mayEditPrices(actor)
  const { form, dialog } = useRecordDialog({
    texts: TEXTS,
    kind: 'plan template',
    subject,
    empty: emptyPlanTemplateForm,
    formOf: planTemplateFormOf,
    words: { noun: 'template', fields: TEMPLATE_HISTORY },
    nameOf: ({ name }) => name,
    nameless: 'A template without a name',
    check: checkTerms(planTemplateFormSchema, setsPrices),
    add: commands.templates.create,
    edit: commands.templates.edit,
    draft,
    onDraft,
    onClose,
  })
  return (
    <FormDialog
      {...dialog}
      size="lg"
      notice={running > 0 && <Banner kind="info">{unchangedTermsText(running)}</Banner>}
    >
      <TemplateFormFields form={form} setsPrices={setsPrices} setsBilling={mayAutomateBilling(actor)} />
    </FormDialog>
  )
}

const unchangedTermsText = (running: number): string =>
  running === 1
    ? '1 plan runs on this template and keeps its terms. Your changes are for new plans.'
    : `${numberText(running)} plans run on this template and keep their terms. Your changes are for new plans.`
