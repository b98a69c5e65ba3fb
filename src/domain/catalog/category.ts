import * as v from 'valibot'
import { id, LONGEST } from '../field'
import { filledText, text } from '../typed-text'

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

/** Categories in the order that the business has given them. */
export const inOrder = <C extends Pick<ServiceCategory, 'id' | 'sort_order'>>(categories: readonly C[]): C[] =>
  [...categories].sort((a, b) => a.sort_order - b.sort_order || a.id - b.id)
