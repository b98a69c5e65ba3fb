import { NO_PACKAGE_PRICE, type ServicePackage } from '@/domain/catalog/package'
import { emptyPackageForm, packageFormOf, packageFormSchema } from '@/domain/catalog/package-form'
import { mayEditPrices } from '@/domain/catalog/permissions'
import { FormDialog } from '@/ui/kit/forms/form-dialog'
import type { OpenedRecord } from '@/ui/kit/forms/opened-record'
import { checkSchema } from '@/ui/kit/forms/schema-check'
import { formTexts, RecordFormGate, useRecordDialog } from '@/ui/kit/records/actions/record-dialog'
import { packageHistory } from '../history'
import { catalogRefusal } from '../rules/refusals'
import { withoutFields } from '../rules/without-fields'
import type { PackageFormProps } from '../types'
import { PackageFormFields } from './package-form-fields'

const TEXTS = formTexts('package')

const check = checkSchema(packageFormSchema)

export const PackageFormDialog = (props: PackageFormProps) => {
  const { subject, actor, onClose } = props
  const refusal = catalogRefusal(actor, 'packages', subject ? 'edit' : 'create')
  return (
    <RecordFormGate texts={TEXTS} {...{ subject, refusal, onClose }}>
      {(opened) => <Form {...props} subject={opened} />}
    </RecordFormGate>
  )
}

const FREE = { ...emptyPackageForm, total_price: '0' }

const Form = (props: PackageFormProps & { subject: OpenedRecord<ServicePackage> | null }) => {
  const { subject, actor, catalog, commands, draft, onDraft, onClose } = props
  const setsPrices = mayEditPrices(actor)
  const { form, dialog } = useRecordDialog({
    texts: TEXTS,
    subject,
    empty: setsPrices ? emptyPackageForm : FREE,
    formOf: packageFormOf,
    words: { noun: 'package', fields: packageHistory(catalog) },
    nameOf: ({ name }) => name,
    nameless: 'A package without a name',
    check,
    controlOf: (field) => (field === 'included_services' ? 'adding_service' : field),
    add: (typed) => commands.packages.create(setsPrices ? typed : withoutFields(typed, NO_PACKAGE_PRICE)),
    edit: commands.packages.edit,
    draft,
    onDraft,
    onClose,
  })
  return (
    <FormDialog {...dialog} size="lg">
      <PackageFormFields form={form} catalog={catalog} setsPrices={setsPrices} />
    </FormDialog>
  )
}
