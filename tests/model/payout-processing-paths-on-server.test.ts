import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Actor, type AnyEventObject, createActor, waitFor } from 'xstate'
import { createPayout, getPayout } from '@/contract/payouts'
import { type KnownPayout, knownPayout } from '@/domain/payout/commands'
import { actorFrom, type Actor as Person } from '@/domain/permissions/actor'
import { inertMachine } from '@/events/flow/replay'
import type { ProcessingEvent } from '@/machines/payout-processing/context'
import { payoutProcessingMachine } from '@/machines/payout-processing/machine'
import { payoutProcessingModel } from '@/machines/payout-processing/model'
import { commandUnderWay, type ProcessingSnapshot } from '@/machines/payout-processing/selectors'
import { actorsFor } from '@/machines/port'
import { createProcessingPorts } from '@/services/payouts/processing-ports'
import { PAYOUT_DRAFT } from '../contract/payout-cases'
import { openPage, type Page } from '../fixtures/page'
import { describePath, edgePaths, isOutcome, type Path } from './paths'

/*
 * The generated paths of a payout's life, lived on the mock server: people's events through the real services, failures by faults. What the
 * bank reports days later is left out: `tests/contract/payouts.test.ts` lets the days go by.
 */

const model = {
  ...payoutProcessingModel,
  events: payoutProcessingModel.events.filter(({ type }) => type !== 'payout.changed'),
} as typeof payoutProcessingModel
const paths = edgePaths({ name: 'payout-processing', machine: payoutProcessingMachine, model })

type Life = Actor<typeof payoutProcessingMachine>

let page: Page
let actor: Person
beforeAll(async () => {
  page = await openPage()
  await page.signIn('owner@greenvalley.demo')
  const stored = page.tokens.read()
  if (!stored) throw new TypeError('nobody is signed in')
  actor = actorFrom(stored.user)
})
afterAll(() => page.close())

const rested = (life: Life) => waitFor(life, (snapshot: ProcessingSnapshot) => commandUnderWay(snapshot) === null)
const fails = (event: AnyEventObject | undefined) => event?.type.startsWith('xstate.error.actor.') ?? false

/** The event as it is really sent: with a key of its own. */
const meant = (event: ProcessingEvent, key: string): ProcessingEvent => ('id' in event ? { ...event, id: key } : event)

const live = async (path: Path, name: string): Promise<ProcessingSnapshot> => {
  const made = await page.http.call(createPayout, { params: {}, body: PAYOUT_DRAFT, key: `${name}-made` })
  const input = { actor, payout: knownPayout(made.payout) }
  const actors = actorsFor(createProcessingPorts(page.http, () => undefined))
  const life = createActor(payoutProcessingMachine.provide({ actors }), { input }).start()
  const chart = inertMachine(payoutProcessingMachine)
  let expected = chart.begin(model.input)
  for (const [i, event] of path.entries()) {
    if (isOutcome(event)) await rested(life)
    else {
      if (fails(path[i + 1])) page.server.faults.failNext('', 503)
      life.send(meant(event as ProcessingEvent, `${name}-${i}`))
    }
    expected = chart.step(expected, event)
    expect({ step: event.type, state: life.getSnapshot().value }).toEqual({ step: event.type, state: expected.value })
  }
  await rested(life)
  page.server.faults.clear()
  return life.getSnapshot()
}

describe(`payout-processing on the mock server: ${paths.length} generated paths`, () => {
  it.each(paths.map((path, i) => [`${i}: ${describePath(path)}`, path, i] as const))('%s', async (_, path, i) => {
    // given a new payout, when the path is lived
    const { context } = await live(path, `path-${i}`)

    // then the back end agrees about how the payout stands
    const params = { payoutId: context.payout.id }
    const now: KnownPayout = (await page.http.call(getPayout, { params })).payout
    expect(knownPayout(now)).toEqual(context.payout)
  })
})
