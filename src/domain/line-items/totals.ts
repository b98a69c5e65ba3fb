import type { Cents } from '../money/money'
import { sumOfCents } from '../money/money'

export type PricedLine = {
  /** At most one decimal (EST-11). */
  quantity: number
  unit_price: Cents
}

export type DocumentTerms = {
  /** Thousandths of a percent: 8250 for 8.25 %. */
  tax_rate: number
  discount_amount: Cents
}

/** A saved document never totals less than zero; see `totalsRefusal`. */
export type DocumentTotals = { subtotal: Cents; tax_amount: Cents; discount_amount: Cents; total_amount: Cents }

const WHOLE = 100_000n
const TENTHS = 10n

/** The one rounding rule of documents: to the nearest cent, half up. Uses integers to avoid floating point errors. */
const roundedShare = (amount: bigint, of: bigint): Cents => Number((2n * amount + of) / (2n * of)) as Cents

/** Rounded to the cent (EST-10). Negative quantities and prices are refused earlier. */
export const lineTotal = ({ quantity, unit_price }: PricedLine): Cents =>
  roundedShare(BigInt(Math.round(quantity * 10)) * BigInt(unit_price), TENTHS)

/** Rounded to the cent. `rate` is in thousandths of a percent. */
export const shareOf = (amount: Cents, rate: number): Cents => roundedShare(BigInt(amount) * BigInt(rate), WHOLE)

/** Rounded to the cent (EST-10). The discount is deducted after tax. */
export const taxOn = (subtotal: Cents, tax_rate: number): Cents => shareOf(subtotal, tax_rate)

/** Each line is rounded separately, so that the displayed lines add up to the displayed subtotal. */
export const documentTotals = (
  lines: readonly PricedLine[],
  { tax_rate, discount_amount }: DocumentTerms,
): DocumentTotals => {
  const subtotal = sumOfCents(lines.map(lineTotal))
  const tax_amount = taxOn(subtotal, tax_rate)
  return { subtotal, tax_amount, discount_amount, total_amount: (subtotal + tax_amount - discount_amount) as Cents }
}

/** Clamps the totals of an unsaved document at zero; an excessive discount is refused at its field. */
export const atLeastNothing = (totals: DocumentTotals): DocumentTotals => ({
  ...totals,
  total_amount: Math.max(0, totals.total_amount) as Cents,
})

/** In cents. Limits the sum, since each single line may be that large. */
const MOST_TOTAL = 999_999_999

/** Returns null when valid. A total is never below zero, and a subtotal never too large to be exact. */
export const totalsRefusal = ({ subtotal, total_amount }: DocumentTotals): string | null => {
  if (total_amount < 0) return 'Use a discount no larger than the subtotal plus tax'
  return subtotal > MOST_TOTAL || total_amount > MOST_TOTAL ? 'Keep the total at 9,999,999.99 or less' : null
}
