import { chakra } from '@chakra-ui/react'
import type { planTemplateFormSchema } from '@/domain/service-plan/template-form'
import { PLAN_CATEGORIES } from '@/domain/service-plan/vocabulary'
import { CheckboxField } from '@/ui/kit/fields/checkbox-field'
import { SelectField } from '@/ui/kit/fields/select-field'
import { TextAreaField } from '@/ui/kit/fields/text-area-field'
import { TextField } from '@/ui/kit/fields/text-field'
import { FormGrid, Span } from '@/ui/kit/forms/form-grid'
import type { FormOf } from '@/ui/kit/forms/schema-check'
import { optionsOf } from '../terms/options-of'
import { TermsFields } from '../terms/terms-fields'

type Props = { form: FormOf<typeof planTemplateFormSchema>; setsPrices: boolean; setsBilling: boolean }

/** PLAN-08 */
export const TemplateFormFields = ({ form, setsPrices, setsBilling }: Props) => {
  const { text, choice, flag } = form
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
        <TermsFields {...{ form, setsPrices, setsBilling }} />
        <Span of={6}>
          <CheckboxField label="Active" hint="New plans are made from active templates only." {...flag('active')} />
        </Span>
      </FormGrid>
    </chakra.div>
  )
}
