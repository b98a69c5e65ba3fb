import { searchBy } from '../text/search'
import type { Day } from '../time/calendar'
import { earliestFirst } from '../time/day'
import type { Application } from './application'
import { missingElements } from './record-elements'
import type { RecordElement } from './vocabulary'

export type ApplicationFilter = {
  search?: string | undefined
  from?: Day | undefined
  to?: Day | undefined
  /** Property id, as a select value. */
  property?: string | undefined
  /** Product name, because older records may name one that is on no list. */
  chemical?: string | undefined
  /** A federal element the record lacks; `any` matches records that lack at least one. */
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

export const byLatest = (a: Application, b: Application): number =>
  earliestFirst(b.application_date, a.application_date) ||
  earliestFirst(b.application_time, a.application_time) ||
  b.id - a.id
