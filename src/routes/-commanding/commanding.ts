import type { Failure } from '@/domain/record/failure'
import type { Flow } from '@/events/flow'
import { outboxOf } from '@/events/flow/outbox'
import type { CommandingSnapshot } from '@/machines/commanding/selectors'
import { failureOfLoading } from '@/ui/kit/feedback/failure-of-loading'

/**
 * `waits`: stored until the network is back. `inActivity`: the flow keeps the failure until retried, and the record's activity shows it.
 */
type Settled = { ok: true; waits?: true } | { ok: false; failure: Failure; inActivity?: true }

type CommandingFlow<Event> = Pick<Flow, 'subscribe' | 'whenOpen' | 'whenStored' | 'sender' | 'failure'> & {
  snapshot(): CommandingSnapshot | undefined
  send(event: Event): void
}

type Kind<Event, Request> = {
  retry: Event
  keyOfSame(snapshot: CommandingSnapshot, request: Request): string | null
  /** Shown when a flow rejects a command because its record has changed. */
  notTaken: string
}

export const givingCommands = <Event, Request extends Event & { id: string }>(kind: Kind<Event, Request>) => {
  type EventFlow = CommandingFlow<Event>

  /** Sends the event, if any, and waits until the intent with this key ends. */
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

  /** The key of an identical request that is under way or has failed, otherwise its own. */
  const keyOf = (flow: EventFlow, request: Request): string => {
    const snapshot = flow.snapshot()
    return (snapshot && kind.keyOfSame(snapshot, request)) ?? request.id
  }

  const retry = (flow: EventFlow): Promise<Settled> =>
    settle(flow, kind.retry, flow.snapshot()?.context.intent?.key ?? '')

  return {
    keyOf,
    retry,
    /** Sends a request and waits for its end. An identical request under way is not sent twice; a failed one is retried. */
    request(flow: EventFlow, request: Request): Promise<Settled> {
      const snapshot = flow.snapshot()
      const same = snapshot ? kind.keyOfSame(snapshot, request) : null
      if (same === null) return settle(flow, request, request.id)
      return snapshot?.context.failure ? retry(flow) : settle(flow, null, same)
    },
  }
}
