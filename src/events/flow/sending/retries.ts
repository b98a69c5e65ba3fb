import { type AnyActorLogic, type AnyStateMachine, createActor, fromPromise, toPromise } from 'xstate'
import type { FlowClock, FlowNetwork, OutboxKind } from '../flow'
import type { FlowLocks } from '../record/locks'

const FIRST_WAIT_MS = 2_000
const LONGEST_WAIT_MS = 60_000

/** Upper limit of the n-th wait, from 0. */
const waitAfter = (tries: number): number => Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(tries, 10))

type Waiting = {
  network: FlowNetwork
  clock: FlowClock
  signal: AbortSignal
  /** Time of the request if it could not be sent then; such requests also wait for a busy server. */
  pressedAt(): number | null
  /** The network is gone; resolves when it is this caller's turn to wait for it. */
  onWait(): Promise<void>
}

const pause = ({ network, clock, signal }: Waiting, ms: number): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clock.clearTimeout(timer)
      stop()
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = clock.setTimeout(end, ms)
    const stop = network.subscribe(end)
    signal.addEventListener('abort', end)
    if (signal.aborted) end()
  })

/** Retries until there is a response, however long the network is gone. Rejects with a refusal. */
const untilAnswered = async <Answer>(ask: () => Promise<Answer>, waiting: Waiting): Promise<Answer> => {
  const { network, signal, pressedAt, onWait } = waiting
  for (let tries = 0; ; tries++) {
    if (network.isOnline()) {
      try {
        return await ask()
      } catch (error) {
        const mayWait = network.isGone(error) || (pressedAt() !== null && network.mayPass(error))
        if (signal.aborted || !mayWait) throw error
      }
    }
    await onWait()
    await pause(waiting, waitAfter(tries))
    signal.throwIfAborted()
  }
}

const turn = async (locks: FlowLocks, name: string, signal: AbortSignal): Promise<() => void> => {
  for (;;) {
    const release = await locks.tryHold(name)
    if (release) return release
    await locks.whenFree(name, signal)
  }
}

const askOnce = (logic: AnyActorLogic, id: string, input: unknown, signal: AbortSignal): Promise<unknown> => {
  const actor = createActor(logic, { id, input })
  const answer = toPromise(actor)
  const stop = () => actor.stop()
  signal.addEventListener('abort', stop)
  actor.start()
  return answer.finally(() => signal.removeEventListener('abort', stop))
}

/** Adds `pressed_at` to the input of a delayed request. */
const dated = (input: unknown, pressed_at: number | null): unknown =>
  pressed_at === null || typeof input !== 'object' ? input : { ...input, pressed_at }

type RetryOptions = Parameters<OutboxKind['patient']>[1] & Pick<Waiting, 'network'>

export const withRetries = (
  machine: AnyStateMachine,
  services: readonly string[],
  { locks, lock, onWait, ...waiting }: RetryOptions,
): AnyStateMachine => {
  const retrying = (service: string): [string, AnyActorLogic] => {
    const logic = machine.implementations.actors[service] as AnyActorLogic
    const asking = fromPromise<unknown, unknown>(async ({ input, self, signal }) => {
      let release: (() => void) | undefined
      const own = {
        ...waiting,
        signal,
        async onWait() {
          onWait(service)
          release ??= await turn(locks, lock, signal)
        },
      }
      // Reported immediately, so that the next request is queued behind it.
      if (!waiting.network.isOnline()) onWait(service)
      // Waits behind a tab that is offline, but not behind one with a slow call.
      const pass = await turn(locks, lock, signal)
      pass()
      try {
        return await untilAnswered(() => askOnce(logic, self.id, dated(input, waiting.pressedAt()), signal), own)
      } finally {
        release?.()
      }
    })
    return [service, asking]
  }
  return machine.provide({ actors: Object.fromEntries(services.map(retrying)) })
}
