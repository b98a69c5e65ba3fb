import {
  emptyPropertyForm,
  type OwnedPropertyForm,
  ownedPropertyFormOf,
  ownedPropertyFormSchema,
} from '@/domain/client/form'
import type { ListedProperty } from '@/domain/client/listed-property'
import { FormDialog } from '@/ui/kit/forms/form-dialog'
import type { OpenedRecord } from '@/ui/kit/forms/opened-record'
import { checkSchema } from '@/ui/kit/forms/schema-check'
import { formTexts, RecordFormGate, useRecordDialog } from '@/ui/kit/records/actions/record-dialog'
import { PROPERTY_HISTORY } from '@/ui/shared/property-words'
import { propertyTitle } from '../rules/names'
import { propertyRefusal } from '../rules/refusals'
import type { PropertyFormProps } from '../types'
import { PropertyFormFields } from './property-form-fields'

const TEXTS = formTexts('property')

const check = checkSchema(ownedPropertyFormSchema)

/** PROP-02, X-31 */
export const PropertyFormDialog = (props: PropertyFormProps) => {
  const { property, actor, onClose } = props
  const refusal = propertyRefusal(actor, property ? 'edited' : 'added')
  return (
    <RecordFormGate texts={TEXTS} subject={property} {...{ refusal, onClose }}>
      {(opened) => <Form {...props} property={opened} />}
    </RecordFormGate>
  )
}

const WORDS = { noun: 'property', fields: PROPERTY_HISTORY }

const Form = (props: PropertyFormProps & { property: OpenedRecord<ListedProperty> | null }) => {
  const { property, clients, onAddClient, clientId, commands, draft, onDraft, onShow, onClose } = props
  const { form, dialog } = useRecordDialog({
    texts: TEXTS,
    subject: property,
    empty: { client_id: clientId, ...emptyPropertyForm } satisfies OwnedPropertyForm as OwnedPropertyForm,
    formOf: ownedPropertyFormOf,
    words: WORDS,
    nameOf: propertyTitle,
    nameless: 'A property without an address',
    check,
    add: ({ client_id, ...typed }) => commands.create(client_id, typed),
    edit: commands.edit,
    draft,
    onDraft,
    onShow,
    onClose,
  })
  return (
    <FormDialog {...dialog} size="lg">
      <PropertyFormFields form={form} {...{ clients, onAddClient }} owner={property?.first.client ?? null} />
    </FormDialog>
  )
}
