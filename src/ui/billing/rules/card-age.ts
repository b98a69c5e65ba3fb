import { isCardExpired, type PaymentMethod } from '@/domain/subscription/billing'

type Month = { year: number; month: number }

/** `expiring` in its last two months. */
export type CardAge = 'good' | 'expiring' | 'expired'

const SOON_MONTHS = 2

/** A card is valid until the end of its printed month. */
export const cardAge = (card: Pick<PaymentMethod, 'exp_month' | 'exp_year'>, today: Month): CardAge => {
  if (isCardExpired(card, today)) return 'expired'
  const monthsRemaining = (card.exp_year - today.year) * 12 + card.exp_month - today.month
  return monthsRemaining < SOON_MONTHS ? 'expiring' : 'good'
}

export const monthIn = (day: string): Month => ({ year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)) })

/** "08/2028", as printed on the card. */
export const expiryText = ({ exp_month, exp_year }: Pick<PaymentMethod, 'exp_month' | 'exp_year'>): string =>
  `${String(exp_month).padStart(2, '0')}/${exp_year}`
