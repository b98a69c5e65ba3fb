import type { Cents } from '../money/money'
import { sumOfCents } from '../money/money'

/** What a line is charged by: how many of something, at what price each. */
export type PricedLine = {
  /** At most one decimal (EST-11). */
  quantity: number
  unit_price: Cents
}

/** What a whole document adds to its lines and takes off. */
export type DocumentTerms = {
  /** Thousandths of a percent: 8250 for 8.25 %. */
  tax_rate: number
  discount_amount: Cents
}

/** What a document comes to. A document that is kept never comes to less than nothing; see `totalsRefusal`. */
export type DocumentTotals = { subtotal: Cents; tax_amount: Cents; discount_amount: Cents; total_amount: Cents }

/** Thousandths of a percent in one whole. */
const WHOLE = 100_000n
const TENTHS = 10n

/** The one rounding rule of documents: to the nearest cent, a half up. In whole numbers, so that no amount is off by a cent for its size. */
const roundedShare = (amount: bigint, of: bigint): Cents => Number((2n * amount + of) / (2n * of)) as Cents

/** What a line comes to: quantity × unit price, to the cent (EST-10). Negative quantities and prices are refused before. */
export const lineTotal = ({ quantity, unit_price }: PricedLine): Cents =>
  roundedShare(BigInt(Math.round(quantity * 10)) * BigInt(unit_price), TENTHS)

/** A share of an amount, to the cent. `rate` is thousandths of a percent. */
export const shareOf = (amount: Cents, rate: number): Cents => roundedShare(BigInt(amount) * BigInt(rate), WHOLE)

/** Tax on a subtotal, to the cent (EST-10). The discount comes off after the tax. */
export const taxOn = (subtotal: Cents, tax_rate: number): Cents => shareOf(subtotal, tax_rate)

/** Subtotal, tax, discount and total of a document. Each line is rounded separately, so that the lines as shown add up to the subtotal as shown. */
export const documentTotals = (
  lines: readonly PricedLine[],
  { tax_rate, discount_amount }: DocumentTerms,
): DocumentTotals => {
  const subtotal = sumOfCents(lines.map(lineTotal))
  const tax_amount = taxOn(subtotal, tax_rate)
  return { subtotal, tax_amount, discount_amount, total_amount: (subtotal + tax_amount - discount_amount) as Cents }
}

/** The totals of a document that is still typed: none comes to less than nothing, and a discount that is too large is refused at its field. */
export const atLeastNothing = (totals: DocumentTotals): DocumentTotals => ({
  ...totals,
  total_amount: Math.max(0, totals.total_amount) as Cents,
})

/** The most that a document comes to, in cents. Lines may each be as large; their sum is not. */
const MOST_TOTAL = 999_999_999

/** Why a document can't come to this; null where it can. A total never falls below zero, and no subtotal is too large to be exact. */
export const totalsRefusal = ({ subtotal, total_amount }: DocumentTotals): string | null => {
  if (total_amount < 0) return 'Use a discount no larger than the subtotal plus tax'
  return subtotal > MOST_TOTAL || total_amount > MOST_TOTAL ? 'Keep the total at 9,999,999.99 or less' : null
}
