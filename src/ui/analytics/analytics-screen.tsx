import { chakra } from '@chakra-ui/react'
import Download from 'lucide-react/icons/download'
import Printer from 'lucide-react/icons/printer'
import { insightsOf, type Reports } from '@/domain/analytics/insights'
import { spanOf, spanText } from '@/domain/analytics/period'
import type { Report } from '@/domain/analytics/report'
import { BILLING_REPORTS, BILLING_TRENDS, PERIODS, type ReportType, WORK_REPORTS } from '@/domain/analytics/vocabulary'
import { ownCurrency } from '@/domain/money/own-amount'
import { formatDate } from '@/domain/time/calendar'
import { Button } from '@/ui/kit/actions/button'
import { lazyPart } from '@/ui/kit/behavior/lazy-part'
import { Banner } from '@/ui/kit/feedback/banner'
import type { Loadable } from '@/ui/kit/feedback/loadable'
import { Loaded } from '@/ui/kit/feedback/loaded'
import { Skeleton } from '@/ui/kit/feedback/skeleton'
import { SelectField } from '@/ui/kit/fields/select-field'
import { Card } from '@/ui/kit/layout/card'
import { PageHeader } from '@/ui/kit/layout/page-header'
import { BillingCards, FigureCards } from './figure-cards'
import { ReceivablesCards } from './receivables-cards'
import { chartsDrawn, GroupsCard, TrendCard } from './report-card'
import { saveReports } from './reports-file'
import type { AnalyticsScreenProps, Billed } from './types'
import { MONEY_WORDS, REPORT_WORDS } from './wording'

const LazyEntries = lazyPart({
  name: 'The list of entries',
  load: () => import('./entries-drawer').then(({ EntriesDrawer }) => EntriesDrawer),
  isOverlay: true,
})

const CLOSED = { report: undefined, bar: undefined, group: undefined } as const

/** Combines reports: ready when all are; the first failure stands for all, and Retry reloads every failed one. */
const together = <Type extends ReportType>(
  types: readonly Type[],
  reports: Record<Type, Loadable<Report>>,
): Loadable<Record<Type, Report>> => {
  const all = types.map((type) => reports[type])
  const failed = all.find((report) => report.state === 'failed')
  if (failed?.state === 'failed')
    return {
      ...failed,
      retry: () => {
        for (const report of all) if (report.state !== 'ready') report.retry?.()
      },
    }
  const ready = types.flatMap((type) => {
    const report = reports[type]
    return report.state === 'ready' ? [[type, report.value] as const] : []
  })
  if (ready.length < types.length) return { state: 'loading' }
  return { state: 'ready', value: Object.fromEntries(ready) as Record<Type, Report> }
}

/** Figures of a period next to the previous one (ANA-01, ANA-02). */
export const AnalyticsScreen = (props: AnalyticsScreenProps) => {
  const { place, onPlace, reports, today, mayExport } = props
  const { period } = place
  const all = together(WORK_REPORTS, reports)
  const billed = props.billed && together(BILLING_REPORTS, props.billed)
  const isLoading = all.state === 'loading' || billed?.state === 'loading'
  return (
    <>
      <PageHeader
        title="Analytics"
        description={spanText(spanOf(period, today), today)}
        actions={
          <>
            <SelectField
              label="Period"
              hideLabel
              value={period}
              options={PERIODS.map((value) => ({ value, label: `This ${value}` }))}
              onChange={({ currentTarget }) => onPlace({ ...CLOSED, period: periodIn(currentTarget.value) })}
            />
            {mayExport && (
              <Button
                variant="outline"
                disabled={isLoading || all.state !== 'ready'}
                onClick={() =>
                  all.state === 'ready' &&
                  saveReports(
                    { ...all.value, ...(billed?.state === 'ready' ? billed.value : {}) },
                    `analytics-${period}-${today}.csv`,
                  )
                }
              >
                <Download size={16} aria-hidden />
                Export CSV
              </Button>
            )}
            <Button
              variant="outline"
              disabled={isLoading}
              onClick={() => void chartsDrawn().then(() => print())}
              aria-label="Print"
            >
              <Printer size={16} aria-hidden />
              <chakra.span display={{ base: 'none', sm: 'inline' }}>Print</chakra.span>
            </Button>
          </>
        }
      />
      <Loaded
        of={all}
        loading={
          <>
            <Skeleton height="28rem" role="status" aria-label="Loading analytics…" _print={{ display: 'none' }} />
            <StillLoading>The figures are still loading.</StillLoading>
          </>
        }
        failed="Analytics could not be loaded."
      >
        {(ready) => <Ready {...props} reports={ready} billed={billed} />}
      </Loaded>
    </>
  )
}

