import type { Application } from './application'
import { RECORD_ELEMENTS, type RecordElement } from './vocabulary'

type Recorded = Omit<Application, 'seal'>

type Element = { label: string; isThere: (application: Recorded) => boolean }

/**
 * The eight elements that federal rules ask of a commercial applicator's record of a restricted-use pesticide (7 CFR 110.3), to be kept for
 * two years. States ask for more; the documents' own fields have most of that. The last one is the
 * applicator's name with the number of the license, of which a record always has the name.
 */
const ELEMENTS: Record<RecordElement, Element> = {
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
}

/** `EPA registration number` */
export const elementLabel = (element: RecordElement): string => ELEMENTS[element].label

/** The elements that a record lacks. */
export const missingElements = (application: Recorded): RecordElement[] =>
  RECORD_ELEMENTS.filter((element) => !ELEMENTS[element].isThere(application))
