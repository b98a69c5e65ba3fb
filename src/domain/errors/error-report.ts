import * as v from 'valibot'
import { exactText, id, LONGEST } from '../text/field'

/** A back end refuses a whole report of more characters; no single text of it can be longer. */
export const LONGEST_REPORT = 20_000

/** Whether JSON can hold every number in a value. */
const isWritable = (value: unknown): boolean => {
  if (typeof value === 'number') return Number.isFinite(value)
  return typeof value !== 'object' || value === null || Object.values(value).every(isWritable)
}

/** What went wrong in the page, as the tracking host takes it (NAV-09). It holds no secret and no personal data of customers. */
export const errorReportSchema = v.object({
  message: exactText(LONGEST_REPORT),
  stack_trace: exactText(LONGEST_REPORT),
  /** `error`, `unhandledrejection`, or the part of the app that noticed. */
  source: exactText(LONGEST.name),
  severity: v.picklist(['warning', 'error', 'fatal']),
  environment: exactText(LONGEST.name),
  user_id: v.nullable(id),
  url: exactText(LONGEST.url),
  browser: exactText(LONGEST.url),
  metadata: v.pipe(
    v.record(exactText(LONGEST.name), v.unknown()),
    v.check((metadata) => isWritable(metadata), 'Use numbers that JSON can hold'),
  ),
})
export type ErrorReport = v.InferOutput<typeof errorReportSchema>
