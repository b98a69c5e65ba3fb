import * as contract from '@/contract/tracking'
import type { Clock } from '@/domain/clock'
import type { ErrorReport } from '@/domain/error-report'
import { isFailure, isRetryable, toFailure } from '@/domain/failure'
import type { Http } from '../http/http'
import type { ReportQueue } from './report-queue'
import { bareUrl, scrubbed } from './scrub'

/** Something that went wrong, as seen where it was noticed. */
export type Problem = { error: unknown; source: string; severity: ErrorReport['severity'] }

/** What a flow last did, without what was said in it. */
export type RecentEvent = { stream: string; seq: number; at: number; kind: string; name: string; state: unknown }

export type ErrorReporter = {
  /** Reports a problem, unless the same was reported a moment ago. Never rejects. */
  report(problem: Problem): Promise<void>
  /** Sends what waits. Never rejects. */
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
  /** Values that must never leave: the tokens of the moment. */
  secrets(): readonly string[]
  /** The last events of the flows, oldest first. */
  recentEvents(): Promise<readonly RecentEvent[]>
}

/** For so long the same error is counted, not reported again, in ms. */
const SAME_FOR = 10 * 60_000
const LONGEST_MESSAGE = 500
const LONGEST_STACK = 4_000

type Known = { at: number; repeated: number }

const messageOf = (error: unknown): string => {
  if (error instanceof Error) return `${error.name}: ${error.message}`
  return isFailure(error) ? error.message : String(error)
}

const stackOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? '') : '')

/** Two errors are the same when they say the same from the same place. */
const markOf = ({ error }: Problem): string =>
  [
    messageOf(error),
    stackOf(error)
      .split('\n')
      .find((line) => /^\s*at\s|@/.test(line)) ?? '',
  ].join('\n')

/** Builds the reporter (NAV-09): each error once, without secrets, with what the flows did before; kept while no one answers. */
export const createErrorReporter = (deps: Deps): ErrorReporter => {
  const known = new Map<string, Known>()
  let sending: Promise<void> | null = null

  /** How often it was met since it was last reported; null when it was reported a moment ago. */
  const repeatsOf = (problem: Problem): number | null => {
    const mark = markOf(problem)
    const before = known.get(mark)
    const now = deps.clock.now()
    if (before && now - before.at < SAME_FOR) {
      before.repeated++
      return null
    }
    known.set(mark, { at: now, repeated: 0 })
    return before?.repeated ?? 0
  }

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
      // Sent, or refused for good: a report that the host will never take must not hold up the others.
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

  return {
    flush,
    async report(problem) {
      const repeated = repeatsOf(problem)
      if (repeated === null) return
      deps.queue.add(await written(problem, repeated))
      await flush()
    },
  }
}
