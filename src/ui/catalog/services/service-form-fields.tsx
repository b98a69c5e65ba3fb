import { chakra } from '@chakra-ui/react'
import type { ServiceCategory } from '@/domain/catalog/category'
import { linked } from '@/domain/catalog/linked-price'
import type { serviceFormSchema } from '@/domain/catalog/service-form'
import { decimalsOf } from '@/domain/catalog/unit-price'
import { PRICING_TYPES } from '@/domain/catalog/vocabulary'
import { pricingLabel, SEASONS } from '@/domain/catalog/words'
import { SERVICE_FREQUENCIES } from '@/domain/client/property'
import { typeLabel } from '@/domain/job/job'
import { JOB_TYPES } from '@/domain/job/vocabulary'
import { ownCurrency, ownSign } from '@/domain/money/own-amount'
import { CheckboxField } from '@/ui/kit/fields/checkbox-field'
import { SelectField } from '@/ui/kit/fields/select-field'
import { TextAreaField } from '@/ui/kit/fields/text-area-field'
import { TextField } from '@/ui/kit/fields/text-field'
import { FormGroup, Span } from '@/ui/kit/forms/form-grid'
import type { FormOf } from '@/ui/kit/forms/schema-check'
import { Choices } from '../choices'

type OfForm = { form: FormOf<typeof serviceFormSchema> }
type Props = OfForm & { categories: readonly ServiceCategory[]; setsPrices: boolean }

const TYPE_OPTIONS = JOB_TYPES.map((value) => ({ value, label: typeLabel(value) }))
const PRICING_OPTIONS = PRICING_TYPES.map((value) => ({ value, label: pricingLabel(value) }))

/** An inactive category is only offered if it is chosen already. */
const categoryOptions = (categories: readonly ServiceCategory[], chosen: number | null) => [
  { value: '', label: 'Choose a category' },
  ...categories
    .filter(({ id, active }) => active || id === chosen)
    .map(({ id, name }) => ({ value: String(id), label: name })),
]

export const ServiceFormFields = ({ form, categories, setsPrices }: Props) => {
  const { form: typed, text, choice, flag, edit, errors } = form
  return (
    <chakra.div display="grid" gap="6" mt="3" pb="2">
      <FormGroup title="Service">
        <Span of={4}>
          <TextField label="Name" autoComplete="off" {...text('name')} />
        </Span>
        <Span of={2}>
          <SelectField
            label="Category"
            name="category_id"
            options={categoryOptions(categories, typed.category_id)}
            value={typed.category_id === null ? '' : String(typed.category_id)}
            error={errors.category_id}
            onChange={({ currentTarget }) =>
              edit({ category_id: currentTarget.value === '' ? null : Number(currentTarget.value) }, 'name')
            }
          />
        </Span>
        <Span of={6}>
          <TextAreaField label="Description" optional rows={2} {...text('description')} />
        </Span>
        <Span of={3}>
          <SelectField label="Type" options={TYPE_OPTIONS} {...choice('service_type', JOB_TYPES)} />
        </Span>
        <Span of={3}>
          <SelectField label="Pricing" options={PRICING_OPTIONS} {...choice('pricing_type', PRICING_TYPES)} />
        </Span>
      </FormGroup>
      {setsPrices && <PriceFields form={form} />}
      <FormGroup title="Work">
        <Span of={3} onPhone={3}>
          <TextField label="Duration (minutes)" inputMode="numeric" {...text('estimated_duration')} />
        </Span>
        <Span of={3} onPhone={3}>
          <TextField label="Crew size" inputMode="numeric" {...text('crew_size_required')} />
        </Span>
        <Span of={3}>
          <TextAreaField label="Equipment" optional hint="One per line." {...text('equipment_needed')} />
        </Span>
        <Span of={3}>
          <TextAreaField label="Materials" optional hint="One per line." {...text('materials_needed')} />
        </Span>
      </FormGroup>
      <FormGroup title="Offer">
        <Span of={6}>
          <Choices
            label="Frequencies"
            words={SERVICE_FREQUENCIES}
            chosen={typed.frequency_options}
            onChange={(frequency_options) => edit({ frequency_options })}
          />
        </Span>
        <Span of={6}>
          <CheckboxField label="Offered in some seasons only" {...flag('seasonal_service')} />
          {typed.seasonal_service && (
            <Choices
              label="Seasons"
              words={SEASONS}
              chosen={typed.available_seasons}
              onChange={(available_seasons) => edit({ available_seasons })}
            />
          )}
        </Span>
        <Span of={6}>
          <CheckboxField label="Requires a quote" {...flag('requires_quote')} />
          <CheckboxField label="Active" hint="Inactive services are not offered." {...flag('active')} />
        </Span>
      </FormGroup>
    </chakra.div>
  )
}

/** Cost, markup and price update each other; prices per square foot have three decimals (CAT-02). */
const PriceFields = ({ form: { form, errors, edit } }: OfForm) => {
  const unit = form.pricing_type === 'per_sqft' ? `${ownSign()} per sq ft` : ownSign()
  const decimals = decimalsOf(form.pricing_type)
  const bound = (field: 'cost' | 'markup_percentage' | 'base_price', part: 'cost' | 'markup' | 'price') => ({
    name: field,
    value: form[field],
    error: errors[field],
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    onChange({ currentTarget }: { currentTarget: { value: string } }) {
      const before = { cost: form.cost, markup: form.markup_percentage, price: form.base_price }
      const { cost, markup, price } = linked({ ...before, [part]: currentTarget.value }, part, {
        currency: ownCurrency(),
        decimals,
      })
      edit({ cost, markup_percentage: markup, base_price: price })
    },
  })
  return (
    <FormGroup title="Price">
      <Span of={2}>
        <TextField label={`Cost (${unit})`} optional {...bound('cost', 'cost')} />
      </Span>
      <Span of={2} onPhone={3}>
        <TextField label="Markup (%)" optional {...bound('markup_percentage', 'markup')} />
      </Span>
      <Span of={2} onPhone={3}>
        <TextField label={`Price (${unit})`} {...bound('base_price', 'price')} />
      </Span>
    </FormGroup>
  )
}
