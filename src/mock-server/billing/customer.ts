import type { Reader } from '../core/log/rows'
import type { Customer } from './tables'
import { PREFIX } from './wire-prefixes'

/** Undefined before onboarding has begun. */
export const customerOf = (businessId: number | null, store: Reader): Customer | undefined =>
  businessId === null ? undefined : store.naming('customers', 'business_id', businessId)[0]

/** Wire id, for example `cus_1`. */
export const wireIdOf = ({ id }: Pick<Customer, 'id'>): string => `${PREFIX.customer}${id}`
