import { chakra } from '@chakra-ui/react'
import { mayEditPrices } from '@/domain/catalog/permissions'
import { editRefusal } from '@/domain/service-plan/commands'
import { mayAutomateBilling } from '@/domain/service-plan/permissions'
import type { ServicePlan } from '@/domain/service-plan/plan'
import { planTermsFormOf, planTermsFormSchema, priceForCycle } from '@/domain/service-plan/terms-form'
import { PLAN_CATEGORIES } from '@/domain/service-plan/vocabulary'
import { SelectField } from '@/ui/kit/fields/select-field'
import { TextAreaField } from '@/ui/kit/fields/text-area-field'
import { TextField } from '@/ui/kit/fields/text-field'
import { FormDialog } from '@/ui/kit/forms/form-dialog'
import { FormGrid, Span } from '@/ui/kit/forms/form-grid'
import { NoForm } from '@/ui/kit/forms/no-form'
import type { OpenedRecord } from '@/ui/kit/forms/opened-record'
import { useRecordForm } from '@/ui/kit/forms/use-record-form'
import { announce } from '@/ui/kit/records/actions/use-record-actions'
import { PLAN_HISTORY } from '../history'
import { planName } from '../plans/records'
import { checkTerms } from '../terms/check-terms'
import { optionsOf } from '../terms/options-of'
import { TermsFields } from '../terms/terms-fields'
import type { PlanFormProps } from '../types'
import { NewTermsDo } from './new-terms-do'

const TITLE = 'Edit Plan'

/** Edit Plan, or the reason it is not allowed: anyone can open its address. */
export const PlanFormDialog = (props: PlanFormProps) => {
  const { subject, actor, onClose } = props
  const problem = 'problem' in subject ? subject.problem : editRefusal(actor, subject.first)
  if (problem === null && !('problem' in subject)) return <Form {...props} subject={subject} />
  return (
    <NoForm title={TITLE} onClose={onClose}>
      {problem ?? ''}
    </NoForm>
  )
}

/** Input is saved as a draft and survives a reload; its effect on visits and billing shows before saving. */
const Form = (props: PlanFormProps & { subject: OpenedRecord<ServicePlan> }) => {
  const { subject, actor, today, commands, account, draft, onDraft, onClose } = props
  const plan = subject.now ?? subject.first
  const setsPrices = mayEditPrices(actor)
  const check = checkTerms(planTermsFormSchema, setsPrices)
  const form = useRecordForm({
    opened: subject,
    empty: planTermsFormOf(subject.first),
    formOf: planTermsFormOf,
    words: { noun: 'plan', fields: PLAN_HISTORY },
    draft,
    onDraft,
    check,
    async save({ plan_name }, edit) {
      if (!edit) return null
      const outcome = await commands.edit(subject.first, edit)
      if (!outcome.ok) return outcome.failure
      await outcome.shown
      announce(`${planName({ ...subject.first, plan_name })} saved`, {
        undo: outcome.undo,
        about: `service plan/${subject.first.id}`,
      })
      onClose()
      return null
    },
  })
  const { text, choice, edit, form: typed } = form
  return (
    <FormDialog
      form={form}
      title={TITLE}
      description={planName(subject.first)}
      submitLabel="Save changes"
      busyLabel="Saving..."
      failureText="Failed to update plan. Please try again."
      size="lg"
      question={{ title: 'Discard these changes?', object: planName(subject.first) }}
      onClose={onClose}
    >
      <chakra.div
        mt="3"
        pb="2"
        display="grid"
        gap="4"
        // Keeps a focused field above the summary of changes.
        css={{ '& :is(input, select, textarea)': { scrollMarginBottom: { base: '9rem', md: '0' } } }}
      >
        <FormGrid gap="3">
          <Span of={4}>
            <TextField label="Name" autoComplete="off" {...text('plan_name')} />
          </Span>
          <Span of={2}>
            <SelectField
              label="Category"
              options={optionsOf(PLAN_CATEGORIES)}
              {...choice('category', PLAN_CATEGORIES)}
            />
          </Span>
          <TermsFields
            form={form}
            setsPrices={setsPrices}
            setsBilling={mayAutomateBilling(actor)}
            onCycle={(billing_cycle) =>
              edit({ billing_cycle, price_per_cycle: priceForCycle(plan, typed, billing_cycle) })
            }
          />
          <Span of={6}>
            <TextAreaField
              label="Special instructions"
              optional
              rows={2}
              hint="Every visit shows them to the crew."
              {...text('special_instructions')}
            />
          </Span>
        </FormGrid>
        <NewTermsDo plan={plan} checked={check(typed)} account={account} today={today} />
      </chakra.div>
    </FormDialog>
  )
}
