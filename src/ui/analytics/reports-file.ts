import { averageOf, type Report } from '@/domain/analytics/report'
import { REPORTS, type ReportType } from '@/domain/analytics/vocabulary'
import { saveCsv } from '@/ui/kit/records/csv'
import { daysText, REPORT_WORDS, valueText } from './wording'

type Line = { report: string; time: string; value: string; before: string; begin: string }

/** Of these the sums say nothing: the file has the average. */
const isInFile = (type: ReportType): boolean => type !== 'days_to_pay' && type !== 'paid_in_full'

/** Every bar and line of the reports as a file, and the average days to pay. */
export const saveReports = (reports: Partial<Record<ReportType, Report>>, name: string) => {
  const { days_to_pay: days, paid_in_full: paid } = reports
  const lines = REPORTS.filter(isInFile).flatMap((type): Line[] => {
    const { bars = [], groups = [], records_begin } = reports[type] ?? {}
    const line = (time: string, value: number, before: number): Line => ({
      report: REPORT_WORDS[type].title,
      time,
      value: valueText(type, value),
      before: valueText(type, before),
      begin: records_begin ?? '',
    })
    return [
      ...bars.map((bar) => line(`${bar.first} to ${bar.last}`, bar.value, bar.before)),
      ...groups.map((group) => line(group.name, group.value, group.before)),
    ]
  })
  if (days && paid)
    lines.push({
      report: REPORT_WORDS.days_to_pay.title,
      time: 'Average',
      value: daysText(averageOf(days.total.value, paid.total.value)),
      before: daysText(averageOf(days.total.before, paid.total.before)),
      begin: days.records_begin ?? '',
    })
  saveCsv(
    name,
    [
      ['Report', ({ report }: Line) => report],
      ['Time or name', ({ time }: Line) => time],
      ['This period', ({ value }: Line) => value],
      ['Period before', ({ before }: Line) => before],
      ['Records begin', ({ begin }: Line) => begin],
    ],
    lines,
  )
}
