import * as v from 'valibot'
import { type CategoryDraft, categoryDraftFields, type ServiceCategory } from '@/domain/catalog/category'
import { isSameName, NAME_TAKEN } from '@/domain/catalog/refusals'
import { editFrom } from '@/domain/edit'
import { typedOrZero } from '@/domain/typed-number'
import { CheckboxField } from '@/ui/kit/checkbox-field'
import { FormDialog } from '@/ui/kit/forms/form-dialog'
import { FormGrid, Span } from '@/ui/kit/forms/form-grid'
import { checkSchema } from '@/ui/kit/forms/schema-check'
import { useForm } from '@/ui/kit/forms/use-form'
import { announce } from '@/ui/kit/records/use-record-actions'
import { TextAreaField } from '@/ui/kit/text-area-field'
import { TextField } from '@/ui/kit/text-field'
import type { CatalogSurroundings } from '../types'

type Props = Pick<CatalogSurroundings, 'commands'> & {
  categories: readonly ServiceCategory[]
  /** The category to edit; null for a new one. */
  category: ServiceCategory | null
  onClose: () => void
}

/** A new category comes last. */
const STEP = 10
const COLOR = '#2f7d4f'

const formOf = ({ name, description, color, sort_order, active }: CategoryDraft) => ({
  name,
  description,
  color,
  sort_order: String(sort_order),
  active,
})

/** Adds or edits a service category (CAT-04). */
export const CategoryForm = ({ commands, categories, category, onClose }: Props) => {
  const isFree = (name: string) => !categories.some((each) => each.id !== category?.id && isSameName(each.name, name))
  const last = Math.max(0, ...categories.map(({ sort_order }) => sort_order))
  const initial = formOf(category ?? { name: '', description: '', color: COLOR, sort_order: last + STEP, active: true })
  const check = checkSchema(
    v.object({
      ...categoryDraftFields,
      name: v.pipe(categoryDraftFields.name, v.check(isFree, NAME_TAKEN.category)),
      sort_order: typedOrZero(categoryDraftFields.sort_order, '20'),
    }),
  )
  const form = useForm({
    initial,
    check,
    async save(draft, typed) {
      const edit = category && editFrom({ was: initial, typed }, draft, category)
      const outcome =
        category && edit ? await commands.categories.edit(category, edit) : await commands.categories.create(draft)
      if (!outcome.ok) return outcome.failure
      await outcome.shown
      announce(`${draft.name} ${category ? 'saved' : 'added'}`, { undo: outcome.undo })
      onClose()
      return null
    },
  })
  return (
    <FormDialog
      form={form}
      size="sm"
      title={category ? 'Edit category' : 'Add category'}
      submitLabel={category ? 'Save changes' : 'Add Category'}
      busyLabel={category ? 'Saving...' : 'Adding...'}
      failureText={
        category ? 'Failed to update category. Please try again.' : 'Failed to add category. Please try again.'
      }
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