/** Printed instead of a skeleton when the user prints before the figures are loaded. */
const StillLoading = ({ children }: { children: string }) => (
  <chakra.p display="none" _print={{ display: 'block' }}>
    {children} Print again once they’re here.
  </chakra.p>
)

const periodIn = (value: string) => PERIODS.find((period) => period === value) ?? 'month'

type ReadyProps = Omit<AnalyticsScreenProps, 'reports' | 'billed'> & {
  reports: Reports
  billed: Loadable<Billed> | null
}

const Ready = ({ reports, billed, listed, place, onPlace, businessName, today }: ReadyProps) => {
  const currency = ownCurrency()
  const { period, report: open } = place
  const trend = (type: ReportType, report: Report, about: { title: string; about?: string }) => (
    <TrendCard
      key={type}
      {...{ ...about, type, report, period, today }}
      onOpen={(bar) => onPlace({ ...CLOSED, report: type, bar })}
    />
  )
  const openGroup = (report: ReportType) => (group: string) => onPlace({ ...CLOSED, report, group })
  const insights = insightsOf(reports, { period, currency, today })
  return (
    <chakra.div
      display="grid"
      gap="4"
      gridTemplateColumns="minmax(0, 1fr)"
      _print={{ printColorAdjust: 'exact', '& section': { breakInside: 'avoid' } }}
    >
      <chakra.p display="none" _print={{ display: 'block' }}>
        {businessName} · Printed {formatDate(today)}
      </chakra.p>
      {billed?.state === 'ready' && billed.value.invoiced.left_out.length > 0 && (
        <Banner kind="info">
          Of invoices, payments and estimates, only those in {currency} are counted. That is the currency in your
          settings.
        </Banner>
      )}
      <FigureCards {...{ reports, period, today }} onOpen={(report) => onPlace({ ...CLOSED, report })} />
      {billed && (
        <Loaded
          of={billed}
          loading={
            <>
              <Skeleton
                height={{ base: '7rem', lg: '8.4375rem' }}
                role="status"
                aria-label="Loading invoices and payments…"
                _print={{ display: 'none' }}
              />
              <StillLoading>Invoices and payments are still loading.</StillLoading>
            </>
          }
          failed="What was invoiced and collected could not be loaded."
        >
          {(value) => (
            <BillingCards {...{ billed: value, period, today }} onOpen={(report) => onPlace({ ...CLOSED, report })} />
          )}
        </Loaded>
      )}
      <chakra.div
        display="grid"
        gap="4"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' }}
      >
        {trend('revenue', reports.revenue, { title: 'Revenue trend', about: `Earned: ${MONEY_WORDS.revenue}` })}
        <Card title="Key insights">
          {insights.length === 0 ? (
            <chakra.p color="fg.muted">Nothing stands out yet.</chakra.p>
          ) : (
            <chakra.ul display="grid" gap="2" ps="4" listStyleType="disc">
              {insights.map((insight) => (
                <li key={insight}>{insight}</li>
              ))}
            </chakra.ul>
          )}
        </Card>
        {trend('jobs', reports.jobs, { title: 'Jobs completed' })}
        <GroupsCard title="Top services" type="revenue" report={reports.revenue} onOpen={openGroup('revenue')} />
        {trend('customers', reports.customers, { title: 'Customer growth' })}
        <GroupsCard title="Crew" type="crews" report={reports.crews} onOpen={openGroup('crews')} />
      </chakra.div>
      {billed?.state === 'ready' && (
        <chakra.div
          display="grid"
          gap="4"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
        >
          {BILLING_TRENDS.map((type) =>
            trend(type, billed.value[type], { title: REPORT_WORDS[type].title, about: MONEY_WORDS[type] }),
          )}
          <ReceivablesCards billed={billed.value} onOpen={(report, group) => onPlace({ ...CLOSED, report, group })} />
        </chakra.div>
      )}
      {open && <LazyEntries type={open} {...{ listed, place, today }} onClose={() => onPlace(CLOSED)} />}
    </chakra.div>
  )
}
