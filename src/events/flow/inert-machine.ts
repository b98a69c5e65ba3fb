import {
  type AnyActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type InspectionEvent,
} from 'xstate'

/** An action that a step would have carried out. */
export type Effect = { type: string; params: unknown }

/** A transition that a step took. */
export type Taken = Extract<InspectionEvent, { type: '@xstate.microstep' }>['_transitions']

type Watchers = { onEffect?: (effect: Effect) => void; onMicrostep?: (taken: Taken) => void }

/** A machine that can be stepped without anything happening: no action runs, no service starts, no timer is set. */
export type InertMachine = {
  begin(input: unknown): AnyMachineSnapshot
  /** The next snapshot; the same one when the machine has ended, as a live machine drops what comes then. */
  step(snapshot: AnyMachineSnapshot, event: AnyEventObject): AnyMachineSnapshot
}

const nothing = () => undefined

/**
 * Steps a machine on one scope without effects. The library's own `transition()` would build an actor and a first snapshot for every
 * event (four times slower) and forget the input while doing so.
 */
export const inertMachine = (machine: AnyStateMachine, { onEffect, onMicrostep }: Watchers = {}): InertMachine => {
  const self = createActor(machine, { input: undefined })
  let booked = 0
  const system = {
    ...self.system,
    scheduler: { schedule: nothing, cancel: nothing, cancelAll: nothing },
    get: nothing,
    getAll: () => ({}),
    // Not in the library's types, but what actors ask of their system; the test that fold equals live watches over it.
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
