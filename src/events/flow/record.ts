import type { AnyActorScope, AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import type { Durability } from '../log'
import { decode, encode, type Told } from './codec'
import type { FlowEntry, FlowState } from './entry'
import { stateOf } from './fold'
import { inertMachine } from './inert-machine'
import { type OnLoss, toPlain } from './plain'

/** An entry before it is known which stream it goes to. */
export type NewFlowEntry = Omit<FlowEntry, 'stream'>

export type RecordingOptions = {
  /** Name of the flow. */
  name: string
  now: () => number
  /** Where the stream goes on: the next `seq` and the last `at`. */
  from?: { seq: number; at: number }
  /** Types of events that are written before the machine gets them. */
  durable?: readonly string[]
  /** Writes an entry; resolves when it is stored or when that has been given up. Never rejects. */
  write: (entry: NewFlowEntry, durability: Durability) => Promise<void>
  onLoss: OnLoss
}

/** A machine that is written down while it runs. */
export type Recording = {
  logic: AnyStateMachine
  /** Keeps back what the machine is sent, until the returned function lets it through in order. */
  hold(self: AnyActorScope['self']): () => void
}

type Recorder = (state: FlowState | null) => void

/** An event that waits; `child` is the service it comes from, which may have been stopped in the meantime. */
type Held = { event: AnyEventObject; child: unknown }

const childOf = ({ children }: AnyMachineSnapshot, { actorId }: AnyEventObject): unknown =>
  typeof actorId === 'string' ? children[actorId] : undefined

/**
 * Wraps a machine so that every event it consumes becomes an entry, in the order of consumption. The machine gets the very copy that
 * is written, stamped with `at` (never backwards) and `seq`, so that a replay sees exactly what it saw.
 */
export const withRecording = (machine: AnyStateMachine, options: RecordingOptions): Recording => {
  const { name, now, from = { seq: 0, at: 0 }, durable = [], write, onLoss } = options
  const v = machine.version ?? '1'
  const inert = inertMachine(machine)
  let { seq, at } = from
  let holding = false
  let held: Held[] = []
  let written: AnyEventObject | null = null

  const stamp = () => {
    at = Math.max(at, now())
    return { at, seq: seq++ }
  }
  const plainly = (told: Told): Told => ({ ...told, data: toPlain(told.data, onLoss) })

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

  const foretell = (snapshot: AnyMachineSnapshot, event: AnyEventObject): FlowState | null => {
    try {
      return stateOf(inert.step(snapshot, event))
    } catch {
      return null
    }
  }

  const release = (self: AnyActorScope['self']) => {
    holding = false
    while (!holding) {
      const next = held.shift()
      if (!next) return
      // The answer of a service that was stopped while it waited would be taken for an error nobody handles.
      const isGone = next.child !== undefined && childOf(self.getSnapshot(), next.event) !== next.child
      if (!isGone) self.send(next.event)
    }
  }

  const writeFirst = (entry: NewFlowEntry, event: AnyEventObject, self: AnyActorScope['self']) => {
    holding = true
    void write(entry, 'strict').then(() => {
      if (self.getSnapshot().status !== 'active') {
        held = []
        return
      }
      written = event
      self.send(event)
      release(self)
    })
  }

  const getInitialSnapshot = (scope: AnyActorScope, input: unknown): AnyMachineSnapshot => {
    const told = plainly({ kind: 'init', name, data: input })
    const snapshot = machine.getInitialSnapshot(scope, told.data)
    void write({ ...told, ...stamp(), v, state: stateOf(snapshot, true) }, 'relaxed')
    return snapshot
  }

  const transition = (snapshot: AnyMachineSnapshot, raw: AnyEventObject, scope: AnyActorScope): AnyMachineSnapshot => {
    if (raw.type === 'xstate.stop') return machine.transition(snapshot, raw, scope)
    if (raw === written) {
      written = null
      return machine.transition(snapshot, raw, scope)
    }
    if (holding) {
      held.push({ event: raw, child: childOf(snapshot, raw) })
      return snapshot
    }
    const told = plainly(encode(raw))
    const stamped = stamp()
    const event = decode(told, stamped)
    if (durable.includes(event.type)) {
      writeFirst({ ...told, ...stamped, v, state: foretell(snapshot, event) }, event, scope.self)
      return snapshot
    }
    return step(snapshot, event, scope, (state) => void write({ ...told, ...stamped, v, state }, 'relaxed'))
  }

  return {
    // The wrapper inherits everything else the machine is.
    logic: Object.assign(Object.create(machine), { getInitialSnapshot, transition }),
    hold(self) {
      holding = true
      return () => release(self)
    },
  }
}
