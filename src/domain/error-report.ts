import * as v from 'valibot'

/** What went wrong in the page, as the tracking host takes it (NAV-09). It holds no secret and no personal data of customers. */
export const errorReportSchema = v.object({
  message: v.string(),
  stack_trace: v.string(),
  /** `error`, `unhandledrejection`, or the part of the app that noticed. */
  source: v.string(),
  severity: v.picklist(['warning', 'error', 'fatal']),
  environment: v.string(),
  user_id: v.nullable(v.number()),
  url: v.string(),
  browser: v.string(),
  metadata: v.record(v.string(), v.unknown()),
})
export type ErrorReport = v.InferOutput<typeof errorReportSchema>
