import * as v from 'valibot'
import { DEFAULT_BUSINESS_ID } from '@/domain/account/business'
import { mayEditSettings } from '@/domain/account/permissions'
import { errorReportSchema } from '@/domain/errors/error-report'
import { type RecordRules, table } from '../core/log/registry'

const errorReportRow = v.object({ ...errorReportSchema.entries, id: v.number(), received_at: v.number() })
export type ErrorReportRow = v.InferOutput<typeof errorReportRow>

declare module '../core/log/rows' {
  interface TableRows {
    error_reports: ErrorReportRow
  }
}

export const REPORTED = 'error.reported'

/** Error reports, for users who can edit the business's settings. Reports without a signed-in user go to the default business. */
const reportRecord: RecordRules<ErrorReportRow> = {
  stream: 'error-report',
  nouns: ['error report', 'error reports'],
  business: ({ user_id }, store) =>
    (user_id === null ? null : store.find('users', user_id)?.business_id) ?? DEFAULT_BUSINESS_ID,
  name: ({ message }) => message,
  visible: (_row, actor) => mayEditSettings(actor),
  page: () => '/dashboard/settings?tab=errors',
}

export const trackingTables = { error_reports: table(errorReportRow, reportRecord) }
