import * as v from 'valibot'
import { errorReportSchema } from './error-report'

const { severity } = errorReportSchema.entries

/** What a flow did before an error, as a report carries it. */
const breadcrumb = v.object({
  stream: v.string(),
  seq: v.number(),
  at: v.number(),
  kind: v.string(),
  name: v.string(),
  state: v.nullish(v.unknown(), null),
})
export type Breadcrumb = v.InferOutput<typeof breadcrumb>

/** A report as it is read back. What a page said beside the stated fields may be anything. */
export const storedReportSchema = v.object({
  id: v.number(),
  /** When it was received, ISO 8601. */
  at: v.string(),
  message: v.string(),
  stack_trace: v.string(),
  source: v.string(),
  severity: v.fallback(severity, 'error'),
  environment: v.string(),
  /** Null for someone who was not signed in. */
  person: v.nullish(v.string(), null),
  url: v.string(),
  browser: v.string(),
  metadata: v.fallback(
    v.object({
      /** How often the same came between the report before and this one. */
      repeated: v.fallback(v.number(), 0),
      events: v.fallback(v.array(breadcrumb), []),
    }),
    { repeated: 0, events: [] },
  ),
})
export type StoredReport = v.InferOutput<typeof storedReportSchema>

/** Reports of the same error: its message, how often, where and to which people it happened. */
export type ErrorGroup = {
  /** The latest report of it. */
  latest: StoredReport
  ids: number[]
  /** How often it happened, also when it was only counted and not reported. */
  count: number
  /** When the first report of it came, ISO 8601. */
  first: string
  /** Paths of the pages, the latest first. */
  places: string[]
  /** Names, the latest first; null for someone who was not signed in. */
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

/** Two errors are the same when they say the same from the same line. */
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

/** Reports, the latest first, as the errors that they are about: the one that came last first. */
export const groupReports = (reports: readonly StoredReport[]): ErrorGroup[] => {
  const groups = new Map<string, [StoredReport, ...StoredReport[]]>()
  for (const report of reports) {
    const group = groups.get(markOf(report))
    if (group) group.push(report)
    else groups.set(markOf(report), [report])
  }
  return [...groups.values()].map(groupOf)
}
