import * as v from 'valibot'
import { errorReportSchema } from './error-report'

const { severity } = errorReportSchema.entries

const breadcrumb = v.object({
  stream: v.string(),
  seq: v.number(),
  at: v.number(),
  kind: v.string(),
  name: v.string(),
  state: v.nullish(v.unknown(), null),
})
export type Breadcrumb = v.InferOutput<typeof breadcrumb>

/** A report as read back. Fields beyond the documented ones may be anything. */
export const storedReportSchema = v.object({
  id: v.number(),
  /** Received at, ISO 8601. */
  at: v.string(),
  message: v.string(),
  stack_trace: v.string(),
  source: v.string(),
  severity: v.fallback(severity, 'error'),
  environment: v.string(),
  /** Null when not signed in. */
  person: v.nullish(v.string(), null),
  url: v.string(),
  browser: v.string(),
  metadata: v.fallback(
    v.object({
      /** Repetitions since the previous report. */
      repeated: v.fallback(v.number(), 0),
      events: v.fallback(v.array(breadcrumb), []),
    }),
    { repeated: 0, events: [] },
  ),
})
export type StoredReport = v.InferOutput<typeof storedReportSchema>

export type ErrorGroup = {
  latest: StoredReport
  ids: number[]
  /** Includes occurrences that were counted but not reported. */
  count: number
  first: string
  /** Page paths, latest first. */
  places: string[]
  people: (string | null)[]
}

/** `/dashboard/jobs` of a full URL; the text itself if it isn't a URL. */
export const placeOf = (url: string): string => {
  try {
    return new URL(url).pathname
  } catch {
    return url
  }
}

/** Errors are equal when message and top stack line are. */
const markOf = ({ message, stack_trace }: StoredReport): string =>
  [message, stack_trace.split('\n').find((line) => /^\s*at\s|@/.test(line)) ?? ''].join('\n')

const groupOf = (reports: readonly [StoredReport, ...StoredReport[]]): ErrorGroup => ({
  latest: reports[0],
  ids: reports.map(({ id }) => id),
  count: reports.reduce((sum, { metadata }) => sum + 1 + metadata.repeated, 0),
  first: reports.at(-1)?.at ?? reports[0].at,
  places: [...new Set(reports.map(({ url }) => placeOf(url)))],
  people: [...new Set(reports.map(({ person }) => person))],
})

/** Takes and returns the latest first. */
export const groupReports = (reports: readonly StoredReport[]): ErrorGroup[] => {
  const groups = new Map<string, [StoredReport, ...StoredReport[]]>()
  for (const report of reports) {
    const group = groups.get(markOf(report))
    if (group) group.push(report)
    else groups.set(markOf(report), [report])
  }
  return [...groups.values()].map(groupOf)
}
