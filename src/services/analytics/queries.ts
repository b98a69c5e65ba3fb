import { queryOptions } from '@tanstack/react-query'
import { getReport } from '@/contract/analytics'
import type { Period, ReportType } from '@/domain/analytics/vocabulary'
import type { Day } from '@/domain/time/calendar'
import type { Http } from '../http/http'

/** The report for the period of `on`, by default today's (EP-044). Any write can change it. */
export const reportQuery = (http: Http, businessId: number, type: ReportType, period: Period, on?: Day) =>
  queryOptions({
    queryKey: ['report', businessId, type, period, on],
    meta: { renewedBy: ['facts', 'clients', 'jobs', 'invoices', 'estimates'] },
    queryFn: ({ signal }) => http.call(getReport, { params: { businessId, type }, query: { period, on }, signal }),
  })
