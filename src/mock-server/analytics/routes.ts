import { getReport } from '@/contract/analytics'
import { fullName } from '@/domain/account/user'
import { comparedAt, isWithin } from '@/domain/analytics/period'
import { maySeeReports } from '@/domain/analytics/permissions'
import { receivablesReport } from '@/domain/analytics/receivables'
import { type Entry, type Report, reportOn } from '@/domain/analytics/report'
import {
  BILLING_REPORTS,
  type BillingReport,
  type Period,
  REPORTS,
  type ReportType,
} from '@/domain/analytics/vocabulary'
import { maySeeInvoices } from '@/domain/invoice/permissions'
import { type Job, typeLabel } from '@/domain/job/job'
import { readable } from '@/domain/text/wording'
import type { Day } from '@/domain/time/calendar'
import type { Store } from '../core/log/store'
import { Refusal } from '../core/write/refusal'
import { reading } from '../rest/answer'
import { billingBegins, billingEntries, excludedCurrencies, owedAt } from './billing'
import { completedOn, firstCompletion } from './completions'

type ReportScope = { businessId: number; zone: string; isAsked: (day: Day) => boolean }

const crewOf = (job: Job, store: Store): string[] =>
  job.assigned_crew_members.flatMap((id) => {
    const member = store.find('crew_members', id)
    return member ? [fullName(member)] : []
  })

const JOB_REPORTS = {
  // Earned revenue is the price of completed jobs, invoiced or not.
  revenue: { worth: (job: Job) => job.estimated_cost, groupsOf: (job: Job) => [typeLabel(job.type)] },
  jobs: { worth: () => 1, groupsOf: (job: Job) => [typeLabel(job.type)] },
  crews: { worth: () => 1, groupsOf: crewOf },
} satisfies Record<string, { worth: (job: Job) => number; groupsOf: (job: Job, store: Store) => string[] }>

const jobEntries = async (type: keyof typeof JOB_REPORTS, asking: ReportScope, store: Store): Promise<Entry[]> => {
  const { worth, groupsOf } = JOB_REPORTS[type]
  const completed = await completedOn(asking.isAsked, asking.zone, store)
  return completed.flatMap(({ id, day }) => {
    const job = store.find('jobs', id)
    if (job?.business_id !== asking.businessId) return []
    const name = `${job.job_number} ${job.title}`
    return [{ record: 'job' as const, id, name, day, value: worth(job), groups: groupsOf(job, store) }]
  })
}

const clientEntries = ({ businessId, isAsked }: ReportScope, store: Store): Entry[] =>
  store
    .table('clients')
    .filter((client) => client.business_id === businessId && isAsked(client.client_since.slice(0, 10)))
    .map((client) => ({
      record: 'client',
      id: client.id,
      name: fullName(client),
      day: client.client_since.slice(0, 10),
      value: 1,
      groups: [readable(client.client_type)],
    }))

const isOfBilling = <Type extends ReportType>(type: Type): type is Type & BillingReport =>
  BILLING_REPORTS.some((report) => report === type)

const isReport = (type: string): type is ReportType => REPORTS.some((report) => report === type)

const entriesFor = (
  type: Exclude<ReportType, 'receivables'>,
  asking: ReportScope,
  store: Store,
): Entry[] | Promise<Entry[]> => {
  if (isOfBilling(type)) return billingEntries(type, asking, store)
  return type === 'customers' ? clientEntries(asking, store) : jobEntries(type, asking, store)
}

/** The first day with data; null without any. */
const recordsBegin = (
  type: ReportType,
  asking: Omit<ReportScope, 'isAsked'>,
  store: Store,
): Day | null | Promise<Day | null> => {
  const { businessId, zone } = asking
  if (isOfBilling(type)) return billingBegins(type, asking, store)
  if (type !== 'customers')
    return firstCompletion((id) => store.find('jobs', id)?.business_id === businessId, zone, store)
  const since = clientEntries({ ...asking, isAsked: () => true }, store).map(({ day }) => day)
  return since.toSorted()[0] ?? null
}

/** Reports by fact position; valid until the next write. */
const reportCache = new WeakMap<Store, { position: number; reports: Map<string, Promise<Report>> }>()

/** Caches a report until the next write. */
const sinceLastWrite = (store: Store, name: string, make: () => Promise<Report>): Promise<Report> => {
  const position = store.position()
  const entry = reportCache.get(store)
  const { reports } = entry?.position === position ? entry : { reports: new Map<string, Promise<Report>>() }
  if (entry?.position !== position) reportCache.set(store, { position, reports })
  const report = reports.get(name) ?? make()
  reports.set(name, report)
  // A failed report is retried on the next request.
  report.catch(() => reports.delete(name))
  return report
}

const dayFilter = (period: Period, day: Day): ReportScope['isAsked'] => {
  const { span, before } = comparedAt(period, day)
  return (each) => isWithin(each, span) || isWithin(each, before)
}

/** Computed from facts (ANA-02, X-49, EP-044). */
export const analyticsRoutes = [
  reading(getReport, async ({ actor, businessId, params, query: { period, on } }, store) => {
    if (!maySeeReports(actor)) throw new Refusal(403, 'Your role can’t see analytics.')
    const { type } = params
    if (!isReport(type)) throw new Refusal(404, 'Report not found')
    if (isOfBilling(type) && !maySeeInvoices(actor)) throw new Refusal(403, 'Your role can’t see invoices.')
    const zone = actor.time_zone
    const today = store.today(zone)
    const day = on ?? today
    const report = await sinceLastWrite(store, [type, period, day, today, zone, businessId].join(), async () => ({
      ...(type === 'receivables'
        ? receivablesReport(period, { day, today }, (at) => owedAt(at, { businessId, zone }, store))
        : reportOn(await entriesFor(type, { businessId, zone, isAsked: dayFilter(period, day) }, store), period, day)),
      records_begin: await recordsBegin(type, { businessId, zone }, store),
      left_out: isOfBilling(type) ? excludedCurrencies(businessId, store) : [],
    }))
    return { type, period, ...report }
  }),
] as const
