import {
  type AnyActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createEmptyActor,
  type InspectionEvent,
} from 'xstate'

/** An action that a step would have carried out. */
export type Effect = { type: string; params: unknown }

/** The transitions that a step took. */
type Transitions = Extract<InspectionEvent, { type: '@xstate.microstep' }>['_transitions']

type Watchers = { onEffect?: (effect: Effect) => void; onMicrostep?: (transitions: Transitions) => void }

/** A machine that can be stepped without anything happening: no action runs, no service starts, no timer is set. */
export type InertMachine = {
  /** The first snapshot for an input. The machine's context is never built from anything else. */
  begin(input: unknown): AnyMachineSnapshot
  /** The next snapshot; the same one when the machine has ended, as a live machine ignores later events. */
  step(snapshot: AnyMachineSnapshot, event: AnyEventObject): AnyMachineSnapshot
}

const nothing = () => undefined

/**
 * Steps a machine on one scope without effects. The library's own `transition()` would build an actor and a first snapshot for every
 * event (four times slower) and lose the input in the process.
 */
export const inertMachine = (machine: AnyStateMachine, { onEffect, onMicrostep }: Watchers = {}): InertMachine => {
  // Only serves as the parent of services that never start. An actor of the machine itself would need an input here.
  const self = createEmptyActor()
  let booked = 0
  const system = {
    ...self.system,
    scheduler: { schedule: nothing, cancel: nothing, cancelAll: nothing },
    get: nothing,
    getAll: () => ({}),
    // Not in the library's types, but what actors ask of their system; the test that fold equals live guards it.
    _bookId: () => `inert:${booked++}`,
    _register: (id: string) => id,
    _unregister: nothing,
    _set: nothing,
    _relay: nothing,
    _sendInspectionEvent: (event: InspectionEvent) => {
      if (event.type === '@xstate.microstep') onMicrostep?.(event._transitions)
    },
  }
  self.system = system
  const scope: AnyActorScope = {
    self,
    system,
    id: self.id,
    sessionId: self.sessionId,
    logger: nothing,
    defer: nothing,
    emit: nothing,
    stopChild: nothing,
    actionExecutor: onEffect ?? nothing,
  }
  return {
    begin: (input) => machine.getInitialSnapshot(scope, input),
    step: (snapshot, event) => (snapshot.status === 'active' ? machine.transition(snapshot, event, scope) : snapshot),
  }
}
