import { authRoutes } from './accounts/sign-in'
import type { Route } from './core/route'

/** What is answered from the start: signing in. `tokenLifetime` in seconds. */
export const createFirstRoutes = authRoutes

const LATE = /^\/(api|landscaping|graphql|track|(onboarding|subscription|hosted)\/api)(\/|$)/

/** Whether a path that is not answered yet may be one of `loadLateRoutes`. */
export const mayBeLate = (path: string): boolean => LATE.test(path)

/** What all other pages ask for; it loads with the first request for any of it. `tokenLifetime` in seconds. */
export const loadLateRoutes = async (tokenLifetime: number): Promise<readonly Route[]> =>
  (await import('./late-routes')).createLateRoutes(tokenLifetime)
