import { isComplete } from '@/domain/client/form'
import { maySeeBalances } from '@/domain/client/permissions'
import {
  CLIENT_PAYMENT_METHODS,
  CLIENT_STATUSES,
  CLIENT_TYPES,
  PAYMENT_TERMS,
  wordLabel,
} from '@/domain/client/vocabulary'
import type { Actor } from '@/domain/permissions/actor'
import { ActionButton } from '@/ui/kit/action-button'
import { FormGrid, Span } from '@/ui/kit/forms/form-grid'
import { SelectField } from '@/ui/kit/select-field'
import { TextAreaField } from '@/ui/kit/text-area-field'
import { TextField } from '@/ui/kit/text-field'
import type { ClientFormState } from './client-form'
import { PlaceFields } from './place-fields'

const optionsOf = (words: readonly string[]) => words.map((value) => ({ value, label: wordLabel(value) }))

/** Who the client is and how they are reached (CLI-05 to CLI-07). */
export const BasicTab = ({ form: { text, choice } }: { form: ClientFormState }) => (
  <FormGrid gap="3">
    <Span of={3}>
      <TextField label="First name" autoComplete="off" {...text('first_name')} />
    </Span>
    <Span of={3}>
      <TextField label="Last name" autoComplete="off" {...text('last_name')} />
    </Span>
    <Span of={3}>
      <TextField label="Phone" type="tel" autoComplete="off" {...text('phone')} />
    </Span>
    <Span of={3}>
      <TextField label="Email" optional type="email" autoComplete="off" {...text('email')} />
    </Span>
    <Span of={3}>
      <SelectField label="Client type" options={optionsOf(CLIENT_TYPES)} {...choice('client_type', CLIENT_TYPES)} />
    </Span>
    <Span of={3}>
      <SelectField label="Status" options={optionsOf(CLIENT_STATUSES)} {...choice('status', CLIENT_STATUSES)} />
    </Span>
  </FormGrid>
)

/** Where the bill goes and how it is paid (CLI-05, CLI-06); the credit limit for those who may see it (PERM-16). */
export const BillingTab = ({ form, actor }: { form: ClientFormState; actor: Actor }) => {
  const { text, choice } = form
  const place = form.form.properties.find(isComplete)
  const asProperty = () =>
    place &&
    form.edit({
      billing_address: place.address,
      billing_city: place.city,
      billing_state: place.state,
      billing_zip: place.zip_code,
    })
  return (
    <FormGrid gap="3">
      <Span of={6}>
        <ActionButton
          size="sm"
          variant="outline"
          disabledReason={place ? null : 'Fill in a property’s address first.'}
          onClick={asProperty}
        >
          Same as the property
        </ActionButton>
      </Span>
      <PlaceFields
        label="Billing address"
        address={text('billing_address')}
        city={text('billing_city')}
        state={text('billing_state')}
        zip={text('billing_zip')}
      />
      <Span of={2}>
        <SelectField
          label="Payment terms"
          options={optionsOf(PAYMENT_TERMS)}
          {...choice('payment_terms', PAYMENT_TERMS)}
        />
      </Span>
      <Span of={2}>
        <SelectField
          label="Payment method"
          options={optionsOf(CLIENT_PAYMENT_METHODS)}
          {...choice('preferred_payment_method', CLIENT_PAYMENT_METHODS)}
        />
      </Span>
      {maySeeBalances(actor) && (
        <Span of={2}>
          <TextField label="Credit limit ($)" inputMode="decimal" autoComplete="off" {...text('credit_limit')} />
        </Span>
      )}
    </FormGrid>
  )
}

/** What else the office should know. */
export const NotesTab = ({ form: { text } }: { form: ClientFormState }) => (
  <TextAreaField label="Notes" optional rows={8} {...text('notes')} />
)
