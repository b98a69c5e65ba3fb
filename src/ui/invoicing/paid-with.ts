import type { RecordedPayment } from '@/domain/invoice/invoice'
import { methodLabel } from '@/domain/invoice/vocabulary'
import { cardName } from '@/domain/subscription/billing'

type Paid = Pick<RecordedPayment, 'card_brand' | 'card_last4' | 'payment_method'>

/** For example `Visa ending in 4242`, `Check`. */
export const paidWith = ({ card_brand, card_last4, payment_method }: Paid): string =>
  card_last4 === '' ? methodLabel(payment_method) : cardName({ brand: card_brand, last4: card_last4 })
