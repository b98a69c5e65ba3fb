import { formatPrice } from '@/domain/money/money'
import { annualSaving, type Plan } from '@/domain/subscription/plan'

/** "Save $198 (17%) a year" (LAND-08, X-21). */
export const savingInWords = (plan: Plan): string => {
  const { amount, percent } = annualSaving(plan)
  return `Save ${formatPrice(amount)} (${percent}%) a year`
}

/** "50" or "Unlimited". */
export const limitInWords = (limit: number | null): string => (limit === null ? 'Unlimited' : String(limit))
