// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { mounted } from '../../../tests/fixtures/mounted'
import { useDetailsAhead } from './use-details-ahead'

const net = vi.hoisted(() => {
  const asked: string[] = []
  const state = { isThere: true }
  const load = (what: string) => async () => {
    asked.push(what)
    if (!state.isThere) throw new Error('Failed to fetch dynamically imported module')
  }
  return { asked, load, state }
})

vi.mock('@tanstack/react-router', () => {
  // The router keeps a failure to itself.
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

/** What was asked for since the last look. */
const asked = () => net.asked.splice(0).sort()

beforeEach(() => {
  net.state.isThere = true
  asked()
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
})

it('loads nothing until there is a day, and then all that a stop opens, once', async () => {
  const { show } = await mounted(<Day isThere={false} />)
  await comesOnline()
  expect(asked()).toEqual([])
  await show(<Day isThere />)
  await vi.waitFor(() => expect(net.asked).toHaveLength(ALL.length))
  expect(asked()).toEqual(ALL)
  await comesOnline()
  expect(asked()).toEqual([])
})

it('loads the table instead of cards where the screen is wide', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  await mounted(<Day isThere />)
  await vi.waitFor(() => expect(net.asked).toHaveLength(ALL.length))
  expect(asked()).toEqual(['details', 'dialogs', 'jobs page', 'table'])
})

it('tries again, each time the network comes back, until all is there', async () => {
  net.state.isThere = false
  await mounted(<Day isThere />)
  await vi.waitFor(() => expect(net.asked).toHaveLength(ALL.length))
  asked()
  await comesOnline()
  expect(asked()).toEqual(ALL)
  net.state.isThere = true
  await comesOnline()
  expect(asked()).toEqual(ALL)
  await comesOnline()
  expect(asked()).toEqual([])
})

it('tries nothing again for a day that is left', async () => {
  net.state.isThere = false
  const { show } = await mounted(<Day isThere />)
  await vi.waitFor(() => expect(net.asked).toHaveLength(ALL.length))
  asked()
  await show(null)
  await comesOnline()
  expect(asked()).toEqual([])
})
