import type { Failure } from '@/domain/record/failure'
import type { Flow } from '@/events/flow'
import { outboxOf } from '@/events/flow/outbox'
import type { CommandingSnapshot } from '@/machines/commanding/selectors'
import { failureOfLoading } from '@/ui/kit/feedback/failure-of-loading'

/** How a command ended. `waits`: it is kept until the network is back. `inActivity`: the flow keeps the failure until it is retried, and what is known of its subject says so. */
type Settled = { ok: true; waits?: true } | { ok: false; failure: Failure; inActivity?: true }

/** A flow that carries out commands, as far as giving one needs it. */
type CommandingFlow<Event> = Pick<Flow, 'subscribe' | 'whenOpen' | 'whenStored' | 'sender' | 'failure'> & {
  snapshot(): CommandingSnapshot | undefined
  send(event: Event): void
}

type Kind<Event, Request> = {
  retry: Event
  /** The flow's selector: the key of an equal request that was made before. */
  keyOfSame(snapshot: CommandingSnapshot, request: Request): string | null
  /** Said when a flow does not take a command because its subject has changed. */
  notTaken: string
}

/** Gives commands to flows of one kind and reports how each ended. */
export const givingCommands = <Event, Request extends Event & { id: string }>(kind: Kind<Event, Request>) => {
  type EventFlow = CommandingFlow<Event>

  /** Sends an event, if there is one to send, and waits for the end of the intent that has this key. */
  const settle = (flow: EventFlow, event: Event | null, key: string): Promise<Settled> =>
    new Promise((resolve) => {
      let isAccepted = false
      const end = (settled: Settled) => {
        stop()
        resolve(settled)
      }
      const look = () => {
        const context = flow.snapshot()?.context
        if (context === undefined) return
        const { underWay, waiting } = outboxOf(flow)
        if ([underWay, ...waiting].some((entry) => entry?.event.id === key)) return end({ ok: true, waits: true })
        const ours = context.intent?.key === key
        if (ours && context.failure === null) isAccepted = true
        else if (isAccepted)
          end(ours && context.failure ? { ok: false, failure: context.failure, inActivity: true } : { ok: true })
      }
      const stop = flow.subscribe(look)
      if (event !== null) flow.send(event)
      look()
      void flow
        .whenOpen()
        .then(() => flow.whenStored())
        .then(() => {
          look()
          if (flow.failure !== null) end({ ok: false, failure: failureOfLoading(flow.failure) })
          else if (!isAccepted) end({ ok: false, failure: { message: kind.notTaken, status: 409, details: null } })
        })
    })

  /** The key under which a request is carried out: that of the same one where it is under way or has failed, else its own. */
  const keyOf = (flow: EventFlow, request: Request): string => {
    const snapshot = flow.snapshot()
    return (snapshot && kind.keyOfSame(snapshot, request)) ?? request.id
  }

  /** Tries again what has failed and waits for its end. */
  const retry = (flow: EventFlow): Promise<Settled> =>
    settle(flow, kind.retry, flow.snapshot()?.context.intent?.key ?? '')

  return {
    keyOf,
    retry,
    /** Asks for something and waits for its end. The same request is not sent twice while it is under way, and retried where it has failed. */
    request(flow: EventFlow, request: Request): Promise<Settled> {
      const snapshot = flow.snapshot()
      const same = snapshot ? kind.keyOfSame(snapshot, request) : null
      if (same === null) return settle(flow, request, request.id)
      return snapshot?.context.failure ? retry(flow) : settle(flow, null, same)
    },
  }
}
