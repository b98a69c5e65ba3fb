import * as contract from '@/contract/tracking'
import type { ErrorReport } from '@/domain/errors/error-report'
import { isFailure, isRetryable, toFailure } from '@/domain/record/failure'
import type { Clock } from '@/domain/time/clock'
import type { Http } from '../http/http'
import type { ReportQueue } from './report-queue'
import { bareUrl, scrubbed } from './scrub'

export type Problem = { error: unknown; source: string; severity: ErrorReport['severity'] }

/** A flow's recent event, without its payload. */
export type RecentEvent = { stream: string; seq: number; at: number; kind: string; name: string; state: unknown }

export type ErrorReporter = {
  /** Reports a problem at once and counts repeats, which are reported later. Never rejects. */
  report(problem: Problem): Promise<void>
  /** Sends queued reports. Never rejects. */
  flush(): Promise<void>
}

type Deps = {
  http: Http
  clock: Clock
  queue: ReportQueue
  environment: string
  browser: string
  url(): string
  userId(): number | null
  /** Values that must never be sent: the current tokens. */
  secrets(): readonly string[]
  recentEvents(): Promise<readonly RecentEvent[]>
}

/**
 * In ms; how long repeats are counted before being reported. Doubles from short, so counts are soon right, to long, so an endless error
 * doesn't flood the reports.
 */
const COUNTED_FOR = { first: 5_000, longest: 10 * 60_000 }
const LONGEST_MESSAGE = 500
const LONGEST_STACK = 4_000

type ReportedError = { countedFor: number; counted: number }

const messageOf = (error: unknown): string => {
  if (error instanceof Error) return `${error.name}: ${error.message}`
  return isFailure(error) ? error.message : String(error)
}

const stackOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? '') : '')

/** Errors are equal when message and origin are. */
const markOf = ({ error }: Problem): string =>
  [
    messageOf(error),
    stackOf(error)
      .split('\n')
      .find((line) => /^\s*at\s|@/.test(line)) ?? '',
  ].join('\n')

/** Reports each error once, without secrets, with the flows' recent events (NAV-09). Reports are queued until the host accepts them. */
export const createErrorReporter = (deps: Deps): ErrorReporter => {
  const reportedErrors = new Map<string, ReportedError>()
  let sending: Promise<void> | null = null

  const written = async ({ error, source, severity }: Problem, repeated: number): Promise<ErrorReport> => {
    const secrets = deps.secrets()
    const events = await deps.recentEvents().catch(() => [])
    return {
      message: scrubbed(messageOf(error), secrets).slice(0, LONGEST_MESSAGE),
      stack_trace: scrubbed(stackOf(error), secrets).slice(0, LONGEST_STACK),
      source,
      severity,
      environment: deps.environment,
      user_id: deps.userId(),
      url: bareUrl(deps.url()),
      browser: deps.browser,
      metadata: { at: new Date(deps.clock.now()).toISOString(), repeated, events },
    }
  }

  const sendAll = async () => {
    let [next] = deps.queue.all()
    while (next) {
      try {
        await deps.http.call(contract.track, { params: {}, body: next })
      } catch (error) {
        if (isRetryable(toFailure(error))) return
      }
      // Sent, or permanently rejected: a rejected report must not block the others.
      deps.queue.drop(next)
      ;[next] = deps.queue.all()
    }
  }

  const flush = () => {
    sending ??= sendAll().finally(() => {
      sending = null
    })
    return sending
  }

  const send = async (problem: Problem, repeated: number) => {
    deps.queue.add(await written(problem, repeated))
    await flush()
  }

  const count = (problem: Problem, entry: ReportedError) => {
    entry.counted++
    if (entry.counted > 1) return
    deps.clock.setTimeout(() => {
      void send(problem, entry.counted - 1)
      entry.counted = 0
      entry.countedFor = Math.min(entry.countedFor * 2, COUNTED_FOR.longest)
    }, entry.countedFor)
  }

  return {
    flush,
    async report(problem) {
      const mark = markOf(problem)
      const before = reportedErrors.get(mark)
      if (before) return count(problem, before)
      reportedErrors.set(mark, { countedFor: COUNTED_FOR.first, counted: 0 })
      await send(problem, 0)
    },
  }
}
