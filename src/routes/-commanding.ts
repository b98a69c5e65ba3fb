import type { Failure } from '@/domain/failure'
import type { Flow } from '@/events/flow'
import type { CommandingSnapshot } from '@/machines/commanding/selectors'

/** How a command ended. */
type Settled = { ok: true } | { ok: false; failure: Failure }

/** A flow that carries out commands, as far as giving one needs it. */
type CommandingFlow<Event> = Pick<Flow, 'subscribe' | 'whenOpen' | 'whenStored'> & {
  snapshot(): CommandingSnapshot | undefined
  send(event: Event): void
}

type Kind<Event, Request> = {
  retry: Event
  /** The flow's selector: the key under which the same request failed before. */
  keyToRetry(snapshot: CommandingSnapshot, request: Request): string | null
  /** Said when a flow does not take a command because its subject has changed. */
  notTaken: string
}

/** Gives commands to flows of one kind and reports how each ended. */
export const givingCommands = <Event, Request extends Event & { id: string }>({
  retry,
  keyToRetry,
  notTaken,
}: Kind<Event, Request>) => {
  /** Sends an event and waits for its end. `key` names the intent that the event begins or retries. */
  const settle = (flow: CommandingFlow<Event>, event: Event, key: string): Promise<Settled> =>
    new Promise((resolve) => {
      let taken = false
      const end = (settled: Settled) => {
        stop()
        resolve(settled)
      }
      const look = () => {
        const context = flow.snapshot()?.context
        if (context === undefined) return
        const ours = context.intent?.key === key
        if (ours && context.failure === null) taken = true
        else if (taken) end(ours && context.failure ? { ok: false, failure: context.failure } : { ok: true })
      }
      const stop = flow.subscribe(look)
      flow.send(event)
      look()
      void flow
        .whenOpen()
        .then(() => flow.whenStored())
        .then(() => {
          look()
          if (!taken) end({ ok: false, failure: { message: notTaken, status: 409, details: null } })
        })
    })

  return {
    settle,
    /** Asks for something and waits for its end. The same request that failed before is retried under its key. */
    request(flow: CommandingFlow<Event>, event: Request): Promise<Settled> {
      const snapshot = flow.snapshot()
      const failed = snapshot ? keyToRetry(snapshot, event) : null
      return failed === null ? settle(flow, event, event.id) : settle(flow, retry, failed)
    },
  }
}
