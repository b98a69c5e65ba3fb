import { once } from '@/domain/async/once'
import type { Problem } from '@/services/tracking/error-reporter'
import type { ReportDeps } from './open-reporter'

/** Set when reports are queued. Checked here so that the reporter isn't loaded for nothing. */
const QUEUE_KEY = 'error_reports'

/** Browsers report these as errors although nothing went wrong: canceled calls, and ResizeObserver loops. */
const isNoError = (error: unknown, message: string): boolean =>
  (error instanceof DOMException && error.name === 'AbortError') || message.startsWith('ResizeObserver loop')

/**
 * Reports uncaught errors (NAV-09, ERR-02) and sends reports queued by an earlier page. The reporter loads with the first report. Returns
 * the function that reports a caught error.
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
