import { planOf, priceText } from '@/domain/subscription/plan'

/** "Professional, $990.00 per year": what was chosen on the pricing page, as the address tells; null for nothing that is sold. */
export const choiceInWords = (plan: string | undefined, period: string | undefined): string | null => {
  const chosen = planOf(plan ?? '')
  return chosen ? `${chosen.name}, ${priceText(chosen, period === 'yearly' ? 'yearly' : 'monthly')}` : null
}
