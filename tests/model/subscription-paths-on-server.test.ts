import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Actor, type AnyEventObject, createActor, waitFor } from 'xstate'
import { actorFrom } from '@/domain/permissions/actor'
import type { Subscription } from '@/domain/subscription/subscription'
import { inertMachine } from '@/events/flow/replay'
import { actorsFor } from '@/machines/port'
import type { SubscriptionEvent } from '@/machines/subscription/context'
import { subscriptionMachine } from '@/machines/subscription/machine'
import { commandUnderWay, outcomeOf, type SubscriptionSnapshot } from '@/machines/subscription/selectors'
import { createSubscriptionPorts } from '@/services/subscription/subscription-ports'
import { openPage, type Page } from '../fixtures/page'
import { describePath, edgePaths, isOutcome, type Path } from './paths'
import { CUSTOMER, livedModel, worldOf } from './subscription-world'

/*
 * Replays the generated subscription paths, each on its own mock server with a trial: commands through the real services, failures as
 * faults, outside changes by clock, cards and another browser.
 */

const paths = edgePaths({ name: 'subscription', machine: subscriptionMachine, model: livedModel })

type Life = Actor<typeof subscriptionMachine>

let page: Page
let world: ReturnType<typeof worldOf>
beforeEach(async () => {
  page = await openPage()
  world = worldOf(page)
  await page.signIn('owner@hillcountry.demo')
})
afterEach(() => page.close())

const begin = (subscription: Subscription): Life => {
  const stored = page.tokens.read()
  if (!stored) throw new TypeError('no one is signed in')
  const returnUrl = () => 'http://localhost/dashboard/subscription'
  const ports = createSubscriptionPorts({ http: page.http, returnUrl, onSubscription: () => {} })
  const input = { actor: actorFrom(stored.user), customer_id: CUSTOMER, subscription }
  return createActor(subscriptionMachine.provide({ actors: actorsFor(ports) }), { input }).start()
}

const rested = (life: Life) => waitFor(life, (snapshot: SubscriptionSnapshot) => commandUnderWay(snapshot) === null)
const fails = (event: AnyEventObject | undefined) => event?.type.startsWith('xstate.error.actor.') ?? false

const meant = async (event: AnyEventObject, life: Life, key: string): Promise<SubscriptionEvent> => {
  const typed = event as SubscriptionEvent
  if (typed.type === 'subscription.changed' && typed.subscription)
    return { ...typed, subscription: await world.lead(typed.subscription) }
  if (typed.type !== 'subscription.change_plan') return 'id' in typed ? { ...typed, id: key } : typed
  const isLargest = life.getSnapshot().context.subscription?.plan_id === 'enterprise'
  return { ...typed, id: key, plan_id: isLargest ? 'basic' : 'enterprise' }
}

const live = async (path: Path, name: string): Promise<SubscriptionSnapshot> => {
  const life = begin(await world.current())
  const chart = inertMachine(subscriptionMachine)
  let expected = chart.begin(livedModel.input)
  for (const [i, event] of path.entries()) {
    if (isOutcome(event)) await rested(life)
    else {
      const real = await meant(event, life, `${name}-${i}`)
      if (fails(path[i + 1])) page.server.faults.failNext('', 503)
      life.send(real)
    }
    expected = chart.step(expected, event)
    const actual = { step: event.type, state: life.getSnapshot().value, outcome: outcomeOf(life.getSnapshot())?.kind }
    expect(actual).toEqual({
      step: event.type,
      state: expected.value,
      outcome: outcomeOf(expected as SubscriptionSnapshot)?.kind,
    })
  }
  return rested(life)
}

describe(`subscription on the mock server: ${paths.length} generated paths`, () => {
  it.each(paths.map((path, i) => [`${i}: ${describePath(path)}`, path, i] as const))('%s', async (_, path, i) => {
    const { context } = await live(path, `path-${i}`)

    expect(await world.current()).toEqual(context.subscription)
  })
})
