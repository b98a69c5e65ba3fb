import { categoryFormOf, categoryFormSchema, emptyCategoryForm, type ServiceCategory } from '@/domain/catalog/category'
import { CheckboxField } from '@/ui/kit/checkbox-field'
import { FormDialog } from '@/ui/kit/forms/form-dialog'
import { FormGrid, Span } from '@/ui/kit/forms/form-grid'
import { NoForm } from '@/ui/kit/forms/no-form'
import type { OpenedRecord } from '@/ui/kit/forms/opened-record'
import { checkSchema } from '@/ui/kit/forms/schema-check'
import { useRecordForm } from '@/ui/kit/forms/use-record-form'
import { announce } from '@/ui/kit/records/use-record-actions'
import { TextAreaField } from '@/ui/kit/text-area-field'
import { TextField } from '@/ui/kit/text-field'
import { CATEGORY_HISTORY } from '../history'
import { catalogRefusal } from '../rules/refusals'
import type { CategoryFormProps } from '../types'

const ADDING = {
  title: 'Add category',
  submitLabel: 'Add Category',
  busyLabel: 'Adding...',
  failureText: 'Failed to add category. Please try again.',
}
const EDITING = {
  title: 'Edit category',
  submitLabel: 'Save changes',
  busyLabel: 'Saving...',
  failureText: 'Failed to update category. Please try again.',
}
const WORDS = { noun: 'category', fields: CATEGORY_HISTORY }

/** Adds or edits a service category (CAT-04), or says at once why this can't be. */
export const CategoryFormDialog = (props: CategoryFormProps) => {
  const { subject, actor, onClose } = props
  const refusal = catalogRefusal(actor, 'categories', subject ? 'edit' : 'create')
  if (refusal === null && !(subject && 'problem' in subject)) return <Form {...props} subject={subject} />
  return (
    <NoForm title={(subject ? EDITING : ADDING).title} onClose={onClose}>
      {refusal ?? (subject && 'problem' in subject ? subject.problem : '')}
    </NoForm>
  )
}

const Form = (props: CategoryFormProps & { subject: OpenedRecord<ServiceCategory> | null }) => {
  const { subject, commands, categories, draft, onDraft, onClose } = props
  const check = checkSchema(categoryFormSchema(categories.filter(({ id }) => id !== subject?.first.id)))
  const form = useRecordForm({
    opened: subject,
    empty: emptyCategoryForm(categories),
    formOf: categoryFormOf,
    words: WORDS,
    draft,
    onDraft,
    check,
    async save(typed, edit) {
      const outcome =
        subject && edit ? await commands.categories.edit(subject.first, edit) : await commands.categories.create(typed)
      if (!outcome.ok) return outcome.failure
      await outcome.shown
      announce(`${typed.name} ${subject ? 'saved' : 'added'}`, { undo: outcome.undo })
      onClose()
      return null
    },
  })
  return (
    <FormDialog
      form={form}
      {...(subject ? EDITING : ADDING)}
      size="sm"
      question={{
        title: subject ? 'Discard these changes?' : 'Discard this category?',
        object: (subject?.first ?? form.form).name || 'A category without a name',
      }}
      onClose={onClose}
    >
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
          <CheckboxField
            label="Active"
            hint="An inactive category is offered to no new service."
            {...form.flag('active')}
          />
        </Span>
      </FormGrid>
    </FormDialog>
  )
}
