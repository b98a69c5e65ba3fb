import * as v from 'valibot'
import { cents } from '../money/amount'
import { id } from '../text/field'
import type { Day } from '../time/day'
import { CLIENT_PAYMENT_METHODS, CLIENT_STATUSES, CLIENT_TYPES, PAYMENT_TERMS } from './vocabulary'

/** The balance is not stored but calculated where it is shown (CLI-05, X-76). */
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

/** Defaults of a new client (CLI-08); the credit limit is in dollars. */
export const NEW_CLIENT = {
  client_type: 'residential',
  payment_terms: 'net_30',
  preferred_payment_method: 'credit_card',
  credit_limit: 5_000,
  status: 'active',
} as const satisfies Partial<Record<keyof Client, unknown>>

const FIRST_SINCE: Day = '1900-01-01'

/** Returns null when the day is allowed. */
export const sinceRefusal = (day: Day, today: Day): string | null => {
  if (day < FIRST_SINCE) return 'Use a day from 1900 on'
  return day > today ? 'This date is in the future' : null
}
