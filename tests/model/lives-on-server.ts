import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AnyEventObject, type AnyMachineSnapshot, type AnyStateMachine, createActor, waitFor } from 'xstate'
import { actorFrom, type Actor as Person } from '@/domain/permissions/actor'
import { inertMachine } from '@/events/flow/replay'
import type { CatalogueEntry } from '@/machines/model'
import { openPage, type Page } from '../fixtures/page'
import { describePath, edgePaths, isOutcome, type Path } from './paths'

/** A flow of a record, and what its life needs of a mock server. */
export type LivedFlow<Entity extends { id: number }, Event extends AnyEventObject> = CatalogueEntry & {
  /** What the flow calls its record, in its input and in its context. */
  record: string
  /** The machine over the real services. */
  over(page: Page): AnyStateMachine
  /** Whether it is asking the back end for something. */
  isBusy(snapshot: AnyMachineSnapshot): boolean
  /** Makes the record that a path begins with. */
  create(page: Page, key: string): Promise<Entity>
  /** The record as the back end has it. */
  read(page: Page, id: number): Promise<Entity>
  /** The event as it is really sent, beyond the key of its own that each has. */
  meant?(event: Event, page: Page, id: number): Promise<Event>
}

const fails = (event: AnyEventObject | undefined) => event?.type.startsWith('xstate.error.actor.') ?? false

/**
 * Lives the generated paths of a flow on one mock server, each with a new record: people's events through the real services, failures by
 * faults. The chart must foretell the back end at every step, and both must agree about the record at the end.
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
      // given a new record, when the path is lived
      const lived = await live(path, `path-${i}`)

      // then the back end agrees about its status
      expect(await flow.read(page, lived.id)).toEqual(lived)
    })
  })
}
