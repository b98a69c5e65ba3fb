// For flows whose services wait for the network; it loads with them.
import type { AnyMachineSnapshot } from 'xstate'
import type { Flow, FlowNetwork, OutboxKind } from './flow'
import { createOutboxSender } from './sending/outbox-sender'
import type { Outbox } from './sending/outbox-types'
import { withRetries } from './sending/retries'
import { EMPTY_OUTBOX, trackOutbox } from './sending/track-outbox'

type OutboxOptions = {
  network: FlowNetwork
  /** The services that are called until they answer; each is invoked under its own name. */
  services: readonly string[]
  /** What the service that is under way is expected to answer; undefined where no one can say, and nothing is taken behind it. */
  optimistic(snapshot: never): unknown
}

/** Lets a flow's services wait for the network: what a person asks for in the meantime is kept in the flow's stream and done in order. */
export const waitingForNetwork = ({ network, services, optimistic }: OutboxOptions): OutboxKind => ({
  track: (from) => trackOutbox(services, from),
  carry: (deps) =>
    createOutboxSender({ ...deps, services, optimistic: optimistic as (snapshot: AnyMachineSnapshot) => unknown }),
  patient: (machine, deps) => withRetries(machine, services, { ...deps, network }),
})

/**
 * What a person asked a flow for while the network was gone; the same object until that changes. What is sent in the meantime with an `id`
 * waits behind it, if the flow would take it in the state expected by then.
 */
export const outboxOf = ({ sender }: Pick<Flow, 'sender'>): Outbox => sender?.outbox() ?? EMPTY_OUTBOX

/** A flow's state once everything in its outbox is done; the present one where that can't be said. Undefined while it opens. */
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
