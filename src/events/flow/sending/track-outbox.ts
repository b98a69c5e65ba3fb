import type { AnyEventObject } from 'xstate'
import type { FlowEntry } from '../record/entry'
import type { Intent, IntentEntry, Outbox, OutboxTracker } from './outbox-types'

export const EMPTY_OUTBOX: Outbox = { last: null, underWay: null, waiting: [], refused: [] }

const isEmpty = ({ underWay, waiting, refused }: Outbox): boolean =>
  underWay === null && waiting.length === 0 && refused.length === 0

/** True for user requests, false for reports from outside. */
export const isIntent = (event: AnyEventObject): event is Intent => typeof event.id === 'string'

type Entry = Pick<FlowEntry, 'kind' | 'name' | 'data' | 'at'>

const eventOf = ({ name, data }: Entry): AnyEventObject => ({
  ...(typeof data === 'object' ? data : null),
  type: name,
})

const without = <K extends IntentEntry>(list: readonly K[], id: unknown): readonly K[] =>
  list.some(({ event }) => event.id === id) ? list.filter(({ event }) => event.id !== id) : list

/** `services` are the invoke ids that wait for the network; `queued` the events that are kept whenever they can't be taken or are refused. */
export type OutboxRule = { services: readonly string[]; queued: readonly string[] }

/** Tracks the outbox from a flow's entries. */
export const trackOutbox = ({ services, queued }: OutboxRule, from: Outbox = EMPTY_OUTBOX): OutboxTracker => {
  let box = from
  const change = (changes: Partial<Outbox>) => {
    box = { ...box, ...changes }
  }

  /** The request whose service failed, if it is kept. */
  const failing = (): IntentEntry | null => {
    if (box.underWay !== null) return box.underWay
    return box.last !== null && queued.includes(box.last.event.type) ? box.last : null
  }

  const consumeIntent = (event: Intent, at: number, isHandled: boolean) => {
    const existing = [...box.waiting, ...box.refused].find((entry) => entry.event.id === event.id)
    if (existing) change({ waiting: without(box.waiting, event.id), refused: without(box.refused, event.id) })
    const intent = existing ? { event: existing.event, at: existing.at } : { event, at }
    if (isHandled) change(existing ? { last: intent, underWay: intent } : { last: intent })
    else if (existing) change({ refused: [...box.refused, { ...intent, failure: null }] })
  }

  return {
    outbox: () => box,
    isEmpty: () => isEmpty(box),
    consume(entry: Entry, isHandled: boolean) {
      const event = eventOf(entry)
      switch (entry.kind) {
        case 'kept':
          if (isIntent(event)) change({ waiting: [...box.waiting, { event, at: entry.at }] })
          return
        case 'waited':
          change({ underWay: box.last })
          return
        case 'dropped':
          change({ waiting: without(box.waiting, entry.data), refused: without(box.refused, entry.data) })
          return
        case 'message':
          if (isIntent(event)) consumeIntent(event, entry.at, isHandled)
          return
        case 'done':
          if (services.includes(entry.name) && box.last !== null)
            change({ underWay: null, refused: without(box.refused, box.last.event.id) })
          return
        case 'failed': {
          const failed = services.includes(entry.name) ? failing() : null
          if (failed)
            change({
              underWay: null,
              refused: [...without(box.refused, failed.event.id), { ...failed, failure: entry.data }],
            })
          return
        }
        case 'init':
        case 'timer':
          return
      }
    },
  }
}
