import {
  type AnyActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createEmptyActor,
  type InspectionEvent,
} from 'xstate'

export type Effect = { type: string; params: unknown }

type Transitions = Extract<InspectionEvent, { type: '@xstate.microstep' }>['_transitions']

type Watchers = { onEffect?: (effect: Effect) => void; onMicrostep?: (transitions: Transitions) => void }

export type InertMachine = {
  begin(input: unknown): AnyMachineSnapshot
  /** Returns the same snapshot when the machine has ended, as a live machine ignores later events. */
  step(snapshot: AnyMachineSnapshot, event: AnyEventObject): AnyMachineSnapshot
}

const nothing = () => undefined

/**
 * Steps a machine in one scope without effects. XState's `transition()` would build an actor and a first snapshot per event (four times
 * slower) and lose the input.
 */
export const inertMachine = (machine: AnyStateMachine, { onEffect, onMicrostep }: Watchers = {}): InertMachine => {
  // Only the parent of services that never start. An actor of the machine itself would need an input.
  const self = createEmptyActor()
  let booked = 0
  const system = {
    ...self.system,
    scheduler: { schedule: nothing, cancel: nothing, cancelAll: nothing },
    get: nothing,
    getAll: () => ({}),
    // Untyped in XState, but actors call it; the test that fold equals live guards it.
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
