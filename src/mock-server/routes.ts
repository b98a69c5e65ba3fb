import { withoutSimulatedToken } from './accounts/session'
import { authRoutes } from './accounts/sign-in'
import type { Service } from './core/back-end'
import type { Latency } from './core/faults'

const OURS = /^\/(api|landscaping|graphql|track|(onboarding|subscription|hosted)\/api)(\/|$)/

/** Working out a schedule takes a back end its time. */
const SCHEDULING: Latency = { min: 1_500, max: 2_000 }

/**
 * What the back end answers: signing in from the start, all else when it is first asked for. `tokenLifetime` in seconds. The token of
 * simulated sign-in counts only where sign-in is simulated (AUTH-14).
 */
export const serviceWith = (tokenLifetime: number, isSimulated: () => boolean): Service => ({
  screen: (call) => (isSimulated() ? call : withoutSimulatedToken(call)),
  isOurs: (path) => OURS.test(path),
  slowness: (path) => (path.endsWith('/auto-schedule') ? SCHEDULING : undefined),
  first: authRoutes(tokenLifetime),
  late: async () => (await import('./late-routes')).lateServiceWith(tokenLifetime),
})
