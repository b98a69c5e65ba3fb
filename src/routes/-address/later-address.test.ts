// @vitest-environment happy-dom
import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { expect, it } from 'vitest'
import { addressOf, readAddresses } from './later-address'

/** A page with the jobs' address below what reads addresses, and what its loader was given. */
const pageOpenedAt = (address: string) => {
  const seen: unknown[] = []
  const root = createRootRoute({ beforeLoad: readAddresses })
  const jobs = createRoute({
    getParentRoute: () => root,
    path: '/jobs',
    validateSearch: addressOf('jobs'),
    loaderDeps: ({ search }) => search,
    loader: ({ deps }) => {
      seen.push(deps)
    },
  })
  const history = createMemoryHistory({ initialEntries: [address] })
  return { router: createRouter({ routeTree: root.addChildren([jobs]), history, origin: 'http://localhost' }), seen }
}

it('no page sees an address before it has been checked, also the very first', async () => {
  // given the first page of the dashboard, at an address with words that no one knows
  const { router, seen } = pageOpenedAt('/jobs?view=kanban&status=nonsense&job=-1')
  router.history.subscribe(() => void router.load())
  await router.load()

  // then it was loaded once, with what could be read
  await expect.poll(() => seen).toEqual([{ search: '', tab: 'details', mode: 'day', create: false, view: 'kanban' }])
})
