import { once } from '@/domain/async/once'
import type { Problem } from '@/services/tracking/error-reporter'
import type { ReportDeps } from './open-reporter'

/** Holds the queue when something waits. Checked here so that the reporter isn't loaded for nothing. */
const QUEUE_KEY = 'error_reports'

/** What browsers report as errors although nothing went wrong: a canceled call, an observer that will look again. */
const isNoError = (error: unknown, message: string): boolean =>
  (error instanceof DOMException && error.name === 'AbortError') || message.startsWith('ResizeObserver loop')

/**
 * Reports errors that nothing else caught (NAV-09, ERR-02), and sends what an earlier page could not. The reporter loads with the first
 * report. Returns the function to report a caught error with.
 */
export const watchErrors = (deps: ReportDeps): ((problem: Problem) => void) => {
  const { page } = deps
  const reporter = once(async () => (await import('./open-reporter')).openReporter(deps))
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
