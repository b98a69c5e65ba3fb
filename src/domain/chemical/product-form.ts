import * as v from 'valibot'
import { LONGEST } from '../field'
import { isSameName } from '../same-name'
import { text } from '../typed-text'
import { type ChemicalProduct, chemicalProductSchema, typedReentryHours } from './application'
import { rateIn, rateText } from './rate'

const { entries } = chemicalProductSchema

const RATE = 'Use a rate like 1.5 fl oz per 1,000 sq ft'

/**
 * The form of a chemical product as typed in, a `ChemicalProductDraft` out (CHEM-07). Only the back end checks whether its name is taken: where
 * an answer was lost, the product with that name may be this one.
 */
export const chemicalProductFormSchema = v.object({
  name: v.pipe(text(LONGEST.name), v.nonEmpty('Name is required')),
  epa_number: entries.epa_number,
  active_ingredient: v.pipe(text(LONGEST.title), v.nonEmpty('Active ingredient is required')),
  signal_word: entries.signal_word,
  category: entries.category,
  reentry_interval_hours: typedReentryHours,
  max_rate: v.pipe(
    text(LONGEST.name),
    v.transform((typed) => (typed === '' ? null : (rateIn(typed) ?? { amount: 0, unit: '' }))),
    v.check((rate) => rate === null || (rate.amount > 0 && rate.unit !== ''), RATE),
  ),
})
export type ChemicalProductForm = v.InferInput<typeof chemicalProductFormSchema>
export type ChemicalProductDraft = v.InferOutput<typeof chemicalProductFormSchema>

/** Shown for a name that another chemical product already has. */
const CHEMICAL_NAME_TAKEN = 'A chemical product with this name already exists.'

/** Why a chemical product can't have this name; null when it can. `others` are the other products of the business. */
export const nameProblem = (name: string, others: readonly Pick<ChemicalProduct, 'name'>[]): string | null =>
  others.some((other) => isSameName(other.name, name)) ? CHEMICAL_NAME_TAKEN : null

/** Why a chemical product stays: records name it. `count` is how many; null when none does. */
export const chemicalUseRefusal = (count: number): string | null => {
  if (count === 0) return null
  const records = count === 1 ? 'One record names' : `${count.toLocaleString('en-US')} records name`
  return `${records} this product. Records have to be kept, so it stays.`
}

/** A new product's form. */
export const emptyChemicalProductForm: ChemicalProductForm = {
  name: '',
  epa_number: '',
  active_ingredient: '',
  signal_word: 'caution',
  category: 'herbicide',
  reentry_interval_hours: '',
  max_rate: '',
}

/** A chemical product as its form shows it. */
export const chemicalProductFormOf = ({
  id: _,
  business_id: __,
  ...product
}: ChemicalProduct): ChemicalProductForm => ({
  ...product,
  reentry_interval_hours: String(product.reentry_interval_hours),
  max_rate: product.max_rate ? rateText(product.max_rate) : '',
})
