import type { AnyActorScope, AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import type { Durability } from '../../log'
import { inertMachine } from '../resume/inert-machine'
import { decode, type EntryBody, encode, type FlowEntry, type FlowState, stateOf } from './entry'
import { createToPlain, type OnLoss, type ToFailure } from './entry-data'

export type NewFlowEntry = Omit<FlowEntry, 'stream'>

type RecordingOptions = {
  name: string
  now: () => number
  from?: { seq: number; at: number }
  writeAhead?: readonly string[]
  /** Resolves when the entry is stored or storing it was given up. Never rejects. */
  write: (entry: NewFlowEntry, durability: Durability) => Promise<void>
  /** Receives every entry before it is written, with true when the machine reacts to an event. */
  onEntry?: (entry: NewFlowEntry, isTaken: boolean) => void
  toFailure: ToFailure
  onLoss: OnLoss
}

export type Recording = {
  logic: AnyStateMachine
  /** Queues the machine's events until the returned function delivers them in order. */
  holdEvents(self: AnyActorScope['self']): () => void
  /** Writes an entry that the machine does not receive. Resolves like `write`. */
  note(body: EntryBody, snapshot: AnyMachineSnapshot): Promise<void>
}

type Recorder = (state: FlowState | null) => void

/** `child` is the service that sent the event and may have stopped in the meantime. */
type QueuedEvent = { event: AnyEventObject; child: unknown }

const childOf = ({ children }: AnyMachineSnapshot, { actorId }: AnyEventObject): unknown =>
  typeof actorId === 'string' ? children[actorId] : undefined

/**
 * Wraps a machine so that every event it consumes becomes an entry, in order. The machine receives the same copy that is written, stamped
 * with `at` (never decreasing) and `seq`, so that a replay is exact.
 */
export const withRecording = (machine: AnyStateMachine, options: RecordingOptions): Recording => {
  const { name, now, from = { seq: 0, at: 0 }, writeAhead = [], write, onEntry, toFailure, onLoss } = options
  const v = machine.version ?? '1'
  const inert = inertMachine(machine)
  const toPlain = createToPlain(toFailure, onLoss)
  let { seq, at } = from
  let holding = false
  let queue: QueuedEvent[] = []
  let written: AnyEventObject | null = null

  const stamp = () => {
    at = Math.max(at, now())
    return { at, seq: seq++ }
  }
  const plainBody = (body: EntryBody): EntryBody => ({ ...body, data: toPlain(body.data) })

  const step = (snapshot: AnyMachineSnapshot, event: AnyEventObject, scope: AnyActorScope, record: Recorder) => {
    try {
      const next = machine.transition(snapshot, event, scope)
      record(stateOf(next))
      return next
    } catch (error) {
      record(null)
      throw error
    }
  }

  const predictState = (snapshot: AnyMachineSnapshot, event: AnyEventObject): FlowState | null => {
    try {
      return stateOf(inert.step(snapshot, event))
    } catch {
      return null
    }
  }

  const deliverQueue = (self: AnyActorScope['self']) => {
    holding = false
    while (!holding) {
      const next = queue.shift()
      if (!next) return
      // A response of a service that stopped while queued would count as an unhandled error.
      const isGone = next.child !== undefined && childOf(self.getSnapshot(), next.event) !== next.child
      if (!isGone) self.send(next.event)
    }
  }

  const writeThenSend = (entry: NewFlowEntry, event: AnyEventObject, self: AnyActorScope['self']) => {
    holding = true
    void write(entry, 'strict').then(() => {
      if (self.getSnapshot().status !== 'active') {
        queue = []
        return
      }
      written = event
      self.send(event)
      deliverQueue(self)
    })
  }

  const getInitialSnapshot = (scope: AnyActorScope, input: unknown): AnyMachineSnapshot => {
    const body = plainBody({ kind: 'init', name, data: input })
    const snapshot = machine.getInitialSnapshot(scope, body.data)
    void write({ ...body, ...stamp(), v, state: stateOf(snapshot, true) }, 'relaxed')
    return snapshot
  }

  const transition = (snapshot: AnyMachineSnapshot, raw: AnyEventObject, scope: AnyActorScope): AnyMachineSnapshot => {
    if (raw.type === 'xstate.stop') return machine.transition(snapshot, raw, scope)
    if (raw === written) {
      written = null
      return machine.transition(snapshot, raw, scope)
    }
    if (holding) {
      queue.push({ event: raw, child: childOf(snapshot, raw) })
      return snapshot
    }
    const body = plainBody(encode(raw))
    const stamped = stamp()
    const event = decode(body, stamped)
    onEntry?.({ ...body, ...stamped, v }, body.kind === 'message' && snapshot.can(event))
    if (writeAhead.includes(event.type)) {
      writeThenSend({ ...body, ...stamped, v, state: predictState(snapshot, event) }, event, scope.self)
      return snapshot
    }
    const durability = onEntry ? 'strict' : 'relaxed'
    return step(snapshot, event, scope, (state) => void write({ ...body, ...stamped, v, state }, durability))
  }

  return {
    // The wrapper inherits everything else from the machine.
    logic: Object.assign(Object.create(machine), { getInitialSnapshot, transition }),
    holdEvents(self) {
      holding = true
      return () => deliverQueue(self)
    },
    note(body, snapshot) {
      const entry = { ...plainBody(body), ...stamp(), v, state: stateOf(snapshot) }
      onEntry?.(entry, false)
      return write(entry, 'strict')
    },
  }
}
