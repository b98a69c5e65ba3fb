import type { Reader } from '../core/log/rows'
import type { Customer } from './tables'
import { PREFIX } from './wire-prefixes'

/** The customer that pays for a business's subscription; undefined before its onboarding has begun. */
export const customerOf = (businessId: number | null, store: Reader): Customer | undefined =>
  businessId === null ? undefined : store.naming('customers', 'business_id', businessId)[0]

/** `cus_1`: a customer's id as the wire carries it. */
export const wireIdOf = ({ id }: Pick<Customer, 'id'>): string => `${PREFIX.customer}${id}`
