import { GRAPHQL_PATH } from '@/contract/graphql/path'
import { withoutSimulatedToken } from './accounts/session'
import { authRoutes } from './accounts/sign-in'
import type { Service } from './core/back-end'
import type { Latency } from './core/faults'

const OURS =
  /^\/(api|landscaping|graphql|track|(onboarding|subscription|payment|communications|hosted|client-page|demo)\/api)(\/|$)/

/** Simulated latency of slow endpoints: schedules, reports (ANA-02) and the catalog (CAT-02). */
const SLOW: readonly (readonly [call: RegExp, takes: Latency])[] = [
  [/\/auto-schedule$/, { min: 1_500, max: 2_000 }],
  [/^GET .*\/analytics\/[^/]+$/, { min: 1_000, max: 1_000 }],
  [/^GET .*\/(services|service-categories|products|packages)$/, { min: 500, max: 500 }],
]

/** Predictions (PRED-08) and proposals (SCHED-09) are slow too. */
const SLOW_QUESTIONS: readonly (readonly [question: RegExp, takes: Latency])[] = [
  [/\bquery Predictive\b/, { min: 1_000, max: 1_000 }],
  [/\bquery ProposeSchedule\b/, { min: 1_500, max: 2_000 }],
]

/**
 * Sign-in routes load at startup, the rest on first use. `tokenLifetime` is in seconds. The simulated token is valid only while sign-in is
 * simulated (AUTH-14).
 */
export const serviceWith = (tokenLifetime: number, isSimulated: () => boolean): Service => ({
  screen: (call) => (isSimulated() ? call : withoutSimulatedToken(call)),
  isOurs: (path) => OURS.test(path),
  slowness: ({ method, path, body }) =>
    SLOW.find(([call]) => call.test(`${method} ${path}`))?.[1] ??
    (path === GRAPHQL_PATH ? SLOW_QUESTIONS.find(([question]) => question.test(body))?.[1] : undefined),
  first: authRoutes(tokenLifetime),
  late: async () => (await import('./lazy')).lazyServiceWith(tokenLifetime),
})
