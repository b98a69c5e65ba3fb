import { shareOf } from '../line-items/totals'
import type { Cents } from '../money/money'

/** 2%, in thousandths of a percent (POUT-03). */
export const FEE_RATE = 2_000

/** Rounded like all document amounts. */
export const processingFee = (amount: Cents): Cents => shareOf(amount, FEE_RATE)

export const netAmount = (amount: Cents): Cents => (amount - processingFee(amount)) as Cents

/** POUT-03 */
export const TAKES = '1-3 business days'
