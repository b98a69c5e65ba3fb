import * as v from 'valibot'
import { roleSchema } from '../permissions/role'
import { id } from '../text/field'

/** PERM-35: five types of the product; `admin` and `customer` are what older back ends call owner and property owner. */
export const USER_TYPES = [
  'system_admin',
  'business_owner',
  'business_manager',
  'business_employee',
  'property_owner',
] as const
export type UserType = (typeof USER_TYPES)[number]

const ALIASES: Record<string, UserType> = { admin: 'business_owner', customer: 'property_owner' }

/** Reads a user type, older names included. */
export const userTypeSchema = v.pipe(
  v.string(),
  v.transform((type) => ALIASES[type] ?? type),
  v.picklist(USER_TYPES),
)

/**
 * A signed-in person (AUTH-19). The last nine fields are ours: who the person is among crew and clients, their flag groups, the name of
 * their business where subscriptions are paid, its time zone, date format and currency, and when the account and that of the
 * business will be deleted, where someone asked for that.
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

/** Signs that turn the text after them round; no name needs them. */
const TURNING = /[\u202A-\u202E\u2066-\u2069]/g

/** `Dana Whitfield` */
export const fullName = (person: { first_name: string; last_name: string }): string =>
  `${person.first_name} ${person.last_name}`.replaceAll(TURNING, '').trim()
