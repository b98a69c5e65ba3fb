import * as v from 'valibot'
import { cents, latitude, longitude } from './amount'
import { id } from './field'

/** CLI-06, CLI-07 */
const CLIENT_TYPES = ['residential', 'commercial', 'hoa'] as const
export const PAYMENT_TERMS = ['due_on_receipt', 'net_15', 'net_30', 'prepaid'] as const
export const CLIENT_PAYMENT_METHODS = ['credit_card', 'ach', 'check', 'cash'] as const
const CLIENT_STATUSES = ['prospect', 'active', 'inactive', 'former'] as const

/** A place where work is done (PROP-03), with its position for routes. */
export const propertySchema = v.object({
  id,
  client_id: id,
  business_id: id,
  property_name: v.string(),
  address: v.string(),
  city: v.string(),
  state: v.string(),
  zip_code: v.string(),
  property_type: v.picklist(['residential', 'commercial', 'industrial', 'hoa_common_area']),
  latitude,
  longitude,
})
export type Property = v.InferOutput<typeof propertySchema>

/** A client (CLI-05). Balances are not stored: they are worked out where they are shown. */
export const clientSchema = v.object({
  id,
  business_id: id,
  first_name: v.string(),
  last_name: v.string(),
  email: v.string(),
  phone: v.string(),
  client_type: v.picklist(CLIENT_TYPES),
  billing_address: v.string(),
  billing_city: v.string(),
  billing_state: v.string(),
  billing_zip: v.string(),
  payment_terms: v.picklist(PAYMENT_TERMS),
  preferred_payment_method: v.picklist(CLIENT_PAYMENT_METHODS),
  credit_limit: cents,
  notes: v.string(),
  status: v.picklist(CLIENT_STATUSES),
  client_since: v.string(),
})
export type Client = v.InferOutput<typeof clientSchema>
