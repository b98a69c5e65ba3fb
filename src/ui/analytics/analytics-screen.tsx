import { chakra } from '@chakra-ui/react'
import { Download, Printer } from 'lucide-react'
import { insightsOf, type Reports } from '@/domain/analytics/insights'
import { spanText } from '@/domain/analytics/period'
import type { Report } from '@/domain/analytics/report'
import { BILLING_REPORTS, PERIODS, REPORTS, type ReportType, WORK_REPORTS } from '@/domain/analytics/vocabulary'
import { formatDate } from '@/domain/calendar'
import { Button } from '@/ui/kit/button'
import { Card } from '@/ui/kit/card'
import type { Loadable } from '@/ui/kit/loadable'
import { Loaded } from '@/ui/kit/loaded'
import { PageHeader } from '@/ui/kit/page-header'
import { saveCsv } from '@/ui/kit/records/csv'
import { SelectField } from '@/ui/kit/select-field'
import { Skeleton } from '@/ui/kit/skeleton'
import { EntriesDrawer } from './entries-drawer'
import { BillingCards, FigureCards } from './figure-cards'
import { GroupsCard, TrendCard } from './report-card'
import type { AnalyticsScreenProps } from './types'
import { MONEY_WORDS, REPORT_WORDS, valueText } from './wording'

const CLOSED = { report: undefined, bar: undefined, group: undefined } as const

/** All four reports, once each is there; the first failure is that of the page, and Retry loads every one again. */
const together = (reports: AnalyticsScreenProps['reports']): Loadable<Reports> => {
  const all = WORK_REPORTS.map((type) => reports[type])
  const failed = all.find((report) => report.state === 'failed')
  if (failed?.state === 'failed')
    return {
      ...failed,
      retry: () => {
        for (const report of all) if (report.state === 'failed') report.retry()
      },
    }
  const { revenue, jobs, customers, crews } = reports
  if (revenue.state !== 'ready' || jobs.state !== 'ready' || customers.state !== 'ready' || crews.state !== 'ready')
    return { state: 'loading' }
  return {
    state: 'ready',
    value: { revenue: revenue.value, jobs: jobs.value, customers: customers.value, crews: crews.value },
  }
}

/** How the business does in a period, beside the one before (ANA-01, ANA-02). */
export const AnalyticsScreen = (props: AnalyticsScreenProps) => {
  const { place, onPlace, reports, billed, today, mayExport } = props
  const { period } = place
  const all = together(reports)
  return (
    <>
      <PageHeader
        title="Analytics"
        {...(all.state === 'ready' ? { description: spanText(all.value.revenue.span, today) } : {})}
        actions={
          <>
            <SelectField
              label="Period"
              hideLabel
              value={period}
              options={PERIODS.map((value) => ({ value, label: `This ${value}` }))}
              onChange={({ currentTarget }) => onPlace({ ...CLOSED, period: periodIn(currentTarget.value) })}
            />
            {mayExport && all.state === 'ready' && billed?.state !== 'loading' && (
              <Button
                variant="outline"
                onClick={() =>
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
            <Button variant="outline" onClick={() => print()}>
              <Printer size={16} aria-hidden />
              Print
            </Button>
          </>
        }
      />
      <Loaded
        of={all}
        loading={<Skeleton height="28rem" role="status" aria-label="Loading analytics…" />}
        failed="Analytics could not be loaded."
      >
        {(ready) => <Ready {...props} reports={ready} />}
      </Loaded>
    </>
  )
}

const periodIn = (value: string) => PERIODS.find((period) => period === value) ?? 'month'

type ReadyProps = Omit<AnalyticsScreenProps, 'reports'> & { reports: Reports }

const Ready = ({ reports, billed, listed, place, onPlace, businessName, today }: ReadyProps) => {
  const { period, report: open } = place
  const trend = (type: ReportType, report: Report, about: { title: string; about?: string }) => (
    <TrendCard
      key={type}
      {...{ ...about, type, report, period, today }}
      onOpen={(bar) => onPlace({ ...CLOSED, report: type, bar })}
    />
  )
  const openGroup = (report: ReportType) => (group: string) => onPlace({ ...CLOSED, report, group })
  const insights = insightsOf(reports, period, today)
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
      <FigureCards reports={reports} period={period} onOpen={(report) => onPlace({ ...CLOSED, report })} />
      {billed && (
        <Loaded
          of={billed}
          loading={<Skeleton height="7rem" role="status" aria-label="Loading invoices and payments…" />}
          failed="What was invoiced and collected could not be loaded."
        >
          {(known) => (
            <BillingCards billed={known} period={period} onOpen={(report) => onPlace({ ...CLOSED, report })} />
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
          {BILLING_REPORTS.map((type) =>
            trend(type, billed.value[type], { title: REPORT_WORDS[type].title, about: MONEY_WORDS[type] }),
          )}
        </chakra.div>
      )}
      {open && <EntriesDrawer type={open} {...{ listed, place, today }} onClose={() => onPlace(CLOSED)} />}
    </chakra.div>
  )
}

type Line = { report: string; time: string; value: string; before: string }

/** Every bar and line of the reports as a file. */
const saveReports = (reports: Partial<Record<ReportType, Report>>, name: string) => {
  const lines = REPORTS.flatMap((type): Line[] => {
    const { bars = [], groups = [] } = reports[type] ?? {}
    const line = (time: string, value: number, before: number): Line => ({
      report: REPORT_WORDS[type].title,
      time,
      value: valueText(type, value),
      before: valueText(type, before),
    })
    return [
      ...bars.map((bar) => line(`${bar.first} to ${bar.last}`, bar.value, bar.before)),
      ...groups.map((group) => line(group.name, group.value, group.before)),
    ]
  })
  saveCsv(
    name,
    [
      ['Report', ({ report }: Line) => report],
      ['Time or name', ({ time }: Line) => time],
      ['This period', ({ value }: Line) => value],
      ['Period before', ({ before }: Line) => before],
    ],
    lines,
  )
}
