import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AnyEventObject, type AnyMachineSnapshot, type AnyStateMachine, createActor, waitFor } from 'xstate'
import { actorFrom, type Actor as Person } from '@/domain/permissions/actor'
import { inertMachine } from '@/events/flow/replay'
import type { CatalogueEntry } from '@/machines/model'
import { openPage, type Page } from '../fixtures/page'
import { describePath, edgePaths, isOutcome, type Path } from './paths'

export type LivedFlow<Entity extends { id: number }, Event extends AnyEventObject> = CatalogueEntry & {
  /** The record's property in the flow's input and context. */
  record: string
  over(page: Page): AnyStateMachine
  isBusy(snapshot: AnyMachineSnapshot): boolean
  create(page: Page, key: string): Promise<Entity>
  read(page: Page, id: number): Promise<Entity>
  /** Adapts the event to the real data; the key is added separately. */
  meant?(event: Event, page: Page, id: number): Promise<Event>
}

const fails = (event: AnyEventObject | undefined) => event?.type.startsWith('xstate.error.actor.') ?? false

/**
 * Replays a flow's generated paths on one mock server, each with a new record: events through the real services, failures as faults. The
 * chart must predict every step, and both must agree on the final record.
 */
export const describeLives = <Entity extends { id: number }, Event extends AnyEventObject>(
  flow: LivedFlow<Entity, Event>,
) => {
  const { name, machine, model, record } = flow
  const paths = edgePaths(flow)
  let page: Page
  let actor: Person
  beforeAll(async () => {
    page = await openPage()
    await page.signIn('owner@greenvalley.demo')
    const stored = page.tokens.read()
    if (!stored) throw new TypeError('no one is signed in')
    actor = actorFrom(stored.user)
  })
  afterAll(() => page.close())

  const live = async (path: Path, key: string): Promise<Entity> => {
    const begun = await flow.create(page, `${key}-made`)
    const life = createActor(flow.over(page), { input: { actor, [record]: begun } }).start()
    const rested = () => waitFor(life, (snapshot: AnyMachineSnapshot) => !flow.isBusy(snapshot))
    const chart = inertMachine(machine)
    let expected = chart.begin(model.input)
    for (const [i, event] of path.entries()) {
      if (isOutcome(event)) await rested()
      else {
        const sent = 'id' in event ? { ...event, id: `${key}-${i}` } : event
        const real = await (flow.meant?.(sent as Event, page, begun.id) ?? sent)
        if (fails(path[i + 1])) page.server.faults.failNext('', 503)
        life.send(real)
      }
      expected = chart.step(expected, event)
      expect({ step: event.type, state: life.getSnapshot().value }).toEqual({ step: event.type, state: expected.value })
    }
    await rested()
    page.server.faults.clear()
    return Reflect.get(life.getSnapshot().context as object, record) as Entity
  }

  describe(`${name} on the mock server: ${paths.length} generated paths`, () => {
    it.each(paths.map((path, i) => [`${i}: ${describePath(path)}`, path, i] as const))('%s', async (_, path, i) => {
      const lived = await live(path, `path-${i}`)

      expect(await flow.read(page, lived.id)).toEqual(lived)
    })
  })
}
