import { fromPromise } from 'xstate'

/** A service of a machine: plain input, plain answer, a `Failure` when refused. */
export type Port = (input: never) => Promise<unknown>

export type InputOf<Ports, Name extends keyof Ports> = Ports[Name] extends (input: infer Input) => unknown
  ? Input
  : never

/** Input of every writing port: the intent's id, sent as `Idempotency-Key`. */
export type Keyed = { key: string }

/** A placeholder actor that refuses, so that a missing service is noticed immediately. */
export const port = <P extends Port = (input: unknown) => Promise<unknown>>() =>
  fromPromise<Awaited<ReturnType<P>>, Parameters<P>[0]>(() =>
    Promise.reject({ message: 'This service is not provided.', status: 500, details: { code: 'port_not_provided' } }),
  )

export const actorsFor = <Ports extends Record<string, Port>>(ports: Ports) =>
  Object.fromEntries(
    Object.entries(ports).map(([name, service]) => [
      name,
      fromPromise<unknown, unknown>(({ input }) => service(input as never)),
    ]),
  ) as { [Name in keyof Ports]: ReturnType<typeof port<Ports[Name]>> }

/** Recording time of the event, a machine's only clock. 0 before anything is recorded. */
export const atOf = (event: object): number => ('at' in event && typeof event.at === 'number' ? event.at : 0)

export type Done<Output> = { event: { output: Output } }
export type Failed = { event: { error: unknown } }

/** Throws TypeError for null: only a broken chart invokes a port without its input. */
export const underWay = <T>(value: T | null): T => {
  if (value === null) throw new TypeError('nothing under way')
  return value
}
