import * as v from 'valibot'
import { cents } from '../money/amount'
import { count, moment } from '../text/field'
import { nextBillingAt, type Subscription } from './subscription'

/** A card that a subscription can be paid with (BILL-02). Its number never leaves the card provider. */
export const paymentMethodSchema = v.object({
  id: v.string(),
  /** `visa`, `mastercard`, … as the provider calls it. */
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

/** "Visa": a brand as people read it; an unknown one as the provider calls it. */
export const brandName = (brand: string): string => BRANDS[brand] ?? (brand || 'Card')

/** "Visa ending in 4242": how a card is named everywhere (BILL-03). */
export const cardName = ({ brand, last4 }: Pick<PaymentMethod, 'brand' | 'last4'>): string =>
  `${brandName(brand)} ending in ${last4}`

/** Whether a card has expired in a month: it is valid until the end of the one printed on it. */
export const isCardExpired = (
  { exp_month, exp_year }: Pick<PaymentMethod, 'exp_month' | 'exp_year'>,
  today: { year: number; month: number },
): boolean => exp_year < today.year || (exp_year === today.year && exp_month < today.month)

/** One line of a subscription invoice; a credit is negative. */
const invoiceLineSchema = v.object({ description: v.string(), amount: cents })

/** An invoice for the subscription (BILL-06). Instants are epoch ms, amounts cents. */
export const subscriptionInvoiceSchema = v.object({
  id: v.string(),
  number: v.string(),
  created_at: moment,
  period_start: moment,
  period_end: moment,
  amount_due: cents,
  amount_paid: cents,
  /** `paid`, `open`, or whatever else the back end says. */
  status: v.string(),
  lines: v.array(invoiceLineSchema),
})
export type SubscriptionInvoice = v.InferOutput<typeof subscriptionInvoiceSchema>

/** BILL-07 */
export const INVOICES_PER_PAGE = 10

/**
 * Why the only card can't be removed; null when it can: there is another one, or nothing else will be charged. A trial runs without a
 * card (LAND-09), so its card can be removed.
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

/** What happens to the payments when a card is removed: the first of the others replaces the default one. */
export const removalConsequence = (card: PaymentMethod, all: readonly PaymentMethod[]): string => {
  const heir = all.find(({ id }) => id !== card.id)
  if (heir === undefined) return 'It is your only card. Nothing can be charged until you add another.'
  return card.is_default
    ? `${cardName(heir)} becomes your default payment method.`
    : 'It can’t be used for payments anymore. You can add it again at any time.'
}
