import type { MovableClock } from '@/domain/clock'
import { once } from '@/domain/once'
import type { FlowEntry } from '@/events/flow'
import type { EventLog } from '@/events/log'
import type { TokenStore } from '@/services/auth/token-store'
import type { Http } from '@/services/http/http'
import type { ErrorReporter, Problem } from '@/services/tracking/error-reporter'

type Deps = {
  page: Window
  http: Http
  clock: MovableClock
  log: EventLog<FlowEntry>
  tokens: TokenStore
  environment: string
}

/** Events that go with a report: enough to see what led to it. */
const EVENTS = 20
/** Holds the queue when something waits. It is read here so that the reporter isn't loaded to find nothing. */
const QUEUE_KEY = 'error_reports'

/** What browsers report as errors although nothing went wrong: a canceled call, an observer that will look again. */
const isNoError = (error: unknown, message: string): boolean =>
  (error instanceof DOMException && error.name === 'AbortError') || message.startsWith('ResizeObserver loop')

const open = async ({ page, http, clock, log, tokens, environment }: Deps): Promise<ErrorReporter> => {
  const [{ createErrorReporter }, { createReportQueue }] = await Promise.all([
    import('@/services/tracking/error-reporter'),
    import('@/services/tracking/report-queue'),
  ])
  return createErrorReporter({
    http,
    clock,
    queue: createReportQueue(page.localStorage),
    environment,
    browser: page.navigator.userAgent,
    url: () => page.location.href,
    userId: () => tokens.read()?.user.id ?? null,
    secrets: () => [tokens.access(), tokens.refresh()].filter((token) => token !== null),
    // What somebody did is theirs: it goes along where they allow it (SET-02).
    recentEvents: async () =>
      tokens.read()?.user.data_collection !== true
        ? []
        : (await log.readBefore(null, EVENTS))
            .reverse()
            .map(({ stream, seq, at, kind, name, state }) => ({ stream, seq, at, kind, name, state: state ?? null })),
  })
}

/**
 * Reports errors that nothing else caught (NAV-09, ERR-02), and sends what an earlier page could not. The reporter loads with the first
 * report. Returns the function to report a caught error with.
 */
export const watchErrors = (deps: Deps): ((problem: Problem) => void) => {
  const { page } = deps
  const reporter = once(() => open(deps))
  const report = (problem: Problem) => void reporter().then((it) => it.report(problem), console.error)
  const flush = () => {
    if (page.localStorage.getItem(QUEUE_KEY)) void reporter().then((it) => it.flush(), console.error)
  }

  page.addEventListener('error', ({ error, message }) => {
    if (!isNoError(error, message)) report({ error: error ?? message, source: 'error', severity: 'error' })
  })
  page.addEventListener('unhandledrejection', ({ reason }) => {
    if (!isNoError(reason, '')) report({ error: reason, source: 'unhandledrejection', severity: 'error' })
  })
  page.addEventListener('online', flush)
  flush()
  return report
}
