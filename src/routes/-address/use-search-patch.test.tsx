// @vitest-environment happy-dom
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, useEffect } from 'react'
import { expect, it } from 'vitest'
import { mounted } from '../../../tests/fixtures/mounted'
import { useSearchPatch } from './use-search-patch'

type Search = { tool?: number | undefined; tab?: string }

const setUp = async (from: string) => {
  let patch: (change: Search, replace?: boolean) => void = () => undefined
  let open = () => {}
  const gate = new Promise<void>((resolve) => {
    open = resolve
  })
  const List = () => {
    const present = useSearchPatch<Search>()
    useEffect(() => {
      patch = present
    })
    return <p>List</p>
  }
  const root = createRootRoute()
  const list = createRoute({ getParentRoute: () => root, path: '/tools', component: List })
  const other = createRoute({ getParentRoute: () => root, path: '/jobs', loader: () => gate })
  const history = createMemoryHistory({ initialEntries: [from] })
  const router = createRouter({ routeTree: root.addChildren([list, other]), history })
  // The types know only the app's own routes.
  const page = await mounted(<RouterProvider router={router as never} />)
  await act(async () => router.load())
  return {
    page,
    patch: (change: Search, replace?: boolean) => act(async () => patch(change, replace)),
    leave: () => act(async () => history.push('/jobs?job=1')),
    arrive: () =>
      act(async () => {
        open()
        await router.load()
      }),
    back: () => act(async () => history.back()),
    address: () => history.location.href,
  }
}

it('changes what it names in the address of its page and keeps the rest', async () => {
  const { patch, address } = await setUp('/tools?tool=4&tab=history')
  await patch({ tool: undefined })
  expect(address()).toBe('/tools?tab=history')
})

it('is no step to go back from, unless it is told to be one', async () => {
  const { patch, back, address } = await setUp('/tools')
  await patch({ tool: 4 }, false)
  await patch({ tab: 'history' })
  expect(address()).toBe('/tools?tool=4&tab=history')
  await back()
  expect(address()).toBe('/tools')
})

it('knows its page by an address with a slash at the end too', async () => {
  const { patch, address } = await setUp('/tools/?tool=4')
  await patch({ tool: undefined })
  expect(address()).toBe('/tools')
})

it('leaves the address of another page alone while that is on its way', async () => {
  const { patch, leave, arrive, address, page } = await setUp('/tools?tool=4')
  await leave()
  expect(page.text()).toBe('List')
  await patch({ tool: undefined, tab: 'history' }, false)
  await arrive()
  expect(address()).toBe('/jobs?job=1')
})
