import { averageOf, type Report } from '@/domain/analytics/report'
import { isOfMoney, REPORTS, type ReportType } from '@/domain/analytics/vocabulary'
import { type Cents, dollarsFromCents } from '@/domain/money/money'
import { ownCurrency } from '@/domain/money/own-amount'
import { saveCsv } from '@/ui/kit/records/actions/csv'
import { REPORT_WORDS } from './wording'

type Value = number | ''
type Line = { report: string; time: string; value: Value; before: Value; unit: string; begin: string }

const unitOf = (type: ReportType): string => (isOfMoney(type) ? ownCurrency() : `${REPORT_WORDS[type].one}s`)

/** Excludes totals without meaning: the file has the average days to pay instead. */
const isInFile = (type: ReportType): boolean => type !== 'days_to_pay' && type !== 'paid_in_full'

/** Exports all bars and lines of the reports, and the average days to pay, as plain numbers with units. */
export const saveReports = (reports: Partial<Record<ReportType, Report>>, name: string) => {
  const { days_to_pay: days, paid_in_full: paid } = reports
  const lines = REPORTS.filter(isInFile).flatMap((type): Line[] => {
    const { bars = [], groups = [], records_begin } = reports[type] ?? {}
    const line = (time: string, value: number, before: number): Line => ({
      report: REPORT_WORDS[type].title,
      time,
      value: isOfMoney(type) ? dollarsFromCents(value as Cents) : value,
      before: isOfMoney(type) ? dollarsFromCents(before as Cents) : before,
      unit: unitOf(type),
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
      value: averageOf(days.total.value, paid.total.value) ?? '',
      before: averageOf(days.total.before, paid.total.before) ?? '',
      unit: 'days',
      begin: days.records_begin ?? '',
    })
  saveCsv(
    name,
    [
      ['Report', ({ report }: Line) => report],
      ['Time or name', ({ time }: Line) => time],
      ['This period', ({ value }: Line) => value],
      ['Period before', ({ before }: Line) => before],
      ['Unit', ({ unit }: Line) => unit],
      ['Records begin', ({ begin }: Line) => begin],
    ],
    lines,
  )
}
