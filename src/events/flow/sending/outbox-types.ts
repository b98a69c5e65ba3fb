import type { AnyEventObject } from 'xstate'
import type { FlowEntry } from '../record/entry'

/** A user request; `id` is its idempotency key. */
export type Intent = AnyEventObject & { id: string }

/** A queued request, and its time by this device's clock. */
export type IntentEntry = { event: Intent; at: number }

/** A request that can't be sent. `failure` is the service's answer; null when the flow no longer accepts it. */
export type Refused = IntentEntry & { failure: unknown }

/** A flow's requests that wait for the network. Derived from the flow's entries alone. */
export type Outbox = {
  readonly last: IntentEntry | null
  /** Its service waits for the network or retries. */
  readonly underWay: IntentEntry | null
  readonly waiting: readonly IntentEntry[]
  /** Refused requests, until the user retries or discards them. Nothing behind them is sent. */
  readonly refused: readonly Refused[]
}

export type OutboxTracker = {
  outbox(): Outbox
  isEmpty(): boolean
  /** Call before the machine receives the entry's event, with true when the machine reacts to an event. */
  consume(entry: Pick<FlowEntry, 'kind' | 'name' | 'data' | 'at'>, isTaken: boolean): void
}
