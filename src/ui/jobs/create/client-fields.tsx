import { useController, useWatch } from 'react-hook-form'
import { Banner } from '@/ui/kit/banner'
import type { Loadable } from '@/ui/kit/loadable'
import { SelectField } from '@/ui/kit/select-field'
import type { ClientOption, PropertyOption } from '../types'
import { ClientPicker } from './client-picker'
import { type JobFormState, Span } from './form-grid'

type ClientFieldsProps = {
  form: JobFormState
  clients: Loadable<readonly ClientOption[]>
  onRetryClients: () => void
}

/** The client, and which of their properties: choosing one fills in the address, which stays free to be edited. */
export const ClientFields = ({ form, clients, onRetryClients }: ClientFieldsProps) => {
  const { field, fieldState } = useController({ control: form.control, name: 'client_id' })
  const address = useWatch({ control: form.control, name: 'property_address' })
  const list = clients.state === 'ready' ? clients.value : []
  const chosen = list.find(({ id }) => String(id) === String(field.value))

  const fillIn = (property: PropertyOption | undefined) => {
    if (!property) return
    const options = { shouldDirty: true, shouldValidate: form.formState.isSubmitted }
    form.setValue('property_address', property.address, options)
    form.setValue('property_city', property.city, options)
    form.setValue('property_state', property.state, options)
    form.setValue('property_zip', property.zip_code, options)
  }
  const choose = (client: ClientOption) => {
    field.onChange(client.id)
    fillIn(client.properties[0])
  }

  return (
    <>
      {clients.state === 'failed' && (
        <Span of={6}>
          <Banner kind="warning" detail={clients.failure.message} onRetry={onRetryClients}>
            Failed to load clients. Please try again.
          </Banner>
        </Span>
      )}
      <Span of={6}>
        <ClientPicker
          clients={list}
          chosen={chosen}
          onChoose={choose}
          error={fieldState.error?.message}
          hint={clients.state === 'loading' ? 'Loading clients…' : undefined}
          inputRef={field.ref}
        />
      </Span>
      {chosen && chosen.properties.length > 1 && (
        <Span of={6}>
          <SelectField
            label="Property"
            value={String(chosen.properties.find((property) => property.address === address)?.id ?? '')}
            options={[...chosen.properties.map(propertyOption), { value: '', label: 'Another address' }]}
            onChange={({ currentTarget }) =>
              fillIn(chosen.properties.find(({ id }) => String(id) === currentTarget.value))
            }
          />
        </Span>
      )}
    </>
  )
}

const propertyOption = ({ id, property_name, address }: PropertyOption) => ({
  value: String(id),
  label: property_name ? `${property_name} – ${address}` : address,
})
