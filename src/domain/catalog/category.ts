import * as v from 'valibot'
import { id, LONGEST } from '../text/field'
import { typedOrZero } from '../text/typed-number'
import { filledText, text } from '../text/typed-text'

/** `color` is `#2f7d4f`; a lower `sort_order` comes first (CAT-04). */
export const serviceCategorySchema = v.object({
  id,
  business_id: id,
  name: v.string(),
  description: v.string(),
  color: v.string(),
  sort_order: v.number(),
  active: v.boolean(),
})
export type ServiceCategory = v.InferOutput<typeof serviceCategorySchema>

export const categoryDraftFields = {
  name: filledText(LONGEST.name, 'Name is required'),
  description: text(LONGEST.notes),
  color: v.pipe(v.string(), v.maxLength(7, 'Choose a color'), v.regex(/^#[0-9a-f]{6}$/i, 'Choose a color')),
  sort_order: v.pipe(v.number(), v.integer('Use a whole number'), v.minValue(0), v.maxValue(10_000)),
  active: v.boolean(),
}
const draftSchema = v.object(categoryDraftFields)
export type CategoryDraft = v.InferOutput<typeof draftSchema>

/** Only the back end checks whether the name is taken: after a lost answer, the category with that name may be this one. */
export const categoryFormSchema = v.object({
  ...categoryDraftFields,
  sort_order: typedOrZero(categoryDraftFields.sort_order, '20'),
})
export type CategoryForm = v.InferInput<typeof categoryFormSchema>

export const categoryFormOf = ({ name, description, color, sort_order, active }: CategoryDraft): CategoryForm => ({
  name,
  description,
  color,
  sort_order: String(sort_order),
  active,
})

export const emptyCategoryForm = (categories: readonly Pick<ServiceCategory, 'sort_order'>[]): CategoryForm => ({
  name: '',
  description: '',
  color: '#2f7d4f',
  sort_order: String(Math.max(0, ...categories.map(({ sort_order }) => sort_order)) + 10),
  active: true,
})

export const inOrder = <C extends Pick<ServiceCategory, 'id' | 'sort_order'>>(categories: readonly C[]): C[] =>
  [...categories].sort((a, b) => a.sort_order - b.sort_order || a.id - b.id)
