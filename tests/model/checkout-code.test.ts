// @vitest-environment happy-dom
import { createElement } from 'react'
import { expect, it, vi } from 'vitest'
import { NOT_LOADED, toFailure } from '@/domain/record/failure'
import { createFlows, defineFlow, inProcessLocks } from '@/events/flow'
import { checkoutMachine } from '@/machines/checkout/machine'
import { useCheckout } from '@/routes/-pricing/use-checkout'
import { memoryFlowLog } from '../fixtures/flow-log'
import { manualClock } from '../fixtures/manual-clock'
import { mounted } from '../fixtures/mounted'
import { puppet } from '../fixtures/puppet'

const GONE = new TypeError('Failed to fetch dynamically imported module')
const CHOICE = { plan_id: 'basic', billing_period: 'monthly' } as const

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
  const Page = () => {
    const { starting, error, choose, dismiss } = useCheckout({
      workspace,
      newId: () => `k${++ids}`,
      findCustomer: async () => 'cus_1',
    })
    return createElement(
      'main',
      null,
      `${starting} ${error}`,
      createElement('button', { type: 'button', onClick: () => void choose(CHOICE) }, 'Choose'),
      createElement('button', { type: 'button', onClick: dismiss }, 'Dismiss'),
    )
  }
  const { press, text } = await mounted(createElement(Page))
  return { services, press, shows: (state: string) => vi.waitFor(() => expect(text()).toContain(state)) }
}

it('says that the code of the checkout did not come until that is dismissed, and takes the next press as another try', async () => {
  const { services, press, shows } = await setUp()
  await press('Choose')
  await shows(`null ${NOT_LOADED.message}`)
  await press('Dismiss')
  await shows('null null')

  await press('Choose')
  await shows('basic null')
  await vi.waitFor(() => expect(services.running().map(({ id }) => id)).toEqual(['createCheckout']))
})
