import { numberText } from '../money/number-text'
import { isSameName } from '../text/same-name'
import type { ChemicalProduct } from './application'

const CHEMICAL_NAME_TAKEN = 'A chemical product with this name already exists.'

/** Returns null when the name is available; `others` are the business's other products. */
export const nameProblem = (name: string, others: readonly Pick<ChemicalProduct, 'name'>[]): string | null =>
  others.some((other) => isSameName(other.name, name)) ? CHEMICAL_NAME_TAKEN : null

/** Explains why a product that records use can't be deleted; null when `count` is 0. */
export const chemicalUseRefusal = (count: number): string | null => {
  if (count === 0) return null
  const records = count === 1 ? 'One record names' : `${numberText(count)} records name`
  return `${records} this product. Records have to be kept, so it stays.`
}
