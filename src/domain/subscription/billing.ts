import * as v from 'valibot'
import { cents } from '../money/amount'
import { count, moment } from '../text/field'
import { nextBillingAt, type Subscription } from './subscription'

/** BILL-02. The card number never leaves the provider. */
export const paymentMethodSchema = v.object({
  id: v.string(),
  /** `visa`, `mastercard`, … as the provider names it. */
  brand: v.string(),
  last4: v.string(),
  exp_month: count,
  exp_year: count,
  is_default: v.boolean(),
})
export type PaymentMethod = v.InferOutput<typeof paymentMethodSchema>

const BRANDS: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
}

export const brandName = (brand: string): string => BRANDS[brand] ?? (brand || 'Card')

/** "Visa ending in 4242" (BILL-03). */
export const cardName = ({ brand, last4 }: Pick<PaymentMethod, 'brand' | 'last4'>): string =>
  `${brandName(brand)} ending in ${last4}`

/** A card is valid until the end of its printed month. */
export const isCardExpired = (
  { exp_month, exp_year }: Pick<PaymentMethod, 'exp_month' | 'exp_year'>,
  today: { year: number; month: number },
): boolean => exp_year < today.year || (exp_year === today.year && exp_month < today.month)

/** A credit is negative. */
const invoiceLineSchema = v.object({ description: v.string(), amount: cents })

/** BILL-06. Instants are epoch ms, amounts cents. */
export const subscriptionInvoiceSchema = v.object({
  id: v.string(),
  number: v.string(),
  created_at: moment,
  period_start: moment,
  period_end: moment,
  amount_due: cents,
  amount_paid: cents,
  /** `paid`, `open`, or another status from the back end. */
  status: v.string(),
  lines: v.array(invoiceLineSchema),
})
export type SubscriptionInvoice = v.InferOutput<typeof subscriptionInvoiceSchema>

/** BILL-07 */
export const INVOICES_PER_PAGE = 10

/**
 * Returns null when there is another card or nothing will be charged. A trial runs without a card (LAND-09), so its card can be removed.
 */
export const cardRemovalRefusal = ({
  cards,
  subscription,
}: {
  cards: number
  subscription: Subscription | null
}): string | null => {
  if (cards > 1 || !subscription || subscription.status === 'trialing') return null
  return nextBillingAt(subscription) === null
    ? null
    : 'This is the only card that pays for your subscription. Add another card first.'
}

/** Removing the default card makes the first remaining one the default. */
export const removalConsequence = (card: PaymentMethod, all: readonly PaymentMethod[]): string => {
  const heir = all.find(({ id }) => id !== card.id)
  if (heir === undefined) return 'It is your only card. Nothing can be charged until you add another.'
  return card.is_default
    ? `${cardName(heir)} becomes your default payment method.`
    : 'It can’t be used for payments anymore. You can add it again at any time.'
}
