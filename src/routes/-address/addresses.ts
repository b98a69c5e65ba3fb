import * as v from 'valibot'
import { analyticsSearch } from '../-analytics/search'
import { catalogUrl } from '../-catalog/search'
import { applicationPageSearch, chemicalsUrl, reportSearch } from '../-chemicals/search'
import { clientPageSearch, clientsUrl } from '../-clients/search'
import { communicationsSearch } from '../-communications/search'
import { crewUrl } from '../-crew/search'
import { estimatesUrl } from '../-estimates/search'
import { invoicingUrl } from '../-invoicing/search'
import { jobsUrl } from '../-jobs/search'
import { mapSearch } from '../-map/search'
import { payoutsUrl } from '../-payouts/search'
import { permissionsUrl } from '../-permissions/search'
import { predictiveUrl } from '../-predictive/search'
import { propertiesUrl } from '../-properties/search'
import { schedulingSearch } from '../-scheduling/search'
import { servicePlansUrl } from '../-service-plans/search'
import { statementSearch } from '../-statement/search'

const pageNumber = v.pipe(v.number(), v.integer(), v.minValue(1))

export const ADDRESSES = {
  analytics: analyticsSearch,
  application: applicationPageSearch,
  billing: v.object({ page: v.optional(v.fallback(pageNumber, 1), 1) }),
  catalog: catalogUrl.schema,
  chemicals: chemicalsUrl.schema,
  client: clientPageSearch,
  clients: clientsUrl.schema,
  communications: communicationsSearch,
  crew: crewUrl.schema,
  estimates: estimatesUrl.schema,
  invoicing: invoicingUrl.schema,
  jobs: jobsUrl.schema,
  map: mapSearch,
  payouts: payoutsUrl.schema,
  permissions: permissionsUrl.schema,
  plans: servicePlansUrl.schema,
  predictive: predictiveUrl.schema,
  properties: propertiesUrl.schema,
  report: reportSearch,
  scheduling: schedulingSearch,
  statement: statementSearch,
}
