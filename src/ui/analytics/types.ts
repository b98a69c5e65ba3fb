import type { Report } from '@/domain/analytics/report'
import type { Period, ReportType } from '@/domain/analytics/vocabulary'
import type { Day } from '@/domain/calendar'
import type { Loadable } from '@/ui/kit/loadable'

/** What the address says: the period, and whose list is open beside it. */
export type AnalyticsPlace = {
  period: Period
  /** The report whose list is open. */
  report?: ReportType | undefined
  /** The first day of the bar whose list it is. */
  bar?: Day | undefined
  /** The group whose list it is. */
  group?: string | undefined
}

export type AnalyticsScreenProps = {
  place: AnalyticsPlace
  onPlace: (patch: Partial<AnalyticsPlace>) => void
  reports: Record<ReportType, Loadable<Report>>
  today: Day
  mayExport: boolean
}
