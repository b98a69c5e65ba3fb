import type { AnyEventObject } from 'xstate'
import type { FlowEntry } from '../record/entry'

/** Something a person asked for; its `id` names it, and is the key under which it is carried out once. */
export type Intent = AnyEventObject & { id: string }

/** What was requested while the network was gone, and when, by the clock of this device. */
export type IntentEntry = { event: Intent; at: number }

/** What can no longer be carried out. `failure` is what its service answered; null where the flow itself no longer takes it. */
export type Refused = IntentEntry & { failure: unknown }

/** What a person asked a flow for and the network has kept from being done. Follows from the flow's entries alone. */
export type Outbox = {
  /** What the flow took last, whether or not it had to wait. */
  readonly last: IntentEntry | null
  /** Its service waits for the network, or is being asked again. */
  readonly underWay: IntentEntry | null
  /** Behind it, in the order of the requests. */
  readonly waiting: readonly IntentEntry[]
  /** What was refused, until the person retries or discards it. While there is any, nothing behind it is sent. */
  readonly refused: readonly Refused[]
}

/** Follows a flow's entries and knows its outbox. */
export type OutboxTracker = {
  outbox(): Outbox
  /** Nothing waits, and nothing came to nothing. */
  isEmpty(): boolean
  /** Before the entry's event is given to the machine; `isTaken` says whether the machine does anything about it. */
  consume(entry: Pick<FlowEntry, 'kind' | 'name' | 'data' | 'at'>, isTaken: boolean): void
}
