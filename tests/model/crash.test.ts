import { describe, expect, it } from 'vitest'
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import type { Folded } from '@/events/flow/replay'
import { MACHINES } from '@/machines'
import type { CatalogueEntry } from '@/machines/model'
import { errand } from '../fixtures/errand'
import type { Answer } from '../fixtures/puppet'
import { essence, recordedRun } from '../fixtures/recorded-run'
import { seeded } from '../fixtures/seeded'

const WALKS = 60
const STEPS = 40
const CRASH_PROBABILITY = 0.12
const SEED = Number(process.env.SEED ?? 1)

type Run = ReturnType<typeof recordedRun>
type Step = { name: string; take: (run: Run) => void | Promise<void> }

const isPlausible = ({ model }: CatalogueEntry, snapshot: AnyMachineSnapshot, event: AnyEventObject) =>
  model.plausible?.(snapshot, event) ?? true

const answersOf = (entry: CatalogueEntry, run: Run, id: string): Answer[] => {
  const { done = [], failed = [] } = entry.model.outcomes[id] ?? {}
  const snapshot = run.snapshot()
  return [
    ...done
      .filter((output) => isPlausible(entry, snapshot, { type: `xstate.done.actor.${id}`, output }))
      .map((output) => ({ done: output })),
    ...failed
      .filter((error) => isPlausible(entry, snapshot, { type: `xstate.error.actor.${id}`, error }))
      .map((error) => ({ failed: error })),
  ]
}

const possibleSteps = (entry: CatalogueEntry, run: Run): Step[] => [
  ...entry.model.events
    .filter((event) => isPlausible(entry, run.snapshot(), event))
    .map((event): Step => ({ name: event.type, take: () => run.send(event) })),
  ...run
    .services()
    .running()
    .flatMap(({ id }) =>
      answersOf(entry, run, id).map(
        (answer): Step => ({ name: `${id} ${JSON.stringify(answer)}`, take: () => run.services().answer(id, answer) }),
      ),
    ),
  ...[500, 3_000, 60_000].map((ms): Step => ({ name: `${ms} ms`, take: () => run.clock.advance(ms) })),
]

const remainingTime = ({ timers }: Folded, now: number): Record<string, number> =>
  Object.fromEntries([...timers.values()].map(({ id, dueAt }) => [id, Math.max(0, dueAt - now)]))

describe.each([errand, ...MACHINES])('$name, killed anywhere', (entry) => {
  it(`is after every step what its log says, and goes on where it was (seed ${SEED})`, async () => {
    let crashes = 0
    let restarts = 0
    let rearmed = 0
    for (let walk = 0; walk < WALKS; walk++) {
      const random = seeded(SEED * 10_007 + walk)
      const run = recordedRun(entry.machine, entry.model.input)
      const stepLog: string[] = []
      const where = () => `seed ${SEED}, walk ${walk}: ${stepLog.join(', ')}`

      for (let step = 0; step < STEPS && run.snapshot().status === 'active'; step++) {
        if (random() < CRASH_PROBABILITY) {
          const before = essence(run.snapshot())
          const inFlight = run.services().running()
          run.crash(Math.floor(random() * 5_000))
          stepLog.push('crash')
          crashes += 1
          restarts += inFlight.length
          expect(essence(run.snapshot()), where()).toEqual(before)
          expect(run.services().running(), where()).toEqual(inFlight)
          expect(run.timers(), where()).toEqual(remainingTime(run.folded(), run.clock.now()))
          rearmed += Object.keys(run.timers()).length
        }
        const steps = possibleSteps(entry, run)
        const chosen = steps[Math.floor(random() * steps.length)]
        if (!chosen) break
        stepLog.push(chosen.name)
        await chosen.take(run)
        const folded = run.folded()
        expect(essence(folded.snapshot), where()).toEqual(essence(run.snapshot()))
        expect(Object.keys(run.timers()).sort(), where()).toEqual([...folded.timers.keys()].sort())
      }
      run.stop()
    }
    console.info(`${entry.name}: seed ${SEED}, ${crashes} crashes, ${restarts} services again, ${rearmed} timers again`)
    expect(crashes).toBeGreaterThan(WALKS)
  }, 120_000)
})
