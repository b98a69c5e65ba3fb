import * as v from 'valibot'
import { id, LONGEST } from '../text/field'
import { typedOrZero } from '../text/typed-number'
import { filledText, text } from '../text/typed-text'

/** What a list of services is divided into (CAT-04). `color` is `#2f7d4f`; a lower `sort_order` comes first. */
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

/** What is sent of a category. */
export const categoryDraftFields = {
  name: filledText(LONGEST.name, 'Name is required'),
  description: text(LONGEST.notes),
  color: v.pipe(v.string(), v.maxLength(7, 'Choose a color'), v.regex(/^#[0-9a-f]{6}$/i, 'Choose a color')),
  sort_order: v.pipe(v.number(), v.integer('Use a whole number'), v.minValue(0), v.maxValue(10_000)),
  active: v.boolean(),
}
const draftSchema = v.object(categoryDraftFields)
export type CategoryDraft = v.InferOutput<typeof draftSchema>

/**
 * The form of a category as typed in, a `CategoryDraft` out. Only the back end checks whether its name is taken: where an answer was lost, the
 * category with that name may be this one.
 */
export const categoryFormSchema = v.object({
  ...categoryDraftFields,
  sort_order: typedOrZero(categoryDraftFields.sort_order, '20'),
})
export type CategoryForm = v.InferInput<typeof categoryFormSchema>

/** A category as its form shows it. */
export const categoryFormOf = ({ name, description, color, sort_order, active }: CategoryDraft): CategoryForm => ({
  name,
  description,
  color,
  sort_order: String(sort_order),
  active,
})

/** A new category's form: it comes after those that there are. */
export const emptyCategoryForm = (categories: readonly Pick<ServiceCategory, 'sort_order'>[]): CategoryForm => ({
  name: '',
  description: '',
  color: '#2f7d4f',
  sort_order: String(Math.max(0, ...categories.map(({ sort_order }) => sort_order)) + 10),
  active: true,
})

/** Categories in the order that the business has given them. */
export const inOrder = <C extends Pick<ServiceCategory, 'id' | 'sort_order'>>(categories: readonly C[]): C[] =>
  [...categories].sort((a, b) => a.sort_order - b.sort_order || a.id - b.id)
