import { readable } from '../text/wording'

/** What a chemical product is against (CHEM-07). */
export const CHEMICAL_CATEGORIES = ['herbicide', 'insecticide', 'fungicide'] as const
export type ChemicalCategory = (typeof CHEMICAL_CATEGORIES)[number]

/** The word on a label that says how dangerous a product is; the strongest first. */
export const SIGNAL_WORDS = ['danger', 'warning', 'caution'] as const

/** How a chemical is put out (CHEM-10). */
export const APPLICATION_METHODS = ['spray', 'granular', 'injection', 'other'] as const

/** What an applicator wears (CHEM-10). */
export const PPE = [
  'gloves',
  'eye_protection',
  'respirator',
  'long_sleeves',
  'long_pants',
  'boots',
  'coveralls',
] as const

/** What the total amount is counted in (CHEM-08). */
export const AMOUNT_UNITS = ['gallons', 'lbs'] as const

/** The elements of a federal record, in the order of the rule; `record-elements.ts` says when a record has them. */
export const RECORD_ELEMENTS = ['product', 'epa', 'amount', 'location', 'area', 'site', 'date', 'license'] as const
export type RecordElement = (typeof RECORD_ELEMENTS)[number]

/** `Eye protection` */
export const chemicalLabel = (word: string): string => readable(word)
