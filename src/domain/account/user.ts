import * as v from 'valibot'
import { roleSchema } from '../permissions/role'
import { id } from '../text/field'

/** PERM-35: the product's five types; `admin` and `customer` are older names of owner and property owner. */
export const USER_TYPES = [
  'system_admin',
  'business_owner',
  'business_manager',
  'business_employee',
  'property_owner',
] as const
export type UserType = (typeof USER_TYPES)[number]

const ALIASES: Record<string, UserType> = { admin: 'business_owner', customer: 'property_owner' }

export const userTypeSchema = v.pipe(
  v.string(),
  v.transform((type) => ALIASES[type] ?? type),
  v.picklist(USER_TYPES),
)

/**
 * A signed-in person (AUTH-19). The last nine fields are ours: their crew member and client, their flag groups, the business name where
 * subscriptions are paid, its time zone, date format and currency, and the requested deletion times of the account and the business
 * (X-50).
 */
export const userSchema = v.object({
  id,
  email: v.string(),
  first_name: v.string(),
  last_name: v.string(),
  phone: v.nullish(v.string(), null),
  user_type: userTypeSchema,
  business_id: v.nullish(id, null),
  is_active: v.fallback(v.boolean(), true),
  is_verified: v.fallback(v.boolean(), true),
  last_login: v.nullish(v.string(), null),
  created_at: v.nullish(v.string(), null),
  roles: v.fallback(v.array(roleSchema), []),
  crew_member_id: v.nullish(id, null),
  client_id: v.nullish(id, null),
  groups: v.fallback(v.array(v.string()), []),
  customer_id: v.nullish(v.string(), null),
  business_timezone: v.nullish(v.string(), null),
  date_format: v.nullish(v.string(), null),
  currency: v.nullish(v.string(), null),
  deletion_at: v.nullish(v.number(), null),
  business_deletion_at: v.nullish(v.number(), null),
  data_collection: v.fallback(v.boolean(), false),
})
export type User = v.InferOutput<typeof userSchema>

/** Direction marks that reverse the following text; no name needs them. */
const TURNING = /[\u202A-\u202E\u2066-\u2069]/g

export const fullName = (person: { first_name: string; last_name: string }): string =>
  `${person.first_name} ${person.last_name}`.replaceAll(TURNING, '').trim()
