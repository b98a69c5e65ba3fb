// For flows whose services wait for the network; it loads with them.
import type { AnyMachineSnapshot } from 'xstate'
import type { Flow, FlowNetwork, OutboxKind } from './flow'
import { createCarrier } from './sending/carry'
import type { Outbox } from './sending/outbox-types'
import { withPatience } from './sending/patience'
import { EMPTY_OUTBOX, trackOutbox } from './sending/track-outbox'

type Given = {
  network: FlowNetwork
  /** The services that are called until they answer; each is invoked under its own name. */
  services: readonly string[]
  /** What the service that is under way is expected to answer; undefined where no one can say, and nothing is taken behind it. */
  presume(snapshot: never): unknown
}

/** Lets a flow's services wait for the network: what a person asks for in the meantime is kept in the flow's stream and done in order. */
export const waitingForNetwork = ({ network, services, presume }: Given): OutboxKind => ({
  track: (from) => trackOutbox(services, from),
  carry: (deps) => createCarrier({ ...deps, services, presume: presume as (snapshot: AnyMachineSnapshot) => unknown }),
  patient: (machine, deps) => withPatience(machine, services, { ...deps, network }),
})

/**
 * What a person asked a flow for while the network was gone; the same object until that changes. What is sent in the meantime with an `id`
 * waits behind it, if the flow would take it in the state expected by then.
 */
export const outboxOf = ({ carrier }: Pick<Flow, 'carrier'>): Outbox => carrier?.outbox() ?? EMPTY_OUTBOX

/** A flow's state once everything in its outbox is done; the present one where that can't be said. Undefined while it opens. */
export const expectedOf = <S extends AnyMachineSnapshot>({
  carrier,
  snapshot,
}: {
  carrier: Flow['carrier']
  snapshot(): S | undefined
}): S | undefined => {
  const now = snapshot()
  return now && ((carrier?.expected(now) as S | null | undefined) ?? now)
}
