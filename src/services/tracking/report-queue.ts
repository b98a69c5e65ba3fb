import * as v from 'valibot'
import { type ErrorReport, errorReportSchema } from '@/domain/errors/error-report'

const KEY = 'error_reports'
/** Older reports are dropped first. */
const MAX_REPORTS = 20

const stored = v.array(errorReportSchema)

/** Unsent reports. They survive a reload, so that offline errors are reported later. */
export type ReportQueue = {
  all(): readonly ErrorReport[]
  add(report: ErrorReport): void
  /** Removes one from anywhere in the queue, since another tab may have sent earlier ones. */
  drop(report: ErrorReport): void
}

/** Falls back to memory when the storage refuses. */
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
