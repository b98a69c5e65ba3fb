import type { Clock } from '@/domain/clock'
import { UNEXPECTED } from '@/domain/failure'
import { type Around, type MirageRequest, rackOf } from '../hosts/interceptor'
import { type Call, json, type Reply } from './call'
import type { FactStore } from './fact-store'
import type { FaultPlan } from './faults'

/** A request as the routes read it. */
export const callOf = (
  { url, params, queryParams, requestBody, requestHeaders }: Omit<MirageRequest, 'method'>,
  method: string,
): Call => ({
  method,
  path: new URL(url).pathname,
  params,
  query: Object.fromEntries(Object.entries(queryParams).map(([name, value]) => [name, String(value ?? '')])),
  headers: requestHeaders,
  body: requestBody,
})

const pause = (ms: number, clock: Clock, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const stop = () => {
      clock.clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = clock.setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, ms)
    signal.addEventListener('abort', stop, { once: true })
  })

/** The back end once it has read its facts; `sweep` brings the business up to the present day. */
export type Booted = { store: FactStore; sweep(): Promise<void> }

type Options = { booted(): Promise<Booted>; clock: Clock; faults: FaultPlan }

/**
 * What every request goes through: it waits until the server is ready, takes its time, meets the troubles that were ordered, and
 * finds a database that knows of other tabs and of the present day.
 */
export const createAround = ({ booted, clock, faults }: Options): Around => {
  return async (request, signal, handle) => {
    const call = callOf(request, request.method)
    const { store, sweep } = await booted()
    const ms = faults.delay(call)
    if (ms > 0) await pause(ms, clock, signal)
    const trouble = faults.before(call)
    if (trouble) return rackOf(trouble)
    await store.freshen()
    await sweep()
    const rack = await handle()
    faults.after(call)
    return rack
  }
}

/** The reply when the fault is the server's own: the page is told no more than a real back end would tell it. */
export const brokenDown = (thrown: unknown): Reply => {
  console.error('The mock server failed on a request', thrown)
  return json(500, { detail: UNEXPECTED })
}
