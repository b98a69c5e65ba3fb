// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { mounted } from '../../../tests/fixtures/mounted'
import { useDetailsAhead } from './use-details-ahead'

const net = vi.hoisted(() => {
  const requests: string[] = []
  const state = { isThere: true }
  const load = (what: string) => async () => {
    requests.push(what)
    if (!state.isThere) throw new Error('Failed to fetch dynamically imported module')
  }
  return { asked: requests, load, state }
})

vi.mock('@tanstack/react-router', () => {
  // The router swallows preload failures.
  const router = {
    preloadRoute: () =>
      net
        .load('jobs page')()
        .catch(() => undefined),
  }
  return { useRouter: () => router }
})
vi.mock('../-jobs/lazy-job-details', () => ({ LazyJobDetails: { preload: net.load('details') } }))
vi.mock('@/ui/jobs/dialogs/lazy-job-dialogs', () => ({ LazyJobDialogs: { preload: net.load('dialogs') } }))
vi.mock('@/ui/kit/records/list/records-panel', () => ({
  preloadRows: (asCards: boolean) => net.load(asCards ? 'cards' : 'table')(),
}))

const Day = ({ isThere }: { isThere: boolean }) => {
  useDetailsAhead(isThere)
  return null
}

const ALL = ['cards', 'details', 'dialogs', 'jobs page']

const comesOnline = () =>
  act(async () => {
    window.dispatchEvent(new Event('online'))
    await vi.dynamicImportSettled()
  })

const takeRequests = () => net.asked.splice(0).sort()

beforeEach(() => {
  net.state.isThere = true
  takeRequests()
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
})

it('loads nothing until there is a day, and then all that a stop opens, once', async () => {
  const { show } = await mounted(<Day isThere={false} />)
  await comesOnline()
  expect(takeRequests()).toEqual([])
  await show(<Day isThere />)
  await vi.waitFor(() => expect(net.asked).toHaveLength(ALL.length))
  expect(takeRequests()).toEqual(ALL)
  await comesOnline()
  expect(takeRequests()).toEqual([])
})

it('loads the table instead of cards where the screen is wide', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  await mounted(<Day isThere />)
  await vi.waitFor(() => expect(net.asked).toHaveLength(ALL.length))
  expect(takeRequests()).toEqual(['details', 'dialogs', 'jobs page', 'table'])
})

it('tries again, each time the network comes back, until all is there', async () => {
  net.state.isThere = false
  await mounted(<Day isThere />)
  await vi.waitFor(() => expect(net.asked).toHaveLength(ALL.length))
  takeRequests()
  await comesOnline()
  expect(takeRequests()).toEqual(ALL)
  net.state.isThere = true
  await comesOnline()
  expect(takeRequests()).toEqual(ALL)
  await comesOnline()
  expect(takeRequests()).toEqual([])
})

it('tries nothing again for a day that is left', async () => {
  net.state.isThere = false
  const { show } = await mounted(<Day isThere />)
  await vi.waitFor(() => expect(net.asked).toHaveLength(ALL.length))
  takeRequests()
  await show(null)
  await comesOnline()
  expect(takeRequests()).toEqual([])
})
