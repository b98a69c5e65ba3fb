import { readable } from '../text/wording'

export const CHEMICAL_CATEGORIES = ['herbicide', 'insecticide', 'fungicide'] as const
export type ChemicalCategory = (typeof CHEMICAL_CATEGORIES)[number]

/** Label words for the hazard, strongest first. */
export const SIGNAL_WORDS = ['danger', 'warning', 'caution'] as const

export const APPLICATION_METHODS = ['spray', 'granular', 'injection', 'other'] as const

export const PPE = [
  'gloves',
  'eye_protection',
  'respirator',
  'long_sleeves',
  'long_pants',
  'boots',
  'coveralls',
] as const

export const AMOUNT_UNITS = ['gallons', 'lbs'] as const

export const RECORD_ELEMENTS = ['product', 'epa', 'amount', 'location', 'area', 'site', 'date', 'license'] as const
export type RecordElement = (typeof RECORD_ELEMENTS)[number]

export const chemicalLabel = (word: string): string => readable(word)
