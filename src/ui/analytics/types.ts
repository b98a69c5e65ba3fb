import type { Span } from '@/domain/analytics/period'
import type { Bar, Report } from '@/domain/analytics/report'
import type { BillingReport, Period, ReportType, WorkReport } from '@/domain/analytics/vocabulary'
import type { Day } from '@/domain/time/calendar'
import type { Loadable } from '@/ui/kit/feedback/loadable'

export type AnalyticsPlace = {
  period: Period
  report?: ReportType | undefined
  /** First day of the bar whose list is open, in this or an earlier period. */
  bar?: Day | undefined
  group?: string | undefined
}

export type TrendBar = Bar & { past: Span | undefined }

export type Billed = Record<BillingReport, Report>

export type AnalyticsScreenProps = {
  place: AnalyticsPlace
  onPlace: (patch: Partial<AnalyticsPlace>) => void
  reports: Record<WorkReport, Loadable<Report>>
  /** Null for people without access to billing. */
  billed: Record<BillingReport, Loadable<Report>> | null
  listed: Loadable<Report>
  businessName: string
  today: Day
  mayExport: boolean
}
