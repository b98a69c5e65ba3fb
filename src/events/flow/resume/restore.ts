import { type Actor, type AnyStateMachine, createActor, type Snapshot } from 'xstate'
import type { FlowClock, FlowDefinition } from '../flow'
import { failedEvent } from '../record/entry'
import type { Recording } from '../record/record'
import { type Folded, inFlight } from './fold'

/** A running flow; its definition knows which machine it is. */
export type FlowActor = Actor<AnyStateMachine>

type PersistedChild = { snapshot: Snapshot<unknown> }
type Persisted = Snapshot<unknown> & { children?: Record<string, PersistedChild> }

/** What the services end with that it's too late to call again, by their ids. */
type Late = ReadonlyMap<string, object>
const NONE_LATE: Late = new Map()

/** Finds the services that had not answered and that can't be called again by now. */
export const lateServices = (folded: Folded, tooLate: FlowDefinition['tooLate'], now: number): Late =>
  new Map(
    inFlight(folded).flatMap((id): [string, object][] => {
      const failure = tooLate?.(folded.calledAt.get(id) ?? folded.at, now, folded.snapshot) ?? null
      return failure ? [[id, failure]] : []
    }),
  )

/**
 * The form of a folded state that an actor can continue from. Services that have answered, or never will, are marked so: they would start
 * again otherwise, because the fold never ran them.
 */
const persist = (machine: AnyStateMachine, { snapshot, settled }: Folded, late: Late): Persisted => {
  const persisted: Persisted = machine.getPersistedSnapshot(snapshot)
  const children = Object.entries(persisted.children ?? {}).map(([id, child]): [string, PersistedChild] => {
    const failure = late.get(id)
    if (failure) return [id, { ...child, snapshot: { status: 'error', output: undefined, error: failure } }]
    const answer = settled.get(id)
    if (!answer) return [id, child]
    return answer.kind === 'done'
      ? [id, { ...child, snapshot: { status: 'done', output: answer.data, error: undefined } }]
      : [id, { ...child, snapshot: { status: 'error', output: undefined, error: answer.data } }]
  })
  return { ...persisted, children: Object.fromEntries(children) }
}

/** An actor that begins with an input; it does not run before it is started. */
export const newActor = ({ logic }: Recording, clock: FlowClock, input: unknown): FlowActor =>
  createActor(logic, { input, clock })

/** An actor where its entries end; it does not run before `startRestored`. */
export const restoredActor = (
  { logic }: Recording,
  clock: FlowClock,
  folded: Folded,
  late: Late = NONE_LATE,
): FlowActor =>
  // The library's types ask for an input, but with a snapshot nothing is built from it.
  createActor(logic, { snapshot: persist(logic, folded, late), clock, input: undefined })

/**
 * Starts a restored actor. Services that had not answered start again with the input they had, or fail where it's too late for that; timers
 * get the time that was left. Nothing is consumed before the timers run, or one could be set for a state that was left just now.
 */
export const startRestored = (
  actor: FlowActor,
  recording: Recording,
  { timers }: Folded,
  clock: FlowClock,
  late: Late = NONE_LATE,
) => {
  const deliver = recording.holdEvents(actor)
  actor.start()
  if (actor.getSnapshot().status === 'active') {
    for (const { id, event, dueAt } of timers.values())
      actor.system.scheduler.schedule(actor, actor, event, Math.max(0, dueAt - clock.now()), id)
  }
  for (const [id, failure] of late) actor.send(failedEvent(id, failure))
  deliver()
}
