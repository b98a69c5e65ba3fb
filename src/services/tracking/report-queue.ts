import * as v from 'valibot'
import { type ErrorReport, errorReportSchema } from '@/domain/errors/error-report'

const KEY = 'error_reports'
/** More than that says nothing new; the oldest go first. */
const MAX_REPORTS = 20

const stored = v.array(errorReportSchema)

/** Reports that wait to be sent. They outlive the page, so that what broke without a network is reported later. */
export type ReportQueue = {
  all(): readonly ErrorReport[]
  add(report: ErrorReport): void
  /** Takes one off, wherever it is in the queue: another tab may have sent those before it. */
  drop(report: ErrorReport): void
}

/** The queue over one of the browser's storages; one that refuses keeps the reports for as long as the page is open. */
export const createReportQueue = (storage: Storage): ReportQueue => {
  let unstored: readonly ErrorReport[] | null = null

  const all = (): readonly ErrorReport[] => {
    if (unstored) return unstored
    try {
      const parsed = v.safeParse(stored, JSON.parse(storage.getItem(KEY) ?? '[]'))
      return parsed.success ? parsed.output : []
    } catch {
      return []
    }
  }

  const keep = (reports: readonly ErrorReport[]) => {
    try {
      storage.setItem(KEY, JSON.stringify(reports))
      unstored = null
    } catch {
      unstored = reports
    }
  }

  return {
    all,
    add: (report) => keep([...all(), report].slice(-MAX_REPORTS)),
    drop(report) {
      const mark = JSON.stringify(report)
      keep(all().filter((each) => JSON.stringify(each) !== mark))
    },
  }
}
