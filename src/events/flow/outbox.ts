import type { AnyMachineSnapshot } from 'xstate'
import type { Flow, FlowNetwork, OutboxKind } from './flow'
import { createOutboxSender } from './sending/outbox-sender'
import type { Outbox } from './sending/outbox-types'
import { withRetries } from './sending/retries'
import { EMPTY_OUTBOX, trackOutbox } from './sending/track-outbox'

type OutboxOptions = {
  network: FlowNetwork
  /** Services that are retried until they answer; each is invoked under its own name. */
  services: readonly string[]
  /**
   * Events that wait behind a running service instead of being dropped, and stay in the outbox when refused, so that what they hold is never
   * lost. Not for those that are written ahead. Default: none.
   */
  queued?: readonly string[]
  /** The expected answer of the running service; undefined when unknown, and then nothing is queued behind it. */
  optimistic(snapshot: never): unknown
}

/** Lets a flow's services wait for the network: requests are stored in the flow's stream and sent in order. */
export const waitingForNetwork = ({ network, services, queued = [], optimistic }: OutboxOptions): OutboxKind => {
  const rule = { services, queued }
  return {
    track: (from) => trackOutbox(rule, from),
    carry: (deps) =>
      createOutboxSender({ ...deps, rule, optimistic: optimistic as (snapshot: AnyMachineSnapshot) => unknown }),
    patient: (machine, deps) => withRetries(machine, services, { ...deps, network }),
  }
}

/**
 * The flow's requests that wait for the network; the same object until it changes. An event with an `id` is queued behind them if the flow
 * would accept it in the expected state.
 */
export const outboxOf = ({ sender }: Pick<Flow, 'sender'>): Outbox => sender?.outbox() ?? EMPTY_OUTBOX

/** A flow's state after its outbox is sent; the current state when unknown. Undefined while it opens. */
export const expectedOf = <S extends AnyMachineSnapshot>({
  sender,
  snapshot,
}: {
  sender: Flow['sender']
  snapshot(): S | undefined
}): S | undefined => {
  const now = snapshot()
  return now && ((sender?.expected(now) as S | null | undefined) ?? now)
}
