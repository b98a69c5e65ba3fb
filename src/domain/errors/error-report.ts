import * as v from 'valibot'
import { exactText, id, LONGEST } from '../text/field'

/** A back end refuses longer reports, so no single text may be longer either. */
export const LONGEST_REPORT = 20_000

const isWritable = (value: unknown): boolean => {
  if (typeof value === 'number') return Number.isFinite(value)
  return typeof value !== 'object' || value === null || Object.values(value).every(isWritable)
}

/** An error of the page for the tracking host (NAV-09). Holds no secrets and no personal data of customers. */
export const errorReportSchema = v.object({
  message: exactText(LONGEST_REPORT),
  stack_trace: exactText(LONGEST_REPORT),
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
