import { afterEach, beforeEach, expect, it } from 'vitest'
import type { AnyEventObject, AnyStateMachine, StateValue } from 'xstate'
import { toFailure } from '@/domain/record/failure'
import { createFlows, defineFlow, type FlowEntry } from '@/events/flow'
import type { EventLog } from '@/events/log'
import { checkoutMachine, VERIFY_AT_LEAST_MS } from '@/machines/checkout/machine'
import { onboardingMachine } from '@/machines/onboarding/machine'
import { actorsFor } from '@/machines/port'
import { createCheckoutPorts } from '@/services/subscription/checkout-ports'
import { memoryFlowLog } from '../fixtures/flow-log'
import { sessionOf } from '../fixtures/onboarding'
import { openPage, type Page } from '../fixtures/page'
import { user } from '../fixtures/records'
import { newcomer, typed } from '../fixtures/sam'

const PASSWORD = 'Lantana-2026'
const { account, property } = typed

let page: Page
let log: EventLog<FlowEntry>

beforeEach(async () => {
  page = await openPage()
  log = memoryFlowLog()
  await page.register(newcomer(account.email, PASSWORD))
})

afterEach(() => page.close())

const record = async (machine: AnyStateMachine, input: object) => {
  const definition = defineFlow({ name: machine.id, machine })
  const flow = createFlows({ log, clock: page.clock, toFailure, definitions: { flow: definition } }).open(
    'flow',
    'sam',
    input,
  )
  await flow.whenOpen()
  const reach = (state: StateValue) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (flow.snapshot()?.value !== state) return
        stop()
        resolve()
      }
      const stop = flow.subscribe(look)
      look()
    })
  return {
    async give(event: AnyEventObject, state: StateValue) {
      flow.send(event)
      await reach(state)
    },
    reach,
    async exportLog() {
      await flow.whenStored()
      const exported = await log.exportStreams()
      const personal = [...Object.values(account), property.businessName, property.address, PASSWORD]
      return { exported, found: personal.filter((text) => exported.includes(text)) }
    },
  }
}

it('the exported log of a whole onboarding holds nothing that was typed', async () => {
  const actors = actorsFor(sessionOf(page).ports)
  const input = { customer_id: null, step: 'account' } as const
  const flow = await record(onboardingMachine.provide({ actors }), input)

  const password = page.vault.keep(PASSWORD)
  await flow.give({ type: 'onboarding.submit_account', id: 'account', password }, 'property')
  page.server.faults.failNext('/properties', 503)
  await flow.give({ type: 'onboarding.submit_property', id: 'property-1' }, 'property')
  await flow.give({ type: 'onboarding.submit_property', id: 'property-2' }, 'preferences')
  await flow.give({ type: 'onboarding.submit_preferences', id: 'preferences' }, 'welcome')
  await flow.give({ type: 'onboarding.complete', id: 'complete' }, 'completed')

  const { exported, found } = await flow.exportLog()
  expect(exported).toContain('onboarding.submit_property')
  expect(found).toEqual([])
})

it('nor does that of someone who comes back', async () => {
  const { ports } = sessionOf(page)
  const { customer_id } = await ports.startOnboarding({ key: 'k1', password: page.vault.keep(PASSWORD) })
  await ports.saveProperty({ key: 'k2', customer_id })

  const session = sessionOf(page)
  const actors = actorsFor(session.ports)
  const flow = await record(onboardingMachine.provide({ actors }), { customer_id: null, step: 'account' })
  const password = page.vault.keep(PASSWORD)
  await flow.give({ type: 'onboarding.submit_account', id: 'account', password }, 'preferences')

  expect(session.saved()).toEqual({ account, property, preferences: null })
  expect((await flow.exportLog()).found).toEqual([])
})

it('nor does that of a checkout', async () => {
  const { customer_id } = await sessionOf(page).ports.startOnboarding({
    key: 'k1',
    password: page.vault.keep(PASSWORD),
  })
  const buyer = user({ email: account.email, first_name: account.firstName, last_name: account.lastName })
  const ports = createCheckoutPorts({
    http: page.http,
    graphql: page.graphql,
    origin: 'http://localhost',
    user: () => buyer,
    onConfirmed: () => {},
  })
  const flow = await record(checkoutMachine.provide({ actors: actorsFor(ports) }), { customer_id: null })

  const choice = { plan_id: 'basic', billing_period: 'monthly' } as const
  await flow.give({ type: 'checkout.choose', id: 'choose', customer_id, ...choice }, 'leaving')
  await flow.give({ type: 'checkout.returned', session_id: 'cs_1', customer_id }, 'waiting')
  page.clock.advance(VERIFY_AT_LEAST_MS)
  await flow.reach('failed')

  const { exported, found } = await flow.exportLog()
  expect(exported).toContain(customer_id)
  expect(found).toEqual([])
})
