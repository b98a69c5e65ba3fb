import type { Writing } from '../documents/writing'
import { brandName } from '../subscription/billing'
import type { Payment } from './payment'

/** For example `Visa ending in 4242`. */
export const cardFact = (
  { card_brand, card_last4 }: Pick<Payment, 'card_brand' | 'card_last4'>,
  { words }: Writing,
) => ({
  label: words.Card,
  value: `${brandName(card_brand)} ${words['ending in']} ${card_last4}`,
})
