import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { isWithin, spanOf } from '@/domain/analytics/period'
import { mayExportReports } from '@/domain/analytics/permissions'
import { type BillingReport, REPORTS, type ReportType, WORK_REPORTS } from '@/domain/analytics/vocabulary'
import { maySeeInvoices } from '@/domain/invoice/permissions'
import { type Day, dayAt } from '@/domain/time/calendar'
import { accountQuery } from '@/services/account/queries'
import { reportQuery } from '@/services/analytics/queries'
import { AnalyticsScreen } from '@/ui/analytics/analytics-screen'
import { addressOf, stripDefaults } from '../-address/later-address'
import { useSearchPatch } from '../-address/use-search-patch'
import { loadable } from '../-loading/loadable'
import { useNow } from '../-loading/use-now'
import { useFlags } from '../-session/flags'
import { guard } from '../-session/guard'
import { guarded } from '../-session/guarded'
import { useWorkspace } from '../-session/workspace'

export const Route = createFileRoute('/dashboard/analytics')({
  validateSearch: addressOf('analytics'),
  search: { middlewares: [stripDefaults('analytics')] },
  beforeLoad: guard('analytics'),
  loaderDeps: ({ search: { period } }) => ({ period }),
  loader: ({ context: { workspace, actor, user, flags, access }, deps: { period } }) => {
    if (access !== 'shown') return
    const seen = maySeeInvoices(actor) && flags.isOn('advanced_analytics', user) ? REPORTS : WORK_REPORTS
    for (const type of seen)
      void workspace.queryClient.prefetchQuery(reportQuery(workspace.http, actor.business_id, type, period))
  },
  component: guarded(AnalyticsPage),
})

function AnalyticsPage() {
  const { workspace, actor, user, clock } = useWorkspace()
  const { flags } = useFlags()
  const place = Route.useSearch()
  const today = dayAt(useNow(clock), actor.time_zone)
  const read = (type: ReportType, on?: Day) => reportQuery(workspace.http, actor.business_id, type, place.period, on)
  const [revenue, jobs, customers, crews] = [
    useQuery(read('revenue')),
    useQuery(read('jobs')),
    useQuery(read('customers')),
    useQuery(read('crews')),
  ]
  const showsBilling = maySeeInvoices(actor) && flags.isOn('advanced_analytics', user)
  const billing = (type: BillingReport) => ({ ...read(type), enabled: showsBilling })
  const billed = {
    invoiced: loadable(useQuery(billing('invoiced'))),
    collected: loadable(useQuery(billing('collected'))),
    receivables: loadable(useQuery(billing('receivables'))),
    estimates_answered: loadable(useQuery(billing('estimates_answered'))),
    estimates_value: loadable(useQuery(billing('estimates_value'))),
    paid_in_full: loadable(useQuery(billing('paid_in_full'))),
    days_to_pay: loadable(useQuery(billing('days_to_pay'))),
  }
  const { report = 'revenue', bar } = place
  const earlier = bar !== undefined && !isWithin(bar, spanOf(place.period, today)) ? bar : undefined
  const listed = useQuery({ ...read(report, earlier), enabled: place.report !== undefined })
  const { data: account } = useQuery(accountQuery(workspace.graphql))
  return (
    <AnalyticsScreen
      place={place}
      onPlace={useSearchPatch()}
      reports={{
        revenue: loadable(revenue),
        jobs: loadable(jobs),
        customers: loadable(customers),
        crews: loadable(crews),
      }}
      billed={showsBilling ? billed : null}
      listed={loadable(listed)}
      businessName={account?.businessName ?? ''}
      today={today}
      mayExport={mayExportReports(actor)}
    />
  )
}
