import { NO_PACKAGE_PRICE, type ServicePackage } from '@/domain/catalog/package'
import { emptyPackageForm, type PackageDraft, packageFormOf, packageFormSchema } from '@/domain/catalog/package-form'
import { mayEditPrices } from '@/domain/catalog/permissions'
import { FormDialog } from '@/ui/kit/forms/form-dialog'
import { NoForm } from '@/ui/kit/forms/no-form'
import type { OpenedRecord } from '@/ui/kit/forms/opened-record'
import { checkSchema } from '@/ui/kit/forms/schema-check'
import { useRecordForm } from '@/ui/kit/forms/use-record-form'
import { announce } from '@/ui/kit/records/use-record-actions'
import { packageHistory } from '../history'
import { catalogRefusal } from '../rules/refusals'
import { withoutFields } from '../rules/without-fields'
import type { PackageFormProps } from '../types'
import { PackageFormFields } from './package-form-fields'

const check = checkSchema(packageFormSchema)

/** Add and Edit Package (CAT-07), or at once why this can't be: its address can be opened by anybody. */
export const PackageFormDialog = (props: PackageFormProps) => {
  const { subject, actor, onClose } = props
  const refusal = catalogRefusal(actor, 'packages', subject ? 'edit' : 'create')
  if (refusal === null && !(subject && 'problem' in subject)) return <Form {...props} subject={subject} />
  return (
    <NoForm title={(subject ? EDITING : ADDING).title} onClose={onClose}>
      {refusal ?? (subject && 'problem' in subject ? subject.problem : '')}
    </NoForm>
  )
}

const ADDING = {
  title: 'Add Package',
  submitLabel: 'Add Package',
  busyLabel: 'Adding...',
  failureText: 'Failed to add package. Please try again.',
}
const EDITING = {
  title: 'Edit Package',
  submitLabel: 'Save changes',
  busyLabel: 'Saving...',
  failureText: 'Failed to update package. Please try again.',
}

const FREE = { ...emptyPackageForm, total_price: '0' }

/** What is typed is kept as a draft and survives a reload; a failure leaves the form filled in. */
const Form = (props: PackageFormProps & { subject: OpenedRecord<ServicePackage> | null }) => {
  const { subject, actor, catalog, commands, draft, onDraft, onClose } = props
  const setsPrices = mayEditPrices(actor)
  const form = useRecordForm({
    opened: subject,
    empty: setsPrices ? emptyPackageForm : FREE,
    formOf: packageFormOf,
    words: { noun: 'package', fields: packageHistory(catalog) },
    draft,
    onDraft,
    check,
    controlOf: (field) => (field === 'included_services' ? 'adding_service' : field),
    async save(typed, edit) {
      const sent: PackageDraft = setsPrices ? typed : withoutFields(typed, NO_PACKAGE_PRICE)
      const outcome =
        subject && edit ? await commands.packages.edit(subject.first, edit) : await commands.packages.create(sent)
      if (!outcome.ok) return outcome.failure
      await outcome.shown
      announce(`${typed.name} ${subject ? 'saved' : 'added'}`, {
        undo: outcome.undo,
        ...(subject ? { about: `package/${subject.first.id}` } : {}),
        ...(!subject && outcome.id !== undefined ? { added: `package/${outcome.id}` } : {}),
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
        title: subject ? 'Discard these changes?' : 'Discard this package?',
        object: (subject?.first ?? form.form).name || 'A package without a name',
      }}
      onClose={onClose}
    >
      <PackageFormFields form={form} catalog={catalog} setsPrices={setsPrices} />
    </FormDialog>
  )
}
