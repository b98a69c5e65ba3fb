import { describe, expect, it } from 'vitest'
import { type AnyEventObject, createActor, SimulatedClock } from 'xstate'
import { coverage, inertMachine } from '@/events/flow/replay'
import { MACHINES } from '@/machines'
import { puppet } from '../fixtures/puppet'
import { describePath, edgePaths, outcomeOf, type Path } from './paths'

const LONG = 2 ** 31

describe.each(MACHINES.map((entry) => [entry.name, entry] as const))('%s', (_, entry) => {
  const paths = edgePaths(entry)

  it('is gone through whole by its generated paths', () => {
    const seen = coverage(entry.machine)

    for (const path of paths) seen.add(entry.model.input, path)

    const { transitions, states } = seen.report()
    console.log(
      `${entry.name}: ${paths.length} paths; ${transitions.covered}/${transitions.total} transitions, ${states.entered}/${states.total} states`,
    )
    expect({ transitions: transitions.missing, states: states.missing }).toEqual({ transitions: [], states: [] })
    expect(paths.length).toBeLessThanOrEqual(2 * transitions.total)
  })

  const live = async (path: Path) => {
    const clock = new SimulatedClock()
    const services = puppet(entry.machine)
    const actor = createActor(services.machine, { input: entry.model.input, clock }).start()
    const take = async (event: AnyEventObject) => {
      const outcome = outcomeOf(event)
      if (outcome) await services.answer(outcome.id, outcome.answer)
      else if (event.type.startsWith('xstate.after.')) clock.increment(LONG)
      else actor.send(event)
      return actor.getSnapshot().value
    }
    const states = [actor.getSnapshot().value]
    for (const event of path) states.push(await take(event))
    actor.stop()
    return states
  }

  const foretold = (path: Path) => {
    const chart = inertMachine(entry.machine)
    let snapshot = chart.begin(entry.model.input)
    return [
      snapshot.value,
      ...path.map((event) => {
        snapshot = chart.step(snapshot, event)
        return snapshot.value
      }),
    ]
  }

  it.each(paths.map((path) => [describePath(path), path] as const))('%s', async (_name, path) => {
    expect(await live(path)).toEqual(foretold(path))
  })
})
