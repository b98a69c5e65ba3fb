import type { Span } from '@/domain/analytics/period'
import type { Bar, Report } from '@/domain/analytics/report'
import type { BillingReport, Period, ReportType, WorkReport } from '@/domain/analytics/vocabulary'
import type { Day } from '@/domain/time/calendar'
import type { Loadable } from '@/ui/kit/feedback/loadable'

/** What the address says: the period, and whose list is open beside it. */
export type AnalyticsPlace = {
  period: Period
  /** The report whose list is open. */
  report?: ReportType | undefined
  /** The first day of the bar whose list it is: one of this period, or of an earlier one. */
  bar?: Day | undefined
  /** The group whose list it is. */
  group?: string | undefined
}

/** A bar, and the one of the period before that it is compared with. */
export type TrendBar = Bar & { past: Span | undefined }

/** The reports on the invoices and estimates of a period. */
export type Billed = Record<BillingReport, Report>

export type AnalyticsScreenProps = {
  place: AnalyticsPlace
  onPlace: (patch: Partial<AnalyticsPlace>) => void
  reports: Record<WorkReport, Loadable<Report>>
  /** The reports on invoices and estimates; null for those who see none. */
  billed: Record<BillingReport, Loadable<Report>> | null
  /** The report whose list is open, on the period of its bar. */
  listed: Loadable<Report>
  /** The name for the head of a printed page. */
  businessName: string
  today: Day
  mayExport: boolean
}
