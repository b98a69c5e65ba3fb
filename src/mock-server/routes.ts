import { authRoutes } from './rest/auth'
import type { Route } from './route'

/** What is answered from the start: signing in. `tokenLifetime` in seconds. */
export const createFirstRoutes = authRoutes

const SIGNED_IN = /^\/(api|landscaping)\/businesses\/|^\/graphql\/?$/

/** Whether a path can be one that only signed-in pages ask for. */
export const isForSignedIn = (path: string): boolean => SIGNED_IN.test(path)

/** Everything else that is answered; it loads with the first request for it. */
export const loadOtherRoutes = async (): Promise<readonly Route[]> => (await import('./signed-in-routes')).SIGNED_IN_ROUTES
