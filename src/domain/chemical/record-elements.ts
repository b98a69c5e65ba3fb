import type { Application } from './application'

type Recorded = Omit<Application, 'seal'>

type Element = { label: string; isThere: (application: Recorded) => boolean }

/**
 * The eight elements that federal rules ask of a commercial applicator's record of a restricted-use pesticide (7 CFR 110.3), to be kept for
 * two years. States ask for more; the documents' own fields have most of that. The last one is the
 * applicator's name with the number of the license, of which a record always has the name.
 */
export const RECORD_ELEMENTS = {
  product: { label: 'Product name', isThere: ({ chemical_name }) => chemical_name !== '' },
  epa: { label: 'EPA registration number', isThere: ({ epa_registration_number }) => epa_registration_number !== '' },
  amount: { label: 'Total amount', isThere: ({ total_amount_applied }) => total_amount_applied !== null },
  location: { label: 'Location', isThere: ({ location }) => location !== '' },
  area: { label: 'Area treated', isThere: ({ area_treated_sqft }) => area_treated_sqft !== null },
  site: { label: 'Crop or site', isThere: ({ site_treated }) => site_treated !== '' },
  date: { label: 'Date', isThere: ({ application_date }) => application_date !== '' },
  license: {
    label: 'License number',
    isThere: ({ applicator_name, applicator_license_number }) =>
      applicator_name !== '' && applicator_license_number !== '',
  },
} as const satisfies Record<string, Element>

export type RecordElement = keyof typeof RECORD_ELEMENTS

/** Every element, in the order of the rule. */
export const ELEMENT_KEYS = Object.keys(RECORD_ELEMENTS) as RecordElement[]

/** The elements that a record lacks. */
export const missingElements = (application: Recorded): RecordElement[] =>
  ELEMENT_KEYS.filter((key) => !RECORD_ELEMENTS[key].isThere(application))
