import { searchBy } from '../text/search'
import type { Day } from '../time/calendar'
import { earliestFirst } from '../time/day'
import type { Application } from './application'
import { missingElements } from './record-elements'
import type { RecordElement } from './vocabulary'

/** What the list of applications is narrowed to (CHEM-01); empty fields narrow nothing. */
export type ApplicationFilter = {
  search?: string | undefined
  /** First and last day, both included. */
  from?: Day | undefined
  to?: Day | undefined
  /** Id of the property, as a select has it. */
  property?: string | undefined
  /** Name of the product: older records may name one that is on no list. */
  chemical?: string | undefined
  /** A federal element that the record lacks; `any` is for those that lack one at all. */
  missing?: RecordElement | 'any' | undefined
}

const finds = searchBy((application: Application) => [
  application.chemical_name,
  application.target_pest_disease,
  application.applicator_name,
])

const lacks = (application: Application, missing: RecordElement | 'any'): boolean => {
  const elements = missingElements(application)
  return missing === 'any' ? elements.length > 0 : elements.includes(missing)
}

/** Narrows a list of applications: every word of the search is somewhere in chemical, target or applicator (CHEM-01). */
export const filterApplications = (
  applications: readonly Application[],
  { search, from, to, property, chemical, missing }: ApplicationFilter,
): Application[] => {
  const isFound = finds(search)
  return applications.filter(
    (application) =>
      (!from || application.application_date >= from) &&
      (!to || application.application_date <= to) &&
      (!property || String(application.property_id) === property) &&
      (!chemical || application.chemical_name === chemical) &&
      (!missing || lacks(application, missing)) &&
      isFound(application),
  )
}

/** The latest application first. */
export const byLatest = (a: Application, b: Application): number =>
  earliestFirst(b.application_date, a.application_date) ||
  earliestFirst(b.application_time, a.application_time) ||
  b.id - a.id
