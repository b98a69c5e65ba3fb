import * as v from 'valibot'
import { id } from '../text/field'
import { termFields } from './terms'

/** A plan template (PLAN-08). */
export const planTemplateSchema = v.object({
  id,
  business_id: id,
  name: v.string(),
  description: v.string(),
  ...termFields,
  active: v.boolean(),
  /** ISO 8601 */
  created_at: v.string(),
})
export type PlanTemplate = v.InferOutput<typeof planTemplateSchema>
