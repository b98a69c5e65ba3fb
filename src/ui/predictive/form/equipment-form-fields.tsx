import { chakra } from '@chakra-ui/react'
import { type equipmentFormSchema, fromType } from '@/domain/equipment/form'
import { EQUIPMENT_TYPES } from '@/domain/equipment/vocabulary'
import { ownSign } from '@/domain/money/own-amount'
import { SelectField } from '@/ui/kit/fields/select-field'
import { TextAreaField } from '@/ui/kit/fields/text-area-field'
import { DateField, TextField } from '@/ui/kit/fields/text-field'
import { FormGroup, Span } from '@/ui/kit/forms/form-grid'
import type { FormOf } from '@/ui/kit/forms/schema-check'
import { PropertyPicker } from '@/ui/shared/pickers/property-picker'
import type { EquipmentFormProps } from '../types'

type OfForm = { form: FormOf<typeof equipmentFormSchema> }
type Props = OfForm & Pick<EquipmentFormProps, 'properties'>

export const EquipmentFormFields = (props: Props) => (
  <chakra.div display="grid" gap="6" mt="3" pb="2">
    <PlaceFields {...props} />
    <LifeFields {...props} />
    <CareFields {...props} />
    <CostFields {...props} />
  </chakra.div>
)

const PlaceFields = ({ form, properties }: Props) => {
  const type = form.text('type')
  return (
    <FormGroup title="What and where">
      <Span of={4}>
        <TextField label="Name" placeholder="Irrigation booster pump" autoComplete="off" {...form.text('name')} />
      </Span>
      <Span of={2}>
        <SelectField
          label="Type"
          options={[
            { value: '', label: 'Choose a type' },
            ...EQUIPMENT_TYPES.map((value) => ({ value, label: value })),
          ]}
          {...type}
          onChange={(event) => {
            const chosen = EQUIPMENT_TYPES.find((each) => each === event.currentTarget.value)
            if (chosen) form.edit(fromType(chosen, form.form))
            else type.onChange(event)
          }}
        />
      </Span>
      <Span of={6}>
        <PropertyPicker
          properties={properties}
          chosen={form.form.property_id}
          onChoose={(property_id) => form.edit({ property_id })}
          error={form.errors.property_id}
        />
      </Span>
      <Span of={6}>
        <TextField label="Location" optional placeholder="Pump house" {...form.text('location')} />
      </Span>
    </FormGroup>
  )
}

const LifeFields = ({ form: { text } }: OfForm) => (
  <FormGroup title="Age and use">
    <Span of={2}>
      <DateField label="Install date" {...text('installed_on')} />
    </Span>
    <Span of={2} onPhone={3}>
      <TextField label="Expected life (years)" inputMode="numeric" {...text('expected_life_years')} />
    </Span>
    <Span of={2} onPhone={3}>
      <TextField label="Hours per week" inputMode="decimal" {...text('hours_per_week')} />
    </Span>
  </FormGroup>
)

const CareFields = ({ form: { text } }: OfForm) => (
  <FormGroup title="Service">
    <Span of={3}>
      <TextField
        label="Service interval (days)"
        inputMode="numeric"
        hint="Days from one service to the next."
        {...text('service_interval_days')}
      />
    </Span>
    <Span of={3}>
      <TextField
        label="Service interval (hours)"
        optional
        inputMode="numeric"
        hint="Service is due at whichever comes first."
        {...text('service_interval_hours')}
      />
    </Span>
  </FormGroup>
)

const CostFields = ({ form: { text } }: OfForm) => (
  <FormGroup title="Cost and notes">
    <Span of={3}>
      <TextField
        label={`Service cost (${ownSign()})`}
        inputMode="decimal"
        hint="What one service costs."
        {...text('service_cost')}
      />
    </Span>
    <Span of={3}>
      <TextField
        label={`Repair cost (${ownSign()})`}
        inputMode="decimal"
        hint="What a failure costs."
        {...text('repair_cost')}
      />
    </Span>
    <Span of={6}>
      <TextAreaField label="Notes" optional rows={2} {...text('notes')} />
    </Span>
  </FormGroup>
)
