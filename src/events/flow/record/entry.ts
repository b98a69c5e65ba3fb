import * as v from 'valibot'
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import type { LogEntry } from '../../log'

/** A machine's state as plain JSON: `"scheduled"`, `{"live":{"mic":"on"}}`. */
export type FlowState = string | { [region: string]: FlowState }

const state: v.GenericSchema<FlowState> = v.lazy(() => v.union([v.string(), v.record(v.string(), state)]))

/** Accepts null, the state of a machine that failed. */
export const isFlowState = (value: unknown): value is FlowState | null => v.is(v.nullable(state), value)

export const isSameState = (a: FlowState | null, b: FlowState | null): boolean => {
  if (a === b) return true
  if (a === null || b === null || typeof a === 'string' || typeof b === 'string') return false
  const regions = Object.keys(a)
  return (
    regions.length === Object.keys(b).length &&
    regions.every((region) => {
      const [left, right] = [a[region], b[region]]
      return left !== undefined && right !== undefined && isSameState(left, right)
    })
  )
}

/**
 * `init`: started; `name` is the flow, `data` the input. `message`: a user request or a report from outside; `name` is the event type,
 * `data` the rest. `done` and `failed`: a service's answer; `name` is its id, `data` the output or the error. `timer`: a delay expired;
 * `name` is the delay, `data` the id of the waiting state. The machine does not receive the outbox kinds. `kept`: a request waits for the
 * network; `name` is the event type, `data` the rest. `waited`: the service of this name waits for the network. `dropped`: the user
 * discarded a request; `name` is the event type, `data` its id.
 */
const entryKinds = ['init', 'message', 'done', 'failed', 'timer', 'kept', 'waited', 'dropped'] as const
type EntryKind = (typeof entryKinds)[number]

const flowEntry = v.object({
  stream: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  seq: v.pipe(v.number(), v.integer(), v.minValue(0)),
  at: v.pipe(v.number(), v.finite()),
  v: v.pipe(v.string(), v.maxLength(40)),
  kind: v.picklist(entryKinds),
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  data: v.optional(v.unknown()),
  state: v.nullable(state),
})

export type EntryBody = { kind: EntryKind; name: string; data?: unknown }

/** A log entry as stored on disk. It names no library. */
export type FlowEntry = LogEntry &
  EntryBody & {
    /** The resulting state; null when the machine failed. Upcasters may omit it, which skips the check. */
    state?: FlowState | null
  }

/** Throws ValiError for an invalid entry. */
export const readFlowEntry = (raw: unknown): FlowEntry => v.parse(flowEntry, raw)

export const stateOf = ({ status, value }: AnyMachineSnapshot, isFirst = false): FlowState | null =>
  isFirst && status === 'error' ? null : value

export const isAboutOutbox = ({ kind }: Pick<EntryBody, 'kind'>): boolean =>
  kind === 'kept' || kind === 'waited' || kind === 'dropped'

/** `at` is the machine's only clock, `seq` its only sequence number. */
type Stamp = { at: number; seq: number }

const DONE = 'xstate.done.actor.'
const FAILED = 'xstate.error.actor.'
const AFTER = 'xstate.after.'

/** Converts to a neutral form without library names. Throws TypeError for an event without such a form. */
export const encode = ({ type, ...rest }: AnyEventObject): EntryBody => {
  if (type.startsWith(DONE)) return { kind: 'done', name: type.slice(DONE.length), data: rest.output }
  if (type.startsWith(FAILED)) return { kind: 'failed', name: type.slice(FAILED.length), data: rest.error }
  if (type.startsWith(AFTER)) {
    const dot = type.indexOf('.', AFTER.length)
    return { kind: 'timer', name: type.slice(AFTER.length, dot), data: type.slice(dot + 1) }
  }
  if (type.startsWith('xstate.')) throw new TypeError(`an event ${type} cannot be recorded`)
  return Object.keys(rest).length === 0 ? { kind: 'message', name: type } : { kind: 'message', name: type, data: rest }
}

export const failedEvent = (service: string, error: unknown) => ({
  type: `${FAILED}${service}`,
  error,
  actorId: service,
})

/** The machine event of an entry. `init` has none because its input counts; outbox entries have none either. */
export const decode = ({ kind, name, data }: EntryBody, { at, seq }: Stamp): AnyEventObject => {
  switch (kind) {
    case 'done':
      return { type: `${DONE}${name}`, output: data, actorId: name, at, seq }
    case 'failed':
      return { ...failedEvent(name, data), at, seq }
    case 'timer':
      return { type: `${AFTER}${name}.${String(data)}`, at, seq }
    case 'init':
      return { type: 'xstate.init', input: data, at, seq }
    case 'kept':
    case 'waited':
    case 'dropped':
      throw new TypeError(`a machine does not receive what was ${kind}`)
    case 'message':
      return { ...(typeof data === 'object' ? data : null), type: name, at, seq }
  }
}
