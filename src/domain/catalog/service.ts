import * as v from 'valibot'
import { SERVICE_FREQUENCIES } from '../client/property'
import { JOB_TYPES } from '../job/vocabulary'
import { id } from '../text/field'
import { mills, millsFromDollars } from './unit-price'
import { PRICING_TYPES } from './vocabulary'
import { SEASONS } from './words'

/** `service_type` is that of the jobs it creates; the duration is in minutes (CAT-05). */
export const serviceSchema = v.object({
  id,
  business_id: id,
  category_id: id,
  name: v.string(),
  description: v.string(),
  service_type: v.picklist(JOB_TYPES),
  pricing_type: v.picklist(PRICING_TYPES),
  base_price: mills,
  cost: mills,
  markup_percentage: v.number(),
  estimated_duration: v.number(),
  crew_size_required: v.number(),
  equipment_needed: v.array(v.string()),
  materials_needed: v.array(v.string()),
  seasonal_service: v.boolean(),
  available_seasons: v.array(v.picklist(SEASONS)),
  frequency_options: v.array(v.picklist(SERVICE_FREQUENCIES)),
  requires_quote: v.boolean(),
  active: v.boolean(),
})
export type Service = v.InferOutput<typeof serviceSchema>

/** Price fields, visible and editable only with the price permission (PERM-17). */
export const NO_PRICE = {
  base_price: millsFromDollars(0),
  cost: millsFromDollars(0),
  markup_percentage: 0,
} satisfies Partial<Service>
