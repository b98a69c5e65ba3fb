import { shareOf } from '../line-items/totals'
import type { Cents } from '../money/money'

/** Two percent, in thousandths of a percent (POUT-03). */
export const FEE_RATE = 2_000

/** What a payout costs: 2 % of its amount, rounded as all amounts of documents are. */
export const processingFee = (amount: Cents): Cents => shareOf(amount, FEE_RATE)

/** What the client gets: the amount less the fee. */
export const netAmount = (amount: Cents): Cents => (amount - processingFee(amount)) as Cents

/** How long a payout takes (POUT-03). */
export const TAKES = '1-3 business days'
