import { createRouter } from '@tanstack/react-router'
import type { RouterContext, SessionAccess } from '@/routes/-session/context'
import { routeTree } from '../routeTree.gen'
import { parseSearch, stringifySearch } from './search-params'

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

const GUARDED = /^\/(dashboard|onboarding)(\/|$)/

/** Loads the requested page's code while the session check is still running. */
export const loadAhead = (router: ReturnType<typeof createAppRouter>, { mayBeIn }: SessionAccess): void => {
  const { pathname } = router.latestLocation
  const isGuarded = GUARDED.test(pathname)
  if (isGuarded && !mayBeIn()) return
  const [routes] = router.getMatchedRoutes(pathname)
  for (const route of routes) router.loadRouteChunk(route)?.catch(() => undefined)
  if (isGuarded) import('@/routes/-session/signed-in').catch(() => undefined)
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
