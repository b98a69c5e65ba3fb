import * as v from 'valibot'
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import type { LogEntry } from '../../log'

/** A machine's state as plain JSON: `"scheduled"`, `{"live":{"mic":"on"}}`. */
export type FlowState = string | { [region: string]: FlowState }

const state: v.GenericSchema<FlowState> = v.lazy(() => v.union([v.string(), v.record(v.string(), state)]))

/** Whether a value is a state, or the null of a machine that failed. */
export const isFlowState = (value: unknown): value is FlowState | null => v.is(v.nullable(state), value)

/** Whether two states are the same, in whatever order their regions are named. */
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
 * What happened to a flow:
 * - `init` it started; `name` is the flow, `data` the input
 * - `message` a person asked or the world reported; `name` is the event's type, `data` the rest of it
 * - `done`, `failed` a service answered; `name` is its id, `data` the output or the error
 * - `timer` a delay expired; `name` is the delay, `data` the id of the state that waited
 *
 * and what happened to its outbox, which the machine does not receive:
 * - `kept` a person asked for something that waits for the network; `name` is the event's type, `data` the rest of it
 * - `waited` the service of this name waits for the network
 * - `dropped` a person discarded what they had asked for; `name` is the event's type, `data` its id
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

/** What an entry says, without its place and time. */
export type EntryBody = { kind: EntryKind; name: string; data?: unknown }

/** One entry of the flow log as it is on disk. Neutral: it names no library. */
export type FlowEntry = LogEntry &
  EntryBody & {
    /** The state it led to; null when the machine failed on it. An upcaster may leave it out: then it is not checked. */
    state?: FlowState | null
  }

/** Reads an entry from the store or a file. @throws ValiError for anything else. */
export const readFlowEntry = (raw: unknown): FlowEntry => v.parse(flowEntry, raw)

/** The state as an entry keeps it: null when the machine could not even start. */
export const stateOf = ({ status, value }: AnyMachineSnapshot, isFirst = false): FlowState | null =>
  isFirst && status === 'error' ? null : value

/** What an entry says of the outbox alone. */
export const isAboutOutbox = ({ kind }: Pick<EntryBody, 'kind'>): boolean =>
  kind === 'kept' || kind === 'waited' || kind === 'dropped'

/** An event as the machine receives it: `at` is its only clock, `seq` its only number. */
type Stamp = { at: number; seq: number }

const DONE = 'xstate.done.actor.'
const FAILED = 'xstate.error.actor.'
const AFTER = 'xstate.after.'

/** The neutral form of an event. The library's own names never get past here. @throws TypeError for an event without such a form. */
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

/** The event of a service that failed, as the library sends it. */
export const failedEvent = (service: string, error: unknown) => ({
  type: `${FAILED}${service}`,
  error,
  actorId: service,
})

/** The event of an entry, as the machine receives it. An `init` has none, its input is what counts; nor has what is about the outbox. */
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
