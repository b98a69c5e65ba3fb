import { mayEditPrices } from '@/domain/catalog/permissions'
import { NO_PRICE, type Service } from '@/domain/catalog/service'
import { emptyServiceForm, type ServiceDraft, serviceFormOf, serviceFormSchema } from '@/domain/catalog/service-form'
import { FormDialog } from '@/ui/kit/forms/form-dialog'
import { NoForm } from '@/ui/kit/forms/no-form'
import type { OpenedRecord } from '@/ui/kit/forms/opened-record'
import { checkSchema } from '@/ui/kit/forms/schema-check'
import { useRecordForm } from '@/ui/kit/forms/use-record-form'
import { announce } from '@/ui/kit/records/use-record-actions'
import { serviceHistory } from '../history'
import { catalogRefusal } from '../rules/refusals'
import { withoutFields } from '../rules/without-fields'
import type { ServiceFormProps } from '../types'
import { ServiceFormFields } from './service-form-fields'

const check = checkSchema(serviceFormSchema)

/** Add and Edit Service (CAT-05), or at once why this can't be: its address can be opened by anybody. */
export const ServiceFormDialog = (props: ServiceFormProps) => {
  const { subject, actor, onClose } = props
  const refusal = catalogRefusal(actor, 'services', subject ? 'edit' : 'create')
  if (refusal === null && !(subject && 'problem' in subject)) return <Form {...props} subject={subject} />
  return (
    <NoForm title={(subject ? EDITING : ADDING).title} onClose={onClose}>
      {refusal ?? (subject && 'problem' in subject ? subject.problem : '')}
    </NoForm>
  )
}

const ADDING = {
  title: 'Add Service',
  submitLabel: 'Add Service',
  busyLabel: 'Adding...',
  failureText: 'Failed to add service. Please try again.',
}
const EDITING = {
  title: 'Edit Service',
  submitLabel: 'Save changes',
  busyLabel: 'Saving...',
  failureText: 'Failed to update service. Please try again.',
}

/** Somebody who doesn't set prices leaves them as they are; a new service then has none. */
const FREE = { ...emptyServiceForm, base_price: '0' }

/** What is typed is kept as a draft and survives a reload; a failure leaves the form filled in. */
const Form = (props: ServiceFormProps & { subject: OpenedRecord<Service> | null }) => {
  const { subject, actor, catalog, commands, draft, onDraft, onClose } = props
  const setsPrices = mayEditPrices(actor)
  const form = useRecordForm({
    opened: subject,
    empty: setsPrices ? emptyServiceForm : FREE,
    formOf: serviceFormOf,
    words: { noun: 'service', fields: serviceHistory(catalog) },
    draft,
    onDraft,
    check,
    async save(typed, edit) {
      const sent: ServiceDraft = setsPrices ? typed : withoutFields(typed, NO_PRICE)
      const outcome =
        subject && edit ? await commands.services.edit(subject.first, edit) : await commands.services.create(sent)
      if (!outcome.ok) return outcome.failure
      await outcome.shown
      announce(`${typed.name} ${subject ? 'saved' : 'added'}`, {
        undo: outcome.undo,
        ...(subject ? { about: `service/${subject.first.id}` } : {}),
        ...(!subject && outcome.id !== undefined ? { added: `service/${outcome.id}` } : {}),
      })
      onClose()
      return null
    },
  })
  return (
    <FormDialog
      form={form}
      {...(subject ? EDITING : ADDING)}
      size="lg"
      question={{
        title: subject ? 'Discard these changes?' : 'Discard this service?',
        object: (subject?.first ?? form.form).name || 'A service without a name',
      }}
      onClose={onClose}
    >
      <ServiceFormFields form={form} categories={catalog.categories} setsPrices={setsPrices} />
    </FormDialog>
  )
}
