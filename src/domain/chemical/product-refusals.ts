import { numberText } from '../money/number-text'
import { isSameName } from '../text/same-name'
import type { ChemicalProduct } from './application'

/** Shown for a name that another chemical product already has. */
const CHEMICAL_NAME_TAKEN = 'A chemical product with this name already exists.'

/** Why a chemical product can't have this name; null when it can. `others` are the other products of the business. */
export const nameProblem = (name: string, others: readonly Pick<ChemicalProduct, 'name'>[]): string | null =>
  others.some((other) => isSameName(other.name, name)) ? CHEMICAL_NAME_TAKEN : null

/** Why a chemical product stays: records name it. `count` is how many; null when none does. */
export const chemicalUseRefusal = (count: number): string | null => {
  if (count === 0) return null
  const records = count === 1 ? 'One record names' : `${numberText(count)} records name`
  return `${records} this product. Records have to be kept, so it stays.`
}
