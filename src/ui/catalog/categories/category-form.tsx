import { categoryFormOf, categoryFormSchema, emptyCategoryForm, type ServiceCategory } from '@/domain/catalog/category'
import { CheckboxField } from '@/ui/kit/fields/checkbox-field'
import { TextAreaField } from '@/ui/kit/fields/text-area-field'
import { TextField } from '@/ui/kit/fields/text-field'
import { FormDialog } from '@/ui/kit/forms/form-dialog'
import { FormGrid, Span } from '@/ui/kit/forms/form-grid'
import type { OpenedRecord } from '@/ui/kit/forms/opened-record'
import { checkSchema } from '@/ui/kit/forms/schema-check'
import { formTexts, RecordFormGate, useRecordDialog } from '@/ui/kit/records/actions/record-dialog'
import { CATEGORY_HISTORY } from '../history'
import { catalogRefusal } from '../rules/refusals'
import type { CategoryFormProps } from '../types'

const TEXTS = formTexts('category')
const WORDS = { noun: 'category', fields: CATEGORY_HISTORY }

const check = checkSchema(categoryFormSchema)

export const CategoryFormDialog = (props: CategoryFormProps) => {
  const { subject, actor, onClose } = props
  const refusal = catalogRefusal(actor, 'categories', subject ? 'edit' : 'create')
  return (
    <RecordFormGate texts={TEXTS} {...{ subject, refusal, onClose }}>
      {(opened) => <Form {...props} subject={opened} />}
    </RecordFormGate>
  )
}

const Form = (props: CategoryFormProps & { subject: OpenedRecord<ServiceCategory> | null }) => {
  const { subject, commands, categories, draft, onDraft, onClose } = props
  const { form, dialog } = useRecordDialog({
    texts: TEXTS,
    subject,
    empty: emptyCategoryForm(categories),
    formOf: categoryFormOf,
    words: WORDS,
    nameOf: ({ name }) => name,
    nameless: 'A category without a name',
    check,
    add: commands.categories.create,
    edit: commands.categories.edit,
    draft,
    onDraft,
    onClose,
  })
  return (
    <FormDialog {...dialog} size="sm">
      <FormGrid gap="3" pb="2">
        <Span of={6}>
          <TextField label="Name" autoComplete="off" {...form.text('name')} />
        </Span>
        <Span of={6}>
          <TextAreaField label="Description" optional rows={2} {...form.text('description')} />
        </Span>
        <Span of={3} onPhone={3}>
          <TextField label="Color" type="color" {...form.text('color')} />
        </Span>
        <Span of={3} onPhone={3}>
          <TextField label="Order" inputMode="numeric" hint="Lower comes first." {...form.text('sort_order')} />
        </Span>
        <Span of={6}>
          <CheckboxField label="Active" hint="New services can’t use an inactive category." {...form.flag('active')} />
        </Span>
      </FormGrid>
    </FormDialog>
  )
}
