// @vitest-environment happy-dom
import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { NOT_LOADED, toFailure } from '@/domain/failure'
import { createFlows, defineFlow, inProcessLocks } from '@/events/flow'
import { checkoutMachine } from '@/machines/checkout/machine'
import { useCheckout } from '@/routes/-pricing/use-checkout'
import { memoryFlowLog } from '../fixtures/flow-log'
import { manualClock } from '../fixtures/manual-clock'
import { puppet } from '../fixtures/puppet'

const GONE = new TypeError('Failed to fetch dynamically imported module')
const CHOICE = { plan_id: 'basic', billing_period: 'monthly' } as const

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => vi.unstubAllGlobals())

/** A page on which plans can be chosen; the first load of what a checkout is fails. */
const setUp = async () => {
  const services = puppet(checkoutMachine)
  const load = vi.fn(async () => ({ checkout: defineFlow({ name: 'checkout', machine: services.machine }) }))
  load.mockRejectedValueOnce(GONE)
  const flows = createFlows({
    log: memoryFlowLog(),
    clock: manualClock(),
    locks: inProcessLocks(),
    toFailure,
    definitions: load,
    onError: () => undefined,
  })
  let ids = 0
  const workspace = { flows, personKey: (subject: string) => `${subject}.by-1` } as never
  let shown: ReturnType<typeof useCheckout> | undefined
  const Page = () => {
    shown = useCheckout({ workspace, newId: () => `k${++ids}`, findCustomer: async () => 'cus_1' })
    return null
  }
  const root = createRoot(document.createElement('main'))
  await act(async () => root.render(createElement(Page)))
  const page = () => {
    if (!shown) throw new Error('nothing is shown yet')
    const { starting, error } = shown
    return { starting, error }
  }
  return {
    services,
    page,
    choose: () => act(async () => shown?.choose(CHOICE)),
    dismiss: () => act(async () => shown?.dismiss()),
  }
}

it('says that the code of the checkout did not come until that is dismissed, and takes the next press as another try', async () => {
  const { services, page, choose, dismiss } = await setUp()
  await choose()
  await act(() => vi.waitFor(() => expect(page()).toEqual({ starting: null, error: NOT_LOADED.message })))
  await dismiss()
  expect(page()).toEqual({ starting: null, error: null })

  await choose()
  await act(() => vi.waitFor(() => expect(services.running().map(({ id }) => id)).toEqual(['createCheckout'])))
  expect(page()).toEqual({ starting: 'basic', error: null })
})
