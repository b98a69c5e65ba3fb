import * as v from 'valibot'
import type { LogEntry } from '../log'

/** A machine's state as plain JSON: `"scheduled"`, `{"live":{"mic":"on"}}`. */
export type FlowState = string | { [region: string]: FlowState }

const state: v.GenericSchema<FlowState> = v.lazy(() => v.union([v.string(), v.record(v.string(), state)]))

/**
 * What happened to a flow:
 * - `init` it began; `name` is the flow, `data` the input
 * - `message` a person asked or the world reported; `name` is the event's type, `data` the rest of it
 * - `done`, `failed` a service answered; `name` is its id, `data` the output or the error
 * - `timer` a delay ran out; `name` is the delay, `data` the id of the state that waited
 */
export const entryKinds = ['init', 'message', 'done', 'failed', 'timer'] as const
export type EntryKind = (typeof entryKinds)[number]

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

/** One entry of the flow log as it is on disk. Neutral: it names no library. */
export type FlowEntry = LogEntry & {
  kind: EntryKind
  name: string
  data?: unknown
  /** The state it led to; null when the machine failed on it. An upcaster may leave it out: then it is not checked. */
  state?: FlowState | null
}

/** Reads an entry from the store or a file. @throws ValiError for anything else. */
export const readFlowEntry = (raw: unknown): FlowEntry => v.parse(flowEntry, raw)
