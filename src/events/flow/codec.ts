import type { AnyEventObject } from 'xstate'
import type { EntryKind } from './entry'

/** What an entry tells, without where and when. */
export type Told = { kind: EntryKind; name: string; data?: unknown }

/** An event as the machine gets it: `at` is its only clock, `seq` its only number. */
export type Stamp = { at: number; seq: number }

const DONE = 'xstate.done.actor.'
const FAILED = 'xstate.error.actor.'
const AFTER = 'xstate.after.'

/** The neutral form of an event. The library's own names stay on this side. @throws TypeError for one without such a form. */
export const encode = ({ type, ...rest }: AnyEventObject): Told => {
  if (type.startsWith(DONE)) return { kind: 'done', name: type.slice(DONE.length), data: rest.output }
  if (type.startsWith(FAILED)) return { kind: 'failed', name: type.slice(FAILED.length), data: rest.error }
  if (type.startsWith(AFTER)) {
    const dot = type.indexOf('.', AFTER.length)
    return { kind: 'timer', name: type.slice(AFTER.length, dot), data: type.slice(dot + 1) }
  }
  if (type.startsWith('xstate.')) throw new TypeError(`an event ${type} cannot be recorded`)
  return Object.keys(rest).length === 0 ? { kind: 'message', name: type } : { kind: 'message', name: type, data: rest }
}

/** The event that an entry tells of, as the machine gets it. An `init` has none: it is its input that counts. */
export const decode = ({ kind, name, data }: Told, { at, seq }: Stamp): AnyEventObject => {
  switch (kind) {
    case 'done':
      return { type: `${DONE}${name}`, output: data, actorId: name, at, seq }
    case 'failed':
      return { type: `${FAILED}${name}`, error: data, actorId: name, at, seq }
    case 'timer':
      return { type: `${AFTER}${name}.${String(data)}`, at, seq }
    case 'init':
      return { type: 'xstate.init', input: data, at, seq }
    case 'message':
      return { ...(typeof data === 'object' ? data : null), type: name, at, seq }
  }
}
