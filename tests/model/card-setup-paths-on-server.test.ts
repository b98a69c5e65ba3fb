import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Actor, type AnyEventObject, createActor, waitFor } from 'xstate'
import * as contract from '@/contract/billing'
import { TEST_CARDS } from '@/domain/card/test-cards'
import { inertMachine } from '@/events/flow/replay'
import { cardSetupMachine } from '@/machines/card-setup/machine'
import { cardSetupModel } from '@/machines/card-setup/model'
import type { CardSetupPorts } from '@/machines/card-setup/ports'
import { isBusy } from '@/machines/card-setup/selectors'
import { actorsFor } from '@/machines/port'
import { createCardSetupPorts } from '@/services/billing/billing-service'
import { openPage, type Page } from '../fixtures/page'
import { formlessProvider, typedCard } from '../fixtures/typed-card'
import { describePath, edgePaths, outcomeOf, type Path } from './paths'

/*
 * Replays the generated card-setup paths with the test provider and the mock server: the card entered or a fault produces each outcome. The
 * chart must predict both at every step.
 */

const paths = edgePaths({ name: 'card-setup', machine: cardSetupMachine, model: cardSetupModel })
const customer_id = 'cus_1'
const DECLINED = { message: 'Your card was declined.', status: 402, details: null }

type Life = Actor<typeof cardSetupMachine>

let page: Page

beforeAll(async () => {
  page = await openPage()
  await page.signIn('owner@greenvalley.demo')
})

afterAll(() => page.close())

const numberOf = (outcome: (typeof TEST_CARDS)[number]['outcome']): string =>
  TEST_CARDS.find((card) => card.outcome === outcome)?.number ?? ''

const cards = async () =>
  (await page.http.call(contract.listPaymentMethods, { params: {}, query: { customer_id } })).payment_methods

const scripted = () => {
  let typed = ''
  let refusesToConfirm = false
  const waiting = new Map<string, () => void>()
  const real = createCardSetupPorts({
    http: page.http,
    provider: async () => formlessProvider(() => typedCard(typed)),
    onAdded: () => {},
  })
  const released = (name: string) => new Promise<void>((resolve) => waiting.set(name, resolve))
  const ports: CardSetupPorts = {
    takeCard: async () => {
      await released('takeCard')
      return real.takeCard()
    },
    confirmCard: async (input) => {
      await released('confirmCard')
      if (refusesToConfirm) throw DECLINED
      await real.confirmCard(input)
    },
    addCard: async (input) => {
      await released('addCard')
      return real.addCard(input)
    },
  }

  const bringAbout = (event: AnyEventObject) => {
    const { id, answer } = outcomeOf(event) ?? { id: '', answer: { done: undefined } }
    const fails = 'failed' in answer
    if (id === 'takeCard') {
      const asks = 'needs_confirmation' in Object(event.output) && event.output.needs_confirmation
      typed = numberOf(fails ? 'declined' : asks ? 'needs_confirmation' : 'ok')
    }
    if (id === 'confirmCard') refusesToConfirm = fails
    if (id === 'addCard' && fails) page.server.faults.failNext('/payment-methods/add', 503)
    waiting.get(id)?.()
  }
  return { ports, bringAbout }
}

const live = async (path: Path, name: string): Promise<Life> => {
  const { ports, bringAbout } = scripted()
  const life = createActor(cardSetupMachine.provide({ actors: actorsFor(ports) }), { input: { customer_id } }).start()
  const chart = inertMachine(cardSetupMachine)
  let expected = chart.begin(cardSetupModel.input)
  for (const [i, event] of path.entries()) {
    const before = life.getSnapshot().value
    if (outcomeOf(event)) {
      bringAbout(event)
      await waitFor(life, ({ value }) => value !== before)
    } else {
      life.send(('id' in event ? { ...event, id: `${name}-${i}` } : event) as Parameters<Life['send']>[0])
    }
    expected = chart.step(expected, event)
    expect({ step: event.type, state: life.getSnapshot().value }).toEqual({ step: event.type, state: expected.value })
  }
  page.server.faults.clear()
  return life
}

describe(`card-setup with the test provider, on the mock server: ${paths.length} generated paths`, () => {
  it.each(paths.map((path, i) => [`${i}: ${describePath(path)}`, path, i] as const))('%s', async (_, path, i) => {
    const before = await cards()

    const life = await live(path, `path-${i}`)
    const { context, value } = life.getSnapshot()

    const after = await cards()
    const isNew = ({ id }: { id: string }) => before.every((card) => card.id !== id)
    expect(after.filter(isNew)).toEqual(value === 'added' ? [context.added] : [])
    expect(after.filter(({ is_default }) => is_default)).toHaveLength(1)
    if (isBusy(life.getSnapshot())) life.stop()
  })
})
