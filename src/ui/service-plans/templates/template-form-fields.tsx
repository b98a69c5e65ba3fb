import { chakra } from '@chakra-ui/react'
import type { planTemplateFormSchema } from '@/domain/service-plan/template-form'
import { BILLING_CYCLES, COUNTED_FROM, FREQUENCIES, PLAN_CATEGORIES } from '@/domain/service-plan/vocabulary'
import { countedHint, countedText, planWord } from '@/domain/service-plan/words'
import { CheckboxField } from '@/ui/kit/checkbox-field'
import { FormGrid, Span } from '@/ui/kit/forms/form-grid'
import type { FormOf } from '@/ui/kit/forms/schema-check'
import { SelectField } from '@/ui/kit/select-field'
import { TextAreaField } from '@/ui/kit/text-area-field'
import { TextField } from '@/ui/kit/text-field'

const optionsOf = <Word extends string>(words: readonly Word[], label: (word: Word) => string = planWord) =>
  words.map((value) => ({ value, label: label(value) }))

/** The fields of a template: what it is, how often, and what it costs (PLAN-08). */
export const TemplateFormFields = ({ form }: { form: FormOf<typeof planTemplateFormSchema> }) => {
  const { text, choice, flag, form: typed } = form
  return (
    <chakra.div mt="3" pb="2">
      <FormGrid gap="3">
        <Span of={4}>
          <TextField label="Name" autoComplete="off" {...text('name')} />
        </Span>
        <Span of={2}>
          <SelectField label="Category" options={optionsOf(PLAN_CATEGORIES)} {...choice('category', PLAN_CATEGORIES)} />
        </Span>
        <Span of={6}>
          <TextAreaField label="Description" optional rows={2} {...text('description')} />
        </Span>
        <Span of={2}>
          <SelectField label="Frequency" options={optionsOf(FREQUENCIES)} {...choice('frequency', FREQUENCIES)} />
        </Span>
        <Span of={4}>
          <SelectField
            label="Next visit is counted"
            options={optionsOf(COUNTED_FROM, countedText)}
            hint={countedHint(typed.counted_from, typed.frequency)}
            {...choice('counted_from', COUNTED_FROM)}
          />
        </Span>
        <Span of={2}>
          <SelectField
            label="Billing cycle"
            options={optionsOf(BILLING_CYCLES)}
            {...choice('billing_cycle', BILLING_CYCLES)}
          />
        </Span>
        <Span of={2} onPhone={3}>
          <TextField label="Price per cycle ($)" inputMode="decimal" {...text('price_per_cycle')} />
        </Span>
        <Span of={2} onPhone={3}>
          <TextField label="Price per service ($)" inputMode="decimal" {...text('price_per_service')} />
        </Span>
        <Span of={3} onPhone={3}>
          <TextField label="Min contract (months)" optional inputMode="numeric" {...text('min_contract_months')} />
        </Span>
        <Span of={3} onPhone={3}>
          <TextField label="Length of a visit (min)" inputMode="numeric" {...text('visit_minutes')} />
        </Span>
        <Span of={6}>
          <CheckboxField label="Active" hint="New plans are made from active templates only." {...flag('active')} />
        </Span>
      </FormGrid>
    </chakra.div>
  )
}
