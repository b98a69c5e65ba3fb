import { chakra } from '@chakra-ui/react'
import { useId, useState } from 'react'
import { type applicationFormSchema, fromProduct } from '@/domain/chemical/form'
import { licenseOf } from '@/domain/chemical/from-job'
import { isAboveLabel, labelHint, rateText } from '@/domain/chemical/rate'
import { AMOUNT_UNITS, APPLICATION_METHODS, chemicalLabel, PPE } from '@/domain/chemical/vocabulary'
import { CheckboxField } from '@/ui/kit/fields/checkbox-field'
import { fieldWarning } from '@/ui/kit/fields/field-warning'
import { SelectField } from '@/ui/kit/fields/select-field'
import { TextAreaField } from '@/ui/kit/fields/text-area-field'
import { DateField, TextField, TimeField } from '@/ui/kit/fields/text-field'
import { FormGroup, Span } from '@/ui/kit/forms/form-grid'
import type { FormOf } from '@/ui/kit/forms/schema-check'
import { PropertyPicker } from '@/ui/shared/pickers/property-picker'
import type { ApplicationFormProps } from '../types'
import { chemicalOptions } from '../words'

type OfForm = { form: FormOf<typeof applicationFormSchema> }
type Props = OfForm & Pick<ApplicationFormProps, 'properties' | 'products' | 'applications' | 'applicators'>

export const ApplicationFormFields = (props: Props) => (
  <chakra.div display="grid" gap="6" mt="3" pb="2">
    <ProductFields {...props} />
    <AmountFields {...props} />
    <ApplicatorFields {...props} />
    <ConditionFields {...props} />
  </chakra.div>
)

const ProductFields = (props: Props) => {
  const { form, properties } = props
  const { text } = form
  const property = properties.find(({ id }) => id === form.form.property_id)
  return (
    <FormGroup title="Where and what">
      <Span of={6}>
        <PropertyPicker
          properties={properties}
          chosen={form.form.property_id}
          onChoose={(property_id) => form.edit({ property_id })}
          error={form.errors.property_id}
          hint={fieldWarning(property?.organic_only ? 'Only organic products are used here.' : undefined)}
        />
      </Span>
      <ProductField {...props} />
      <Span of={3}>
        <TextField label="Active Ingredient" {...text('active_ingredient')} />
      </Span>
      <Span of={3}>
        <TextField
          label="EPA Registration Number"
          optional
          placeholder="524-579"
          {...text('epa_registration_number')}
        />
      </Span>
      <Span of={3}>
        <TextField label="Target Pest/Disease" placeholder="Crabgrass" {...text('target_pest_disease')} />
      </Span>
      <Span of={3}>
        <TextField label="Concentration" optional placeholder="2%" {...text('concentration')} />
      </Span>
      <Span of={4}>
        <TextField label="Crop or Site Treated" optional placeholder="Front lawn" {...text('site_treated')} />
      </Span>
      <Span of={2}>
        <TextField label="Area Treated (sq ft)" optional inputMode="numeric" {...text('area_treated_sqft')} />
      </Span>
    </FormGroup>
  )
}

const OTHER = 'other'

/** A product from the list, which fills in its details (CHEM-06), or a free-text name. */
const ProductField = ({ form, products }: Props) => {
  const { product_id, chemical_name } = form.form
  const [isOther, setOther] = useState(product_id === null && chemical_name !== '')
  const choose = (value: string) => {
    const product = products.find(({ id }) => String(id) === value)
    setOther(value === OTHER)
    form.edit(product ? fromProduct(product) : { product_id: null, chemical_name: '', above_label: false })
  }
  const error = form.errors.chemical_name ?? form.errors.product_id
  return (
    <>
      <Span of={isOther ? 3 : 6}>
        <SelectField
          label="Chemical Product"
          name={isOther ? 'product_id' : 'chemical_name'}
          value={isOther ? OTHER : (product_id ?? '')}
          error={isOther ? form.errors.product_id : error}
          options={[
            { value: '', label: 'Choose a product' },
            ...products.map(({ id, name, category, signal_word }) => ({
              value: String(id),
              label: `${name} (${chemicalLabel(category)}, ${signal_word})`,
            })),
            { value: OTHER, label: 'Another product…' },
          ]}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        />
      </Span>
      {isOther && (
        <Span of={3}>
          <TextField label="Product Name" {...form.text('chemical_name')} />
        </Span>
      )}
    </>
  )
}

