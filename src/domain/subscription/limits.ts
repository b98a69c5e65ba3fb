import { counted } from '../text/wording'
import type { Plan } from './plan'

/** `near` from 80 %, `reached` when nothing can be added. */
export type LimitState = 'free' | 'near' | 'reached'

const NEAR = 0.8

/** A null limit means none. Existing records stay usable beyond the limit. */
export const limitState = (used: number, limit: number | null): LimitState => {
  if (limit === null) return 'free'
  if (used >= limit) return 'reached'
  return used >= limit * NEAR ? 'near' : 'free'
}

export const LIMITED = { maxCustomers: 'customers', maxUsers: 'users' } as const satisfies Record<
  keyof Plan['limits'],
  string
>

/** "Your Basic plan includes 1 user. Upgrade to add more." */
export const limitRefusal = ({ name, limits }: Pick<Plan, 'name' | 'limits'>, of: keyof Plan['limits']): string => {
  const limit = limits[of]
  const what = limit === 1 ? LIMITED[of].slice(0, -1) : LIMITED[of]
  return `Your ${name} plan includes ${limit} ${what}. Upgrade to add more.`
}

/** "500 customers, 5 users", or "Unlimited customers and users" (LAND-05 to LAND-07). */
export const limitsInWords = ({ limits: { maxCustomers, maxUsers } }: Pick<Plan, 'limits'>): string => {
  if (maxCustomers === null && maxUsers === null) return 'Unlimited customers and users'
  const customers = maxCustomers === null ? 'unlimited customers' : counted(maxCustomers, 'customer')
  return `${customers}, ${maxUsers === null ? 'unlimited users' : counted(maxUsers, 'user')}`
}
