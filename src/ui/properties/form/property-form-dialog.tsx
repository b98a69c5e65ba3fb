import {
  emptyPropertyForm,
  type OwnedPropertyForm,
  ownedPropertyFormSchema,
  propertyFormOf,
} from '@/domain/client/form'
import type { ListedProperty } from '@/domain/client/listed-property'
import { FormDialog } from '@/ui/kit/forms/form-dialog'
import { NoForm } from '@/ui/kit/forms/no-form'
import type { OpenedRecord } from '@/ui/kit/forms/opened-record'
import { checkSchema } from '@/ui/kit/forms/schema-check'
import { useRecordForm } from '@/ui/kit/forms/use-record-form'
import { PROPERTY_HISTORY } from '@/ui/kit/records/property-words'
import { announce } from '@/ui/kit/records/use-record-actions'
import { propertyTitle } from '../rules/names'
import { propertyRefusal } from '../rules/refusals'
import type { PropertyFormProps } from '../types'
import { PropertyFormFields } from './property-form-fields'

const check = checkSchema(ownedPropertyFormSchema)

/** Add Property and Edit Property (PROP-02, X-31), or at once why this can't be: its address can be opened by anybody. */
export const PropertyFormDialog = (props: PropertyFormProps) => {
  const { property, actor, onClose } = props
  const refusal = propertyRefusal(actor, property ? 'edited' : 'added')
  if (refusal === null && !(property && 'problem' in property)) return <Form {...props} property={property} />
  return (
    <NoForm title={(property ? EDITING : ADDING).title} onClose={onClose}>
      {refusal ?? (property && 'problem' in property ? property.problem : '')}
    </NoForm>
  )
}

const ADDING = {
  title: 'Add Property',
  submitLabel: 'Add Property',
  busyLabel: 'Adding...',
  failureText: 'Failed to add property. Please try again.',
}
const EDITING = {
  title: 'Edit Property',
  submitLabel: 'Save changes',
  busyLabel: 'Saving...',
  failureText: 'Failed to update property. Please try again.',
}

const WORDS = { noun: 'property', fields: PROPERTY_HISTORY }

const formOf = (property: ListedProperty): OwnedPropertyForm => ({
  client_id: property.client_id,
  ...propertyFormOf(property),
})

/** What is typed is kept as a draft and survives a reload; a failure leaves the form filled in. */
const Form = (props: PropertyFormProps & { property: OpenedRecord<ListedProperty> | null }) => {
  const { property, clients, onAddClient, clientId, commands, draft, onDraft, onShow, onClose } = props
  const form = useRecordForm({
    opened: property,
    empty: { client_id: clientId, ...emptyPropertyForm } satisfies OwnedPropertyForm as OwnedPropertyForm,
    formOf,
    words: WORDS,
    draft,
    onDraft,
    check,
    async save({ client_id, ...typed }, edit) {
      const outcome =
        property && edit ? await commands.edit(property.first, edit) : await commands.create(client_id, typed)
      if (!outcome.ok) return outcome.failure
      await outcome.shown
      const added = property ? undefined : outcome.id
      announce(`${propertyTitle(typed)} ${property ? 'saved' : 'added'}`, {
        undo: outcome.undo,
        about: property?.stream,
        ...(added === undefined ? {} : { added: `property/${added}`, open: () => onShow(added) }),
      })
      onClose()
      return null
    },
  })
  return (
    <FormDialog
      form={form}
      {...(property ? EDITING : ADDING)}
      size="lg"
      question={{
        title: property ? 'Discard these changes?' : 'Discard this property?',
        object: propertyTitle(property?.first ?? form.form) || 'A property without an address',
      }}
      onClose={onClose}
    >
      <PropertyFormFields form={form} {...{ clients, onAddClient }} owner={property?.first.client ?? null} />
    </FormDialog>
  )
}
