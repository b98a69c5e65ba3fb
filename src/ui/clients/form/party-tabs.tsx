import { useRef } from 'react'
import { fullName } from '@/domain/account/user'
import type { ListedClient } from '@/domain/client/filter'
import { isComplete, limitWarning } from '@/domain/client/form'
import { phoneIn } from '@/domain/client/import/read-cell'
import { maySeeBalances } from '@/domain/client/permissions'
import type { clientsWithSameContact } from '@/domain/client/same-contact'
import {
  CLIENT_PAYMENT_METHODS,
  CLIENT_STATUSES,
  CLIENT_TYPES,
  PAYMENT_TERMS,
  wordOptions,
} from '@/domain/client/vocabulary'
import { ownSign } from '@/domain/money/own-amount'
import type { Actor } from '@/domain/permissions/actor'
import { ActionButton } from '@/ui/kit/actions/action-button'
import { TextLink } from '@/ui/kit/actions/text-link'
import { FieldWarning, fieldWarning } from '@/ui/kit/fields/field-warning'
import { SelectField } from '@/ui/kit/fields/select-field'
import { TextAreaField } from '@/ui/kit/fields/text-area-field'
import { TextField } from '@/ui/kit/fields/text-field'
import { FormGrid, Span } from '@/ui/kit/forms/form-grid'
import { PlaceFields } from '@/ui/kit/forms/place-fields'
import type { ClientFormState } from './client-form'

type BasicProps = { form: ClientFormState; same: ReturnType<typeof clientsWithSameContact<ListedClient>> }

const SameContact = ({ client, has }: { client: ListedClient; has: string }) => (
  <FieldWarning>
    <TextLink to={`/dashboard/clients/${client.id}`}>{fullName(client)}</TextLink> has {has}
  </FieldWarning>
)

export const BasicTab = ({ form: { form, edit, text, choice }, same }: BasicProps) => {
  const phoneBefore = useRef('')
  /** Normalizes as an import does; untouched values stay as they are. */
  const tidyPhone = () => {
    const phone = phoneIn(form.phone.trim())
    if (form.phone !== phoneBefore.current && form.phone !== phone) edit({ phone })
  }
  return (
    <FormGrid gap="3">
      <Span of={3}>
        <TextField label="First name" autoComplete="off" {...text('first_name')} />
      </Span>
      <Span of={3}>
        <TextField label="Last name" autoComplete="off" {...text('last_name')} />
      </Span>
      <Span of={3}>
        <TextField
          label="Phone"
          type="tel"
          autoComplete="off"
          {...text('phone')}
          hint={same.phone && <SameContact client={same.phone} has="this phone number" />}
          onFocus={() => {
            phoneBefore.current = form.phone
          }}
          onBlur={tidyPhone}
        />
      </Span>
      <Span of={3}>
        <TextField
          label="Email"
          optional
          type="email"
          autoComplete="off"
          {...text('email')}
          hint={same.email && <SameContact client={same.email} has="this email address" />}
        />
      </Span>
      <Span of={3}>
        <SelectField label="Client type" options={wordOptions(CLIENT_TYPES)} {...choice('client_type', CLIENT_TYPES)} />
      </Span>
      <Span of={3}>
        <SelectField label="Status" options={wordOptions(CLIENT_STATUSES)} {...choice('status', CLIENT_STATUSES)} />
      </Span>
    </FormGrid>
  )
}

/** Billing address and terms (CLI-05, CLI-06); the credit limit only for people who may see it (PERM-16). */
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
          options={wordOptions(PAYMENT_TERMS)}
          {...choice('payment_terms', PAYMENT_TERMS)}
        />
      </Span>
      <Span of={2}>
        <SelectField
          label="Payment method"
          options={wordOptions(CLIENT_PAYMENT_METHODS)}
          {...choice('preferred_payment_method', CLIENT_PAYMENT_METHODS)}
        />
      </Span>
      {maySeeBalances(actor) && (
        <Span of={2}>
          <TextField
            label={`Credit limit (${ownSign()})`}
            inputMode="decimal"
            autoComplete="off"
            hint={fieldWarning(limitWarning(form.form.credit_limit))}
            {...text('credit_limit')}
          />
        </Span>
      )}
    </FormGrid>
  )
}

export const NotesTab = ({ form: { text } }: { form: ClientFormState }) => (
  <TextAreaField label="Notes" optional rows={8} {...text('notes')} />
)
