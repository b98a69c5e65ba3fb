import * as v from 'valibot'
import { LONGEST } from '../text/field'
import { text } from '../text/typed-text'
import { type ChemicalProduct, chemicalProductSchema, typedReentryHours } from './application'
import { rateIn, rateText } from './rate'

const { entries } = chemicalProductSchema

const RATE = 'Use a rate like 1.5 fl oz per 1,000 sq ft'

/**
 * Parses form input to a `ChemicalProductDraft` (CHEM-07). Only the back end checks that the name is unique: after a lost response, the
 * product with that name may be this one.
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

export const emptyChemicalProductForm: ChemicalProductForm = {
  name: '',
  epa_number: '',
  active_ingredient: '',
  signal_word: 'caution',
  category: 'herbicide',
  reentry_interval_hours: '',
  max_rate: '',
}

export const chemicalProductFormOf = ({
  id: _,
  business_id: __,
  ...product
}: ChemicalProduct): ChemicalProductForm => ({
  ...product,
  reentry_interval_hours: String(product.reentry_interval_hours),
  max_rate: product.max_rate ? rateText(product.max_rate) : '',
})
