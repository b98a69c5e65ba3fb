import { createRouter } from '@tanstack/react-router'
import type { RouterContext } from '@/routes/-context'
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

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
