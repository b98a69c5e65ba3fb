import { type Actor, type AnyStateMachine, createActor, type Snapshot } from 'xstate'
import type { FlowClock, FlowDefinition } from '../flow'
import { failedEvent } from '../record/entry'
import type { Recording } from '../record/record'
import { type Folded, inFlight } from './fold'

export type FlowActor = Actor<AnyStateMachine>

type PersistedChild = { snapshot: Snapshot<unknown> }
type Persisted = Snapshot<unknown> & { children?: Record<string, PersistedChild> }

type Late = ReadonlyMap<string, object>
const NONE_LATE: Late = new Map()

export const lateServices = (folded: Folded, tooLate: FlowDefinition['tooLate'], now: number): Late =>
  new Map(
    inFlight(folded).flatMap((id): [string, object][] => {
      const failure = tooLate?.(folded.calledAt.get(id) ?? folded.at, now, folded.snapshot) ?? null
      return failure ? [[id, failure]] : []
    }),
  )

/**
 * A persisted snapshot that an actor can continue from. Services that have answered or never will are marked as done; otherwise they would
 * start again because the fold never ran them.
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

export const newActor = ({ logic }: Recording, clock: FlowClock, input: unknown): FlowActor =>
  createActor(logic, { input, clock })

export const restoredActor = (
  { logic }: Recording,
  clock: FlowClock,
  folded: Folded,
  late: Late = NONE_LATE,
): FlowActor =>
  // XState's types require an input, but a snapshot makes it unused.
  createActor(logic, { snapshot: persist(logic, folded, late), clock, input: undefined })

/**
 * Starts a restored actor. Unanswered services start again with their input, or fail when that is too late; timers get their remaining
 * time. Timers run before any event is consumed, or one could be set for a state that was just exited.
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
