import { mayEditPrices } from '@/domain/catalog/permissions'
import { NO_PRICE, type Service } from '@/domain/catalog/service'
import { emptyServiceForm, serviceFormOf, serviceFormSchema } from '@/domain/catalog/service-form'
import { FormDialog } from '@/ui/kit/forms/form-dialog'
import type { OpenedRecord } from '@/ui/kit/forms/opened-record'
import { checkSchema } from '@/ui/kit/forms/schema-check'
import { formTexts, RecordFormGate, useRecordDialog } from '@/ui/kit/records/actions/record-dialog'
import { serviceHistory } from '../history'
import { catalogRefusal } from '../rules/refusals'
import { withoutFields } from '../rules/without-fields'
import type { ServiceFormProps } from '../types'
import { ServiceFormFields } from './service-form-fields'

const check = checkSchema(serviceFormSchema)
const TEXTS = formTexts('service')

export const ServiceFormDialog = (props: ServiceFormProps) => {
  const { subject, actor, onClose } = props
  const refusal = catalogRefusal(actor, 'services', subject ? 'edit' : 'create')
  return (
    <RecordFormGate texts={TEXTS} {...{ subject, refusal, onClose }}>
      {(opened) => <Form {...props} subject={opened} />}
    </RecordFormGate>
  )
}

/** Users who can't set prices leave them unchanged; a new service then costs nothing. */
const FREE = { ...emptyServiceForm, base_price: '0' }

const Form = (props: ServiceFormProps & { subject: OpenedRecord<Service> | null }) => {
  const { subject, actor, catalog, commands, draft, onDraft, onClose } = props
  const setsPrices = mayEditPrices(actor)
  const { form, dialog } = useRecordDialog({
    texts: TEXTS,
    subject,
    empty: setsPrices ? emptyServiceForm : FREE,
    formOf: serviceFormOf,
    words: { noun: 'service', fields: serviceHistory(catalog) },
    nameOf: ({ name }) => name,
    nameless: 'A service without a name',
    check,
    add: (typed) => commands.services.create(setsPrices ? typed : withoutFields(typed, NO_PRICE)),
    edit: commands.services.edit,
    draft,
    onDraft,
    onClose,
  })
  return (
    <FormDialog {...dialog} size="lg">
      <ServiceFormFields form={form} categories={catalog.categories} setsPrices={setsPrices} />
    </FormDialog>
  )
}
