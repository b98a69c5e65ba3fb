import { createRouter } from '@tanstack/react-router'
import type { RouterContext, SessionAccess } from '@/routes/-session/context'
import { routeTree } from '../routeTree.gen'
import { parseSearch, stringifySearch } from './search-params'

/** The router of the app; its context is what `boot` joined. */
export const createAppRouter = (context: RouterContext) =>
  createRouter({
    routeTree,
    context,
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 150,
    defaultPendingMinMs: 300,
    scrollRestoration: true,
  })

/** Pages that strangers are led away from. */
const GUARDED = /^\/(dashboard|onboarding)(\/|$)/

/** Loads the code of the requested page while the session is still checking who is signed in. */
export const loadAhead = (router: ReturnType<typeof createAppRouter>, { mayBeIn }: SessionAccess): void => {
  const { pathname } = router.latestLocation
  const isGuarded = GUARDED.test(pathname)
  if (isGuarded && !mayBeIn()) return
  const [routes] = router.getMatchedRoutes(pathname)
  // What fails is loaded again, and said, by the page.
  for (const route of routes) router.loadRouteChunk(route)?.catch(() => undefined)
  if (isGuarded) import('@/routes/-session/signed-in').catch(() => undefined)
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
