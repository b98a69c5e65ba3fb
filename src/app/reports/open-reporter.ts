import type { MovableClock } from '@/domain/time/clock'
import type { FlowEntry } from '@/events/flow'
import type { EventLog } from '@/events/log'
import type { TokenStore } from '@/services/auth/token-store'
import type { Http } from '@/services/http/http'
import { createErrorReporter, type ErrorReporter } from '@/services/tracking/error-reporter'
import { createReportQueue } from '@/services/tracking/report-queue'

export type ReportDeps = {
  page: Window
  http: Http
  clock: MovableClock
  log: () => Promise<EventLog<FlowEntry>>
  tokens: TokenStore
  environment: string
}

const EVENTS = 20

export const openReporter = ({ page, http, clock, log, tokens, environment }: ReportDeps): ErrorReporter =>
  createErrorReporter({
    http,
    clock,
    queue: createReportQueue(page.localStorage),
    environment,
    browser: page.navigator.userAgent,
    url: () => page.location.href,
    userId: () => tokens.read()?.user.id ?? null,
    secrets: () => [tokens.access(), tokens.refresh()].filter((token) => token !== null),
    // Recent events are personal and are attached only with the person's consent (SET-02).
    recentEvents: async () =>
      tokens.read()?.user.data_collection !== true
        ? []
        : (await (await log()).readBefore(null, EVENTS))
            .reverse()
            .map(({ stream, seq, at, kind, name, state }) => ({ stream, seq, at, kind, name, state: state ?? null })),
  })
