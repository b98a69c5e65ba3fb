import type { Application } from './application'
import { RECORD_ELEMENTS, type RecordElement } from './vocabulary'

type Recorded = Omit<Application, 'seal'>

type Element = { label: string; isThere: (application: Recorded) => boolean }

/**
 * The eight elements that federal rules require in a commercial applicator's record of a restricted-use pesticide (7 CFR 110.3), kept for
 * two years. States require more, most of which our other fields cover. The last one is the applicator's name and license number; the name
 * is always present.
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

export const elementLabel = (element: RecordElement): string => ELEMENTS[element].label

export const missingElements = (application: Recorded): RecordElement[] =>
  RECORD_ELEMENTS.filter((element) => !ELEMENTS[element].isThere(application))
