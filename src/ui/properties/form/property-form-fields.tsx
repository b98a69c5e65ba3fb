import { chakra } from '@chakra-ui/react'
import { fullName } from '@/domain/account/user'
import type { OwnedPropertyForm, ownedPropertyFormSchema } from '@/domain/client/form'
import type { PropertyClient } from '@/domain/client/listed-property'
import { BAGGING, PROPERTY_TYPES, SERVICE_DAYS, SERVICE_FREQUENCIES, SERVICE_TIMES } from '@/domain/client/property'
import { wordLabel } from '@/domain/client/vocabulary'
import { CheckboxField } from '@/ui/kit/fields/checkbox-field'
import { SelectField } from '@/ui/kit/fields/select-field'
import { TextAreaField } from '@/ui/kit/fields/text-area-field'
import { TextField } from '@/ui/kit/fields/text-field'
import { AreaField } from '@/ui/kit/forms/area-field'
import { FormGroup, Span } from '@/ui/kit/forms/form-grid'
import { PlaceFields } from '@/ui/kit/forms/place-fields'
import type { FormOf } from '@/ui/kit/forms/schema-check'
import { ClientPicker } from '@/ui/shared/pickers/client-picker'
import type { ClientOption } from '@/ui/shared/pickers/match-clients'
import { TYPE_OPTIONS } from '../rules/names'
import type { PropertyFormProps } from '../types'

type PropertyFormState = FormOf<typeof ownedPropertyFormSchema>
type OfForm = { form: PropertyFormState }
type Props = OfForm &
  Pick<PropertyFormProps, 'clients' | 'onAddClient'> & {
    owner: PropertyClient | null
  }

export const PropertyFormFields = (props: Props) => (
  <chakra.div display="grid" gap="6" mt="3" pb="2">
    <WhereFields {...props} />
    <ServiceFields {...props} />
    <LawnFields {...props} />
    <NoteFields {...props} />
  </chakra.div>
)

const WhereFields = ({ form, owner, ...ofClients }: Props) => {
  const { text, choice } = form
  return (
    <FormGroup title="Place">
      <Span of={6}>
        {owner ? (
          <TextField label="Client" value={fullName(owner)} readOnly hint="A property stays with its client." />
        ) : (
          <OwnerField form={form} {...ofClients} />
        )}
      </Span>
      <Span of={4}>
        <TextField label="Property name" optional placeholder="Home, Front office…" {...text('property_name')} />
      </Span>
      <Span of={2}>
        <SelectField label="Property type" options={TYPE_OPTIONS} {...choice('property_type', PROPERTY_TYPES)} />
      </Span>
      <PlaceFields
        label="Address"
        address={text('address')}
        city={text('city')}
        state={text('state')}
        zip={text('zip_code')}
      />
    </FormGroup>
  )
}

const OwnerField = ({ form, clients, onAddClient }: Omit<Props, 'owner'>) => {
  const list = clients.state === 'ready' ? clients.value : []
  const choose = ({ id }: ClientOption) => form.edit({ client_id: id })
  return (
    <ClientPicker
      clients={clients}
      chosen={list.find(({ id }) => id === form.form.client_id)}
      onChoose={choose}
      onAdd={onAddClient && ((typed) => onAddClient(typed, choose))}
      error={form.errors.client_id}
    />
  )
}

type WordName = 'service_frequency' | 'service_day_preference' | 'service_time_preference' | 'bagging_preference'
type WordFieldProps<Name extends WordName> = OfForm & {
  name: Name
  label: string
  words: readonly NonNullable<OwnedPropertyForm[Name]>[]
}

const WordField = <Name extends WordName>({ form, name, label, words }: WordFieldProps<Name>) => (
  <SelectField
    label={label}
    name={name}
    value={form.form[name] ?? ''}
    error={form.errors[name]}
    options={[{ value: '', label: 'Not set' }, ...words.map((word) => ({ value: word, label: wordLabel(word) }))]}
    onChange={({ currentTarget }) => form.edit({ [name]: words.find((word) => word === currentTarget.value) ?? null })}
  />
)

const ServiceFields = ({ form }: OfForm) => (
  <FormGroup title="Service">
    <Span of={2}>
      <WordField form={form} name="service_frequency" label="Frequency" words={SERVICE_FREQUENCIES} />
    </Span>
    <Span of={2}>
      <WordField form={form} name="service_day_preference" label="Preferred day" words={SERVICE_DAYS} />
    </Span>
    <Span of={2}>
      <WordField form={form} name="service_time_preference" label="Preferred time" words={SERVICE_TIMES} />
    </Span>
  </FormGroup>
)

const LawnFields = ({ form }: OfForm) => {
  const { text, flag } = form
  return (
    <FormGroup title="Lawn care">
      <Span of={3}>
        <AreaField label="Lot size" {...text('lot_size_sqft')} />
      </Span>
      <Span of={3}>
        <AreaField label="Lawn area" {...text('lawn_area_sqft')} />
      </Span>
      <Span of={2}>
        <TextField label="Grass" optional placeholder="Bermuda" {...text('grass_type')} />
      </Span>
      <Span of={2}>
        <TextField label="Mowing height" optional placeholder="3 in" {...text('mowing_height')} />
      </Span>
      <Span of={2}>
        <WordField form={form} name="bagging_preference" label="Clippings" words={BAGGING} />
      </Span>
      <Span of={3}>
        <TextField label="Fertilizer program" optional {...text('fertilizer_program')} />
      </Span>
      <Span of={3}>
        <TextField label="Pesticide program" optional {...text('pesticide_program')} />
      </Span>
      <Span of={3}>
        <CheckboxField label="Irrigation system" {...flag('irrigation_system')} />
      </Span>
      <Span of={3}>
        <CheckboxField label="Organic products only" {...flag('organic_only')} />
      </Span>
    </FormGroup>
  )
}

const NoteFields = ({ form: { text } }: OfForm) => (
  <FormGroup title="Notes">
    <Span of={6}>
      <TextAreaField
        label="Access notes"
        optional
        rows={2}
        hint="Gate code, where to park, the dog’s name. Crews see them on every job here."
        {...text('access_notes')}
      />
    </Span>
    <Span of={6}>
      <TextAreaField label="Special considerations" optional rows={2} {...text('special_considerations')} />
    </Span>
  </FormGroup>
)
