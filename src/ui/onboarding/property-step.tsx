import { LONGEST } from '@/domain/field'
import { BUSINESS_TYPES, type PropertyForm, propertyErrors, SERVICE_RADII } from '@/domain/onboarding/property'
import { STEP_TITLES } from '@/domain/onboarding/steps'
import { SelectField } from '@/ui/kit/select-field'
import { TextField } from '@/ui/kit/text-field'
import { FormGrid, Span } from './form-grid'
import { StepFrame } from './step-frame'
import type { StepProps } from './types'
import { useStepForm } from './use-step-form'

type TextName = Exclude<keyof PropertyForm, 'serviceRadius'>

const TYPES = [{ value: '', label: 'Choose one' }, ...BUSINESS_TYPES.map((type) => ({ value: type, label: type }))]
const RADII = SERVICE_RADII.map((miles) => ({ value: String(miles), label: `${miles} miles` }))

const tidied = (form: PropertyForm): PropertyForm => ({
  ...form,
  businessName: form.businessName.trim(),
  address: form.address.trim(),
  city: form.city.trim(),
  state: form.state.trim(),
  zipCode: form.zipCode.trim(),
})

/** Property Information (ONB-16 to ONB-20). */
export const PropertyStep = ({ initial, busy, commands, refs }: StepProps & { initial: PropertyForm }) => {
  const { form, errors, edit, submit } = useStepForm({
    initial,
    errorsOf: propertyErrors,
    busy,
    onEdit: (property) => commands.edit({ property }),
    onSubmit: (property) => commands.submitProperty(tidied(property)),
  })
  const field = (name: TextName) => ({ name, required: true, value: form[name], error: errors[name] })
  const text = (name: TextName) => ({
    ...field(name),
    onChange: (event: { currentTarget: HTMLInputElement }) => edit({ [name]: event.currentTarget.value }, name),
  })
  return (
    <StepFrame
      refs={refs}
      title={STEP_TITLES.property}
      description="Your business, and how far you go for work."
      submitLabel="Continue"
      busyLabel="Saving..."
      busy={busy}
      onSubmit={submit}
      onBack={commands.back}
    >
      <FormGrid>
        <Span of={3}>
          <TextField label="Business name" autoComplete="organization" {...text('businessName')} />
        </Span>
        <Span of={3}>
          <SelectField
            label="Business type"
            options={TYPES}
            {...field('businessType')}
            onChange={(event) => edit({ businessType: event.currentTarget.value }, 'businessType')}
          />
        </Span>
        <Span of={6}>
          <TextField label="Address" autoComplete="street-address" {...text('address')} />
        </Span>
        <Span of={3}>
          <TextField label="City" autoComplete="address-level2" {...text('city')} />
        </Span>
        <Span of={1}>
          <TextField
            label="State"
            autoComplete="address-level1"
            autoCapitalize="characters"
            maxLength={LONGEST.state}
            {...field('state')}
            onChange={(event) => edit({ state: event.currentTarget.value.toUpperCase() }, 'state')}
          />
        </Span>
        <Span of={2}>
          <TextField label="ZIP code" autoComplete="postal-code" {...text('zipCode')} />
        </Span>
        <Span of={3}>
          <SelectField
            label="Service radius"
            name="serviceRadius"
            options={RADII}
            hint="How far from this address you take work."
            value={form.serviceRadius}
            onChange={(event) => {
              const miles = Number(event.currentTarget.value)
              edit({ serviceRadius: SERVICE_RADII.find((radius) => radius === miles) ?? form.serviceRadius })
            }}
          />
        </Span>
      </FormGrid>
    </StepFrame>
  )
}
