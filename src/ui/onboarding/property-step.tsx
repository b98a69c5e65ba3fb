import { BUSINESS_TYPES } from '@/domain/onboarding/business-types'
import { PROPERTY_LIMITS, type PropertyForm, propertyErrors, SERVICE_RADII } from '@/domain/onboarding/property'
import { STEP_TITLES } from '@/domain/onboarding/steps'
import { SelectField } from '@/ui/kit/fields/select-field'
import { TextField } from '@/ui/kit/fields/text-field'
import { FormGrid, Span } from '@/ui/kit/forms/form-grid'
import { statesWith } from '@/ui/kit/forms/states'
import { checkErrors, useForm } from '@/ui/kit/forms/use-form'
import { StepFrame } from './step-frame'
import type { StepProps } from './types'

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

const check = checkErrors(propertyErrors, tidied, PROPERTY_LIMITS)

/** Property Information (ONB-16 to ONB-20). */
export const PropertyStep = ({ initial, busy, commands, refs }: StepProps & { initial: PropertyForm }) => {
  const { text, choice, submit } = useForm({
    initial,
    check,
    busy,
    onEdit: (property) => commands.edit({ property }),
    onSubmit: commands.submitProperty,
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
          <TextField label="Business name" autoComplete="organization" required {...text('businessName')} />
        </Span>
        <Span of={3}>
          <SelectField label="Business type" options={TYPES} required {...text('businessType')} />
        </Span>
        <Span of={6}>
          <TextField label="Address" autoComplete="street-address" required {...text('address')} />
        </Span>
        <Span of={3}>
          <TextField label="City" autoComplete="address-level2" required {...text('city')} />
        </Span>
        <Span of={1}>
          <SelectField
            label="State"
            autoComplete="address-level1"
            options={statesWith(initial.state)}
            required
            {...text('state')}
          />
        </Span>
        <Span of={2}>
          <TextField label="ZIP code" autoComplete="postal-code" required {...text('zipCode')} />
        </Span>
        <Span of={3}>
          <SelectField
            label="Service radius"
            options={RADII}
            hint="How far from this address you take work."
            {...choice('serviceRadius', SERVICE_RADII)}
          />
        </Span>
      </FormGrid>
    </StepFrame>
  )
}
