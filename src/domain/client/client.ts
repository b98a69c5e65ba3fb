import * as v from 'valibot'
import { cents } from '../amount'
import { id } from '../field'

/** CLI-06, CLI-07 */
export const CLIENT_TYPES = ['residential', 'commercial', 'hoa'] as const
export type ClientType = (typeof CLIENT_TYPES)[number]
export const PAYMENT_TERMS = ['due_on_receipt', 'net_15', 'net_30', 'prepaid'] as const
export type PaymentTerms = (typeof PAYMENT_TERMS)[number]
export const CLIENT_PAYMENT_METHODS = ['credit_card', 'ach', 'check', 'cash'] as const
export type ClientPaymentMethod = (typeof CLIENT_PAYMENT_METHODS)[number]
export const CLIENT_STATUSES = ['prospect', 'active', 'inactive', 'former'] as const
export type ClientStatus = (typeof CLIENT_STATUSES)[number]

/** A client (CLI-05). The balance is not stored: it is worked out where it is shown. */
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

/** What a new client begins with (CLI-08); the credit limit in dollars. */
export const NEW_CLIENT = {
  client_type: 'residential',
  payment_terms: 'net_30',
  preferred_payment_method: 'credit_card',
  credit_limit: 5_000,
  status: 'active',
} as const satisfies Partial<Record<keyof Client, unknown>>

const WORDS: Readonly<Record<string, string>> = {
  hoa: 'HOA',
  hoa_common_area: 'HOA common area',
  ach: 'ACH',
  net_15: 'Net 15',
  net_30: 'Net 30',
}

/** A word of the vocabularies of clients and properties, as people read it: `HOA`, `Net 30`, `Due on receipt`. */
export const wordLabel = (word: string): string => {
  const known = WORDS[word]
  return known ?? word.charAt(0).toUpperCase() + word.slice(1).replaceAll('_', ' ')
}
