import { fromPromise } from 'xstate'

/** A service that a machine asks for: one plain input, one plain answer, a `Failure` when refused. */
export type Port = (input: never) => Promise<unknown>

/** What a port of a flow is given. */
export type InputOf<Ports, Name extends keyof Ports> = Ports[Name] extends (input: infer Input) => unknown
  ? Input
  : never

/** What every port that writes is given: the intent's id, sent as `Idempotency-Key` so that a repeat is done once. */
export type Keyed = { key: string }

/** The actor instead of a port until a service is provided for it; it refuses, so that a missing one shows at once. */
export const port = <P extends Port = (input: unknown) => Promise<unknown>>() =>
  fromPromise<Awaited<ReturnType<P>>, Parameters<P>[0]>(() =>
    Promise.reject({ message: 'This service is not provided.', status: 500, details: { code: 'port_not_provided' } }),
  )

/** The services of a flow as actors, one a port: what `machine.provide` takes. */
export const actorsFor = <Ports extends Record<string, Port>>(ports: Ports) =>
  Object.fromEntries(
    Object.entries(ports).map(([name, service]) => [
      name,
      fromPromise<unknown, unknown>(({ input }) => service(input as never)),
    ]),
  ) as { [Name in keyof Ports]: ReturnType<typeof port<Ports[Name]>> }

/** When the recorder saw the event: the only clock a machine knows. 0 before anything is recorded. */
export const atOf = (event: object): number => ('at' in event && typeof event.at === 'number' ? event.at : 0)

/** What the events of a service that answered, and of one that failed, bring along: the shape `params` read. */
export type Done<Output> = { event: { output: Output } }
export type Failed = { event: { error: unknown } }

/** States that invoke a port are entered only with what it is given. @throws TypeError in a broken chart, which must show. */
export const underWay = <T>(value: T | null): T => {
  if (value === null) throw new TypeError('nothing under way')
  return value
}
