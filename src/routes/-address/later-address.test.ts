// @vitest-environment happy-dom
import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { expect, it } from 'vitest'
import { addressOf, readAddresses } from './later-address'

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
  const { router, seen } = pageOpenedAt('/jobs?view=kanban&status=nonsense&job=-1')
  router.history.subscribe(() => void router.load())
  await router.load()

  await expect.poll(() => seen).toEqual([{ search: '', tab: 'details', mode: 'day', create: false, view: 'kanban' }])
})
