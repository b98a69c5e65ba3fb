import type { Cents } from '../money/money'

type Totals = { tax_amount: number; total_amount: number }

const taxWithin = (credited: number, { tax_amount, total_amount }: Totals) =>
  total_amount === 0 ? 0 : Math.round((tax_amount * credited) / total_amount)

/**
 * The tax in a credit, after `before` was already credited. Proportional to the invoice, so that crediting all of it returns all of the
 * tax.
 */
export const creditTax = (amount: number, before: number, totals: Totals): Cents =>
  (taxWithin(before + amount, totals) - taxWithin(before, totals)) as Cents