const AmountFields = ({ form, products }: Props) => {
  const { text, choice, flag } = form
  const { application_rate, product_id } = form.form
  const label = products.find(({ id }) => id === product_id)?.max_rate ?? null
  return (
    <FormGroup title="When and how much">
      <Span of={2} onPhone={3}>
        <DateField label="Application Date" {...text('application_date')} />
      </Span>
      <Span of={2} onPhone={3}>
        <TimeField label="Application Time" {...text('application_time')} />
      </Span>
      <Span of={2}>
        <SelectField
          label="Application Method"
          options={[{ value: '', label: 'Choose a method' }, ...chemicalOptions(APPLICATION_METHODS)]}
          {...text('application_method')}
        />
      </Span>
      <Span of={6}>
        <TextField
          label="Application Rate"
          optional
          placeholder={label ? rateText(label) : '1.5 fl oz per 1,000 sq ft'}
          hint={label ? labelHint(application_rate, label) : undefined}
          {...text('application_rate')}
        />
        {isAboveLabel(application_rate, label) && (
          <CheckboxField label="This rate was applied, above the label’s" {...flag('above_label')} />
        )}
      </Span>
      <Span of={3} onPhone={3}>
        <TextField
          label="Total Amount Applied"
          optional
          type="number"
          inputMode="decimal"
          step="0.1"
          min="0"
          {...text('total_amount_applied')}
        />
      </Span>
      <Span of={3} onPhone={3}>
        <SelectField label="Unit" options={chemicalOptions(AMOUNT_UNITS)} {...choice('amount_unit', AMOUNT_UNITS)} />
      </Span>
    </FormGroup>
  )
}

const ApplicatorFields = ({ form, applications, applicators }: Props) => {
  const id = useId()
  const name = form.text('applicator_name')
  return (
    <FormGroup title="Applicator and safety">
      <Span of={3}>
        <TextField
          label="Applicator Name"
          list={id}
          autoComplete="off"
          {...name}
          onChange={(event) => {
            name.onChange(event)
            const license = licenseOf(event.currentTarget.value, applications)
            if (license) form.edit({ applicator_license_number: license })
          }}
        />
        <datalist id={id}>
          {applicators.map((each) => (
            <option key={each} value={each} />
          ))}
        </datalist>
      </Span>
      <Span of={3}>
        <TextField label="License Number" optional {...form.text('applicator_license_number')} />
      </Span>
      <Span of={3}>
        <TextField label="Re-entry Interval (hours)" inputMode="numeric" {...form.text('reentry_interval_hours')} />
      </Span>
      <Span of={3}>
        <TextField
          label="Harvest Interval (days)"
          optional
          inputMode="numeric"
          {...form.text('harvest_interval_days')}
        />
      </Span>
      <Span of={6}>
        <PpeFields form={form} />
      </Span>
    </FormGroup>
  )
}

const PpeFields = ({ form }: OfForm) => {
  const worn = form.form.ppe_used
  return (
    <fieldset>
      <chakra.legend textStyle="small" fontWeight="medium" mb="1">
        PPE used
      </chakra.legend>
      <chakra.div display="grid" gridTemplateColumns={{ base: 'repeat(2, 1fr)', sm: 'repeat(4, 1fr)' }} columnGap="3">
        {PPE.map((each) => (
          <CheckboxField
            key={each}
            label={chemicalLabel(each)}
            checked={worn.includes(each)}
            onChange={({ currentTarget: { checked } }) =>
              form.edit({ ppe_used: PPE.filter((word) => (word === each ? checked : worn.includes(word))) })
            }
          />
        ))}
      </chakra.div>
    </fieldset>
  )
}

const ConditionFields = ({ form: { text } }: Props) => (
  <FormGroup title="Weather and notes">
    <Span of={2}>
      <TextField label="Weather" optional placeholder="Clear" {...text('weather_conditions')} />
    </Span>
    <Span of={2} onPhone={3}>
      <TextField label="Temperature (°F)" optional inputMode="decimal" {...text('temperature_f')} />
    </Span>
    <Span of={2} onPhone={3}>
      <TextField label="Wind (mph)" optional inputMode="decimal" {...text('wind_speed_mph')} />
    </Span>
    <Span of={6}>
      <TextAreaField label="Notes" optional rows={2} {...text('notes')} />
    </Span>
  </FormGroup>
)
