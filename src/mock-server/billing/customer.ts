import { Refusal } from '../core/refusal'
import type { Reader } from '../core/rows'
import type { Store } from '../core/store'
import type { Customer } from './tables'

/** The customer that pays for a business's subscription; undefined before its onboarding has begun. */
export const customerOf = (businessId: number | null, store: Reader): Customer | undefined =>
  store.table('customers').find(({ business_id }) => business_id === businessId)

/** `cus_1`: a customer's id as the wire carries it. */
export const wireIdOf = ({ id }: Pick<Customer, 'id'>): string => `cus_${id}`

/** The customer that a request names. @throws Refusal 404 for one that is not there, or that is not this business's. */
export const customerNamed = (wireId: string, businessId: number, store: Store): Customer => {
  const id = /^cus_([1-9]\d{0,14})$/.exec(wireId)?.[1]
  const customer = id === undefined ? undefined : store.find('customers', Number(id))
  if (customer?.business_id !== businessId) throw new Refusal(404, 'Customer not found')
  return customer
}
