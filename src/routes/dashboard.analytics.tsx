import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { isWithin, spanOf } from '@/domain/analytics/period'
import { mayExportReports } from '@/domain/analytics/permissions'
import { REPORTS, type ReportType, WORK_REPORTS } from '@/domain/analytics/vocabulary'
import { type Day, dayAt } from '@/domain/calendar'
import { maySeeInvoices } from '@/domain/invoice/permissions'
import { accountQuery } from '@/services/account/queries'
import { reportQuery } from '@/services/analytics/queries'
import { AnalyticsScreen } from '@/ui/analytics/analytics-screen'
import { bothReady } from '@/ui/kit/loadable'
import { guard } from './-guard'
import { guarded } from './-guarded'
import { addressOf, withoutUnsaid } from './-later-address'
import { loadable } from './-loadable'
import { useNow } from './-use-now'
import { useSearchPatch } from './-use-search-patch'
import { useWorkspace } from './-workspace'

export const Route = createFileRoute('/dashboard/analytics')({
  validateSearch: addressOf('analytics'),
  search: { middlewares: [withoutUnsaid('analytics')] },
  beforeLoad: guard('analytics'),
  loaderDeps: ({ search: { period } }) => ({ period }),
  loader: ({ context: { workspace, actor, access }, deps: { period } }) => {
    if (access !== 'shown') return
    const seen = maySeeInvoices(actor) ? REPORTS : WORK_REPORTS
    for (const type of seen)
      void workspace.queryClient.prefetchQuery(reportQuery(workspace.http, actor.business_id, type, period))
  },
  component: guarded(AnalyticsPage),
})

function AnalyticsPage() {
  const { workspace, actor, clock } = useWorkspace()
  const place = Route.useSearch()
  const today = dayAt(useNow(clock), actor.time_zone)
  const read = (type: ReportType, on?: Day) => reportQuery(workspace.http, actor.business_id, type, place.period, on)
  const [revenue, jobs, customers, crews] = [
    useQuery(read('revenue')),
    useQuery(read('jobs')),
    useQuery(read('customers')),
    useQuery(read('crews')),
  ]
  const showsBilling = maySeeInvoices(actor)
  const invoiced = useQuery({ ...read('invoiced'), enabled: showsBilling })
  const collected = useQuery({ ...read('collected'), enabled: showsBilling })
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
      billed={
        showsBilling
          ? bothReady(loadable(invoiced), loadable(collected), (asked, paid) => ({ invoiced: asked, collected: paid }))
          : null
      }
      listed={loadable(listed)}
      businessName={account?.businessName ?? ''}
      today={today}
      mayExport={mayExportReports(actor)}
    />
  )
}
