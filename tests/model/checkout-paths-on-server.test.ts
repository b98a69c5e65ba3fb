import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Actor, type AnyEventObject, createActor, SimulatedClock, waitFor } from 'xstate'
import { inertMachine } from '@/events/flow/replay'
import { type CheckoutEvent, checkoutMachine, VERIFY_AT_LEAST_MS } from '@/machines/checkout/machine'
import { checkoutModel } from '@/machines/checkout/model'
import { actorsFor } from '@/machines/port'
import { createCheckoutPorts } from '@/services/subscription/checkout-ports'
import { loadSubscription } from '@/services/subscription/queries'
import { sessionOf } from '../fixtures/onboarding'
import { openPage, type Page } from '../fixtures/page'
import { user } from '../fixtures/records'
import { newcomer } from '../fixtures/sam'
import { describePath, edgePaths, isOutcome, outcomeOf, type Path } from './paths'

/*
 * Replays the generated checkout paths, each with a new customer: choices through the real services, failures as faults, purchases by the
 * hosted page's calls.
 */

const paths = edgePaths({ name: 'checkout', machine: checkoutMachine, model: checkoutModel })

type Life = Actor<typeof checkoutMachine>

const PASSWORD = 'Groundwork1'

let page: Page
let ports: ReturnType<typeof createCheckoutPorts>
beforeAll(async () => {
  page = await openPage()
  ports = createCheckoutPorts({
    http: page.http,
    graphql: page.graphql,
    onConfirmed: () => {},
    origin: 'http://localhost',
    user: () => page.tokens.read()?.user ?? user(),
  })
})
afterAll(() => page.close())

const newCustomer = async (name: string): Promise<string> => {
  const email = `${name}@rivera.example`
  await page.register(newcomer(email, PASSWORD))
  const start = { key: name, password: page.vault.keep(PASSWORD) }
  return (await sessionOf(page, email).ports.startOnboarding(start)).customer_id
}

const beginElsewhere = async (customer: string, key: string): Promise<string> => {
  const choice = { plan_id: 'basic', billing_period: 'monthly' } as const
  return (await ports.createCheckout({ customer_id: customer, ...choice, key })).session_id
}

const complete = async (session: string) => {
  const body = JSON.stringify({ payment_method_id: null })
  const path = `/hosted/api/checkout-sessions/${session}/complete`
  const { status } = await page.server.fetch(path, { method: 'POST', body })
  expect(status).toBe(200)
}

const arrange = async (outcome: AnyEventObject | undefined, life: Life) => {
  const { answer } = (outcome && outcomeOf(outcome)) ?? { answer: null }
  if (answer === null) return
  const isVerified = outcome?.type === 'xstate.done.actor.readSubscription' && 'done' in answer && answer.done !== null
  if (isVerified) await complete(life.getSnapshot().context.session_id ?? '')
  else if ('failed' in answer)
    page.server.faults.failNext(life.getSnapshot().matches('waiting') ? 'ConfirmCheckout' : '/subscriptions/', 503)
}

const lived = async (event: AnyEventObject, life: Life, customer: string, key: string): Promise<CheckoutEvent> => {
  const own = ('id' in event ? { ...event, id: key } : event) as CheckoutEvent
  if (own.type !== 'checkout.returned' || own.session_id === null) return own
  const begun = life.getSnapshot().context.session_id
  return { ...own, session_id: begun ?? (await beginElsewhere(customer, `${key}-elsewhere`)) }
}

const live = async (path: Path, name: string, customer: string): Promise<Life> => {
  const clock = new SimulatedClock()
  const machine = checkoutMachine.provide({ actors: actorsFor(ports) })
  const life = createActor(machine, { input: { customer_id: customer }, clock }).start()
  const chart = inertMachine(checkoutMachine)
  let expected = chart.begin(checkoutModel.input)
  for (const [i, event] of path.entries()) {
    const { value } = life.getSnapshot()
    const key = `${name}-${i}`
    if (isOutcome(event)) await waitFor(life, (snapshot) => snapshot.value !== value)
    else {
      await arrange(path[i + 1], life)
      if (event.type.startsWith('xstate.after.')) clock.increment(VERIFY_AT_LEAST_MS)
      else life.send(await lived(event, life, customer, key))
    }
    expected = chart.step(expected, event)
    expect({ step: event.type, state: life.getSnapshot().value }).toEqual({ step: event.type, state: expected.value })
  }
  return life
}

describe(`checkout on the mock server: ${paths.length} generated paths`, () => {
  it.each(paths.map((path, i) => [`${i}: ${describePath(path)}`, path, i] as const))('%s', async (_, path, i) => {
    const customer = await newCustomer(`path-${i}`)
    const life = await live(path, `path-${i}`, customer)
    life.stop()
    page.server.faults.clear()

    const bought = path.some(({ type, output }) => type === 'xstate.done.actor.readSubscription' && output !== null)
    expect((await loadSubscription(page.http, customer))?.status ?? null).toBe(bought ? 'trialing' : null)
  })
})
