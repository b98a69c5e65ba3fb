import * as v from 'valibot'
import { errorReportSchema } from '@/domain/error-report'
import { table } from '../core/registry'

const errorReportRow = v.object({ ...errorReportSchema.entries, id: v.number(), received_at: v.number() })
/** An error that a page has reported. */
export type ErrorReportRow = v.InferOutput<typeof errorReportRow>

declare module '../core/rows' {
  interface TableRows {
    error_reports: ErrorReportRow
  }
}

/** What pages report about themselves. */
export const trackingTables = { error_reports: table(errorReportRow, null) }
