// @vitest-environment happy-dom
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { mounted } from '../../../tests/fixtures/mounted'
import { PageBoundary } from './page-boundary'

let isBroken = true
const Board = () => {
  if (isBroken) throw new RangeError('The board is broken')
  return <h1>Jobs</h1>
}

beforeEach(() => {
  isBroken = true
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

const app = () => {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const rootRoute = createRootRoute({
    component: () => (
      <PageBoundary onReport={() => undefined}>
        <Outlet />
      </PageBoundary>
    ),
  })
  const routeTree = rootRoute.addChildren([
    createRoute({ getParentRoute: () => rootRoute, path: '/jobs', component: Board }),
    createRoute({
      getParentRoute: () => rootRoute,
      path: '/billing',
      loader: () => arrived,
      component: () => <h1>Billing</h1>,
    }),
  ])
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: ['/jobs'] }) })
  return { router, arrive }
}

const BROKEN =
  'Something went wrong The board is broken What was saved before is safe. Reloading usually helps. Reload Page Report with replay'

it('the error of a page is gone once another page has arrived, and back again with the page', async () => {
  const { router, arrive } = app()
  const page = await mounted(<RouterProvider router={router} />)
  await vi.waitFor(() => expect(page.text()).toBe(BROKEN))

  await act(async () => router.history.push('/billing'))
  expect(page.text()).toBe(BROKEN)
  await act(async () => arrive())
  await vi.waitFor(() => expect(page.text()).toBe('Billing'))

  await act(async () => router.history.back())
  await vi.waitFor(() => expect(page.text()).toBe(BROKEN))
  await act(async () => router.history.forward())
  await vi.waitFor(() => expect(page.text()).toBe('Billing'))
})

it('tries a broken page again when someone asks for it where they are', async () => {
  const { router } = app()
  const page = await mounted(<RouterProvider router={router} />)
  await vi.waitFor(() => expect(page.text()).toBe(BROKEN))
  isBroken = false
  await act(async () => router.navigate({ href: '/jobs' }))
  await vi.waitFor(() => expect(page.text()).toBe('Jobs'))
})
