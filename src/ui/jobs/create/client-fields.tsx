import type { jobFormSchema } from '@/domain/job/draft'
import type { Job } from '@/domain/job/job'
import { SelectField } from '@/ui/kit/fields/select-field'
import { TextField } from '@/ui/kit/fields/text-field'
import { Span } from '@/ui/kit/forms/form-grid'
import type { FormOf } from '@/ui/kit/forms/schema-check'
import { ClientPicker } from '@/ui/shared/pickers/client-picker'
import { customerName } from '../rules/names'
import type { ClientOption, JobsScreenProps, PropertyOption } from '../types'

export type JobFormState = FormOf<typeof jobFormSchema>

type ClientFieldsProps = { form: JobFormState } & Pick<JobsScreenProps, 'clients' | 'onAddClient'> & {
    owner: Job | null
  }

/** Choosing a property fills in its address, which stays editable. */
export const ClientFields = ({ form, clients, onAddClient, owner }: ClientFieldsProps) => {
  const list = clients.state === 'ready' ? clients.value : []
  const { client_id, property_address } = form.form
  const choose = ({ id, properties }: ClientOption) => form.edit({ client_id: id, ...addressOf(properties[0]) })
  const chosen = list.find(({ id }) => String(id) === String(client_id))
  if (owner)
    return (
      <Span of={6}>
        <TextField label="Client" value={customerName(owner)} disabled readOnly />
      </Span>
    )
  return (
    <>
      <Span of={6}>
        <ClientPicker
          clients={clients}
          chosen={chosen}
          onChoose={choose}
          onAdd={onAddClient && ((typed) => onAddClient(typed, choose))}
          error={form.errors.client_id}
        />
      </Span>
      {chosen && chosen.properties.length > 1 && (
        <Span of={6}>
          <SelectField
            label="Property"
            value={String(chosen.properties.find(({ address }) => address === property_address)?.id ?? '')}
            options={[...chosen.properties.map(propertyOption), { value: '', label: 'Another address' }]}
            onChange={({ currentTarget }) =>
              form.edit(addressOf(chosen.properties.find(({ id }) => String(id) === currentTarget.value)))
            }
          />
        </Span>
      )}
    </>
  )
}

export const addressOf = (property: PropertyOption | undefined) =>
  property
    ? {
        property_address: property.address,
        property_city: property.city,
        property_state: property.state,
        property_zip: property.zip_code,
      }
    : {}

const propertyOption = ({ id, property_name, address }: PropertyOption) => ({
  value: String(id),
  label: property_name ? `${property_name} – ${address}` : address,
})
