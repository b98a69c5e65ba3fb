import { type DocumentTerms, totalsRefusal } from '../line-items/totals'
import { hasChoices, type Offer, rangeOf } from './choice'
import { type DepositTerms, depositRefusal } from './deposit'

type OfferProblem = {
  field: 'line_items' | 'packages' | 'discount_amount' | 'deposit_amount' | 'deposit_rate'
  reason: string
}

const repeats = (ids: readonly number[]): boolean => new Set(ids).size < ids.length

/** Inconsistencies between lines and packages: a form can't produce them, but two concurrent edits can. */
const misfit = ({ line_items, packages, recommended_package_id }: Offer): OfferProblem | null => {
  if (repeats(line_items.map(({ id }) => id))) return { field: 'line_items', reason: 'Two lines have the same id.' }
  if (repeats(packages.map(({ id }) => id))) return { field: 'packages', reason: 'Two packages have the same id.' }
  const packageIds = new Set(packages.map(({ id }) => id))
  const isLost = (id: number | null) => id !== null && !packageIds.has(id)
  if (line_items.some(({ package_id }) => isLost(package_id)))
    return { field: 'line_items', reason: 'A line belongs to a package that was removed.' }
  if (line_items.some(({ package_id, selection }) => package_id !== null && selection !== 'included'))
    return { field: 'line_items', reason: 'A line of a package can’t be optional.' }
  return isLost(recommended_package_id)
    ? { field: 'packages', reason: 'The recommended package was removed. Recommend another one.' }
    : null
}

/** Checks the discount against every possible choice. Returns null when it fits. */
export const discountRefusal = (offer: Offer & DocumentTerms): string | null => {
  const [least, most] = rangeOf(offer)
  const refusal = totalsRefusal(most) ?? totalsRefusal(least)
  return refusal !== null && least.total_amount < 0 && hasChoices(offer)
    ? 'Use a discount no larger than the lowest total that the client can choose'
    : refusal
}

export const offerProblem = (estimate: Offer & DocumentTerms & DepositTerms): OfferProblem | null => {
  const discount = discountRefusal(estimate)
  return (
    misfit(estimate) ??
    (discount === null ? null : { field: 'discount_amount', reason: discount }) ??
    depositRefusal(estimate)
  )
}

type Packed = Pick<Offer, 'packages'> & { line_items: readonly { package_id: number | null }[] }

export const packagesRefusal = ({ packages, line_items }: Packed): string | null => {
  if (packages.length === 1) return 'One package is no choice. Add another one, or remove it.'
  const empty = packages.find(({ id }) => !line_items.some(({ package_id }) => package_id === id))
  return empty ? `The package ${empty.name} has no lines. Add some, or remove it.` : null
}
