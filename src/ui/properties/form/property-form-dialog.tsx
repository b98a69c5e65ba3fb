import {
  emptyPropertyForm,
  type OwnedPropertyForm,
  ownedPropertyFormSchema,
  propertyFormOf,
} from '@/domain/client/form'
import type { ListedProperty } from '@/domain/client/listed-property'
import { Button } from '@/ui/kit/button'
import { Dialog } from '@/ui/kit/dialog'
import { FormDialog } from '@/ui/kit/forms/form-dialog'
import { checkSchema } from '@/ui/kit/forms/schema-check'
import { useForm } from '@/ui/kit/forms/use-form'
import { announce } from '@/ui/kit/records/use-record-actions'
import { propertyTitle } from '../rules/names'
import { propertyRefusal } from '../rules/refusals'
import type { PropertyFormProps } from '../types'
import { PropertyFormFields } from './property-form-fields'

const check = checkSchema(ownedPropertyFormSchema)

/** Add Property and Edit Property (PROP-02, X-31), or at once why this can't be: its address can be opened by anybody. */
export const PropertyFormDialog = (props: PropertyFormProps) => {
  const { property, actor, onClose } = props
  if (property === 'missing')
    return (
      <NoForm title={EDITING.title} onClose={onClose}>
        This property does not exist. It may have been deleted, or the link is wrong.
      </NoForm>
    )
  const refusal = propertyRefusal(actor, property ? 'edited' : 'added')
  if (refusal === null) return <Form {...props} property={property} />
  return (
    <NoForm title={(property ? EDITING : ADDING).title} onClose={onClose}>
      {refusal}
    </NoForm>
  )
}

const NoForm = ({ title, children, onClose }: { title: string; children: string; onClose: () => void }) => (
  <Dialog open onClose={onClose} title={title} size="sm" footer={<Button onClick={onClose}>Close</Button>}>
    {children}
  </Dialog>
)

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

/** What is typed is kept as a draft and survives a reload; a failure leaves the form filled in. */
const Form = (props: PropertyFormProps & { property: ListedProperty | null }) => {
  const { property, clients, onAddClient, clientId, commands, draft, onDraft, onClose } = props
  const initial: OwnedPropertyForm = property
    ? { client_id: property.client_id, ...propertyFormOf(property) }
    : { client_id: clientId, ...emptyPropertyForm }
  const form = useForm({
    initial,
    draft,
    onDraft,
    check,
    async save({ client_id, ...typed }) {
      const outcome = property ? await commands.edit(property, typed) : await commands.create(client_id, typed)
      if (!outcome.ok) return outcome.failure
      await outcome.shown
      announce(`${propertyTitle(typed)} ${property ? 'saved' : 'added'}`, {
        undo: outcome.undo,
        about: property ? `property/${property.id}` : undefined,
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
        object: propertyTitle(property ?? form.form) || 'A property without an address',
      }}
      onClose={onClose}
    >
      <PropertyFormFields form={form} {...{ clients, onAddClient }} owner={property?.client ?? null} />
    </FormDialog>
  )
}
