import { type AnyEventObject, type AnyStateMachine, fromPromise } from 'xstate'

type Held = { resolve(output: unknown): void; reject(error: unknown): void }

const OUTCOME = /^xstate\.(done|error)\.actor\.(.+)$/

/** A service that was asked for, and what it was given. */
export type ServiceCall = { service: string; input: unknown }

/** A machine whose services wait until a test says how they end. */
export type Puppet = {
  machine: AnyStateMachine
  /** Every service asked for so far, in order. */
  calls: readonly ServiceCall[]
  /** Ids of the services under way. */
  open(): string[]
  /** Ends a service as a done or error event of a path says, and lets the machine take it. */
  settle(event: AnyEventObject): Promise<void>
}

/** Gives every service of a machine over into the test's hands. */
export const puppet = (machine: AnyStateMachine): Puppet => {
  const held = new Map<string, Held>()
  const calls: ServiceCall[] = []
  const names = Object.keys(machine.implementations.actors)
  const actors = Object.fromEntries(
    names.map((name) => [
      name,
      fromPromise<unknown, unknown>(
        ({ self, input }) =>
          new Promise((resolve, reject) => {
            calls.push({ service: self.id, input })
            held.set(self.id, { resolve, reject })
          }),
      ),
    ]),
  )
  return {
    machine: machine.provide({ actors }),
    calls,
    open: () => [...held.keys()],
    async settle(event) {
      const [, kind, id] = OUTCOME.exec(event.type) ?? []
      const service = id === undefined ? undefined : held.get(id)
      if (id === undefined || service === undefined) throw new RangeError(`${event.type}: no such service is under way`)
      held.delete(id)
      if (kind === 'done') service.resolve(event.output)
      else service.reject(event.error)
      await new Promise((resolve) => setImmediate(resolve))
    },
  }
}

/** Whether an event is the end of a service rather than something sent. */
export const isOutcome = (event: AnyEventObject): boolean => OUTCOME.test(event.type)
