import { numberText } from '@/domain/money/number-text'
import { LIMITED } from '@/domain/subscription/limits'
import type { Plan } from '@/domain/subscription/plan'
import type { PlanUse } from '../types'

const amount = (limit: number | null, of: keyof Plan['limits']): string => {
  if (limit === null) return `unlimited ${LIMITED[of]}`
  return `${numberText(limit)} ${limit === 1 ? LIMITED[of].slice(0, -1) : LIMITED[of]}`
}

export const includes = ({ limits }: Plan, joint = ', '): string => {
  if (limits.maxCustomers === null && limits.maxUsers === null) return 'Unlimited customers and users'
  return [amount(limits.maxCustomers, 'maxCustomers'), amount(limits.maxUsers, 'maxUsers')].join(joint)
}

/** Usage beyond the plan's limits; empty when everything fits. */
const excess = ({ limits }: Plan, { customers, users }: PlanUse): string[] => [
  ...(limits.maxCustomers !== null && customers > limits.maxCustomers ? [amount(customers, 'maxCustomers')] : []),
  ...(limits.maxUsers !== null && users > limits.maxUsers ? [amount(users, 'maxUsers')] : []),
]

/** Consequences of moving to a plan that is too small; null when it is large enough. */
export const tooSmall = (plan: Plan, use: PlanUse): string | null => {
  const beyond = excess(plan, use)
  if (beyond.length === 0) return null
  return `You have ${beyond.join(' and ')}; ${plan.name} includes ${includes(plan, ' and ')}. You keep everything you have, but can’t add more.`
}
