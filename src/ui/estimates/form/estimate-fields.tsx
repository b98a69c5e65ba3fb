import { chakra } from '@chakra-ui/react'
import type { ListedClient } from '@/domain/client/filter'
import type { estimateFormSchema } from '@/domain/estimate/form'
import type { Loadable } from '@/ui/kit/feedback/loadable'
import { SelectField } from '@/ui/kit/fields/select-field'
import { TextAreaField } from '@/ui/kit/fields/text-area-field'
import { DateField, TextField } from '@/ui/kit/fields/text-field'
import { FormGrid, Span } from '@/ui/kit/forms/form-grid'
import type { FormOf } from '@/ui/kit/forms/schema-check'
import { ClientPicker } from '@/ui/shared/pickers/client-picker'

type Props = {
  form: FormOf<ReturnType<typeof estimateFormSchema>>
  clients: Loadable<readonly ListedClient[]>
  client: ListedClient | undefined
}

export const EstimateFields = ({ form, clients, client }: Props) => {
  const { form: typed, text, edit, errors } = form
  const choose = ({ id, properties: [only, second] }: ListedClient) => {
    if (id === typed.client_id) return
    edit({ client_id: id, property_id: second === undefined ? (only?.id ?? null) : null })
  }
  return (
    <FormGrid gap="4">
      <Span of={3}>
        <ClientPicker clients={clients} chosen={client} onChoose={choose} onAdd={null} error={errors.client_id} />
      </Span>
      <Span of={3}>
        <SelectField
          label="Property"
          name="property_id"
          disabled={client === undefined}
          value={String(typed.property_id ?? '')}
          options={[
            { value: '', label: client ? 'Choose a property' : 'Choose a client first' },
            ...(client?.properties ?? []).map(({ id, property_name, address }) => ({
              value: String(id),
              label: property_name ? `${property_name} – ${address}` : address,
            })),
          ]}
          error={errors.property_id}
          onChange={({ currentTarget }) => edit({ property_id: Number(currentTarget.value) || null })}
        />
      </Span>
      <Span of={4}>
        <TextField label="Estimate Title" autoComplete="off" {...text('title')} />
      </Span>
      <Span of={2}>
        <DateField label="Valid Until" {...text('valid_until')} />
      </Span>
      <Span of={6}>
        <TextAreaField label="Description" optional rows={2} {...text('description')} />
      </Span>
    </FormGrid>
  )
}

export const EstimateTexts = ({ form: { text } }: Pick<Props, 'form'>) => (
  <chakra.div display="grid" gap="4" gridTemplateColumns={{ base: '1fr', sm: 'repeat(2, minmax(0, 1fr))' }}>
    <TextAreaField label="Terms and Conditions" optional rows={4} {...text('terms_and_conditions')} />
    <TextAreaField
      label="Notes"
      optional
      rows={4}
      hint="For your team. Your client never sees them."
      {...text('notes')}
    />
  </chakra.div>
)
