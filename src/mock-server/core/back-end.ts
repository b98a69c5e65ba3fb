import { once } from '@/domain/async/once'
import type { Clock } from '@/domain/time/clock'
import { type Call, createRouter, type Found, json, type Reply, type Route } from './call'
import { createFaults, type Faults, type Latency } from './faults'
import type { FactStore } from './log/fact-store'
import type { ScenarioName, State } from './log/state'
import type { Store } from './log/store'
import { createRandom } from './random'
import { refusalFrom } from './write/refusal'

export type Incoming = Omit<Call, 'params'>

export type Service = {
  /** True for paths of the back end; the host serves all others. */
  isOurs(path: string): boolean
  /** Strips parts of a request that must be ignored. */
  screen(call: Incoming): Incoming
  /** Latency for slow calls; undefined for all others. */
  slowness(call: Incoming): Latency | undefined
  first: readonly Route[]
  /** Loads with the first request that needs it. */
  late(): Promise<LazyService>
}

export type LazyService = {
  routes: readonly Route[]
  others(): Promise<readonly Route[]>
  /** Time-driven updates, run before every request to these routes. */
  sweeps(store: Store): readonly (() => Promise<void>)[]
}

export type BackEndOptions = {
  service: Service
  open(): Promise<FactStore>
  clock: Clock
  latency: Latency
  seed: number
}

/** The back end: requests in, replies out, over a log of facts and a clock. Independent of pages, tabs and host. */
export type BackEnd = {
  isOurs(path: string): boolean
  /** Throws a TypeError like fetch when a fault drops the answer, or the abort reason of `signal`. */
  handle(call: Incoming, signal?: AbortSignal): Promise<Reply>
  faults: Faults
  /** Reads the log once. Rejects when that fails; the next call retries. */
  ready(): Promise<void>
  state(): Promise<State>
  rebuild(): Promise<void>
  /** Deletes every fact and seeds a scenario for today, by default the current one. */
  reset(scenario?: ScenarioName): Promise<void>
  /** All facts as the text of a file, including sample data. */
  exportFacts(): Promise<string>
  close(): void
}

const pause = (ms: number, clock: Clock, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    const stop = () => {
      clock.clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = clock.setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, ms)
    signal?.addEventListener('abort', stop, { once: true })
  })

const refused = (thrown: unknown): Reply => {
  const { status, detail, details } = refusalFrom(thrown)
  return json(status, { detail, ...details })
}

/**
 * Shares one run among callers. Anyone who calls during a run waits for one more, because the current one may have passed what just became
 * due.
 */
const joined = (work: () => Promise<void>): (() => Promise<void>) => {
  let running: Promise<void> | null = null
  let following: Promise<void> | null = null
  const begin = () => {
    following = null
    running = work().finally(() => {
      running = null
    })
    return running
  }
  return () => {
    if (following) return following
    if (!running) return begin()
    following = running.then(begin, begin)
    return following
  }
}

/** Clock-driven work belongs to no request: failures are logged and the request is still answered. */
const reportCatchUpFailure = (thrown: unknown): void =>
  console.error('The mock server could not bring itself up to date', thrown)

export const createBackEnd = ({ service, open, clock, latency, seed }: BackEndOptions): BackEnd => {
  const faults = createFaults(createRandom(seed), latency, service.slowness)
  let opened: FactStore | undefined
  const booted = once(async () => {
    const store = await open()
    opened = store
    await store.boot()
    return store
  })
  const first = createRouter(service.first)
  const code = once(() => service.late())
  const late = once(async () => {
    const { routes, sweeps, others } = await code()
    const all = sweeps(await booted())
    return {
      find: createRouter(routes),
      others: once(async () => createRouter(await others())),
      // Batches a page's parallel requests, which would otherwise each wait for the lock.
      bringUpToDate: joined(async () => {
        for (const sweep of all) await sweep().catch(reportCatchUpFailure)
      }),
    }
  })

  const find = async ({ method, path }: Incoming): Promise<Found | undefined> => {
    const found = first(method, path)
    if (found) return found
    const { find: findLate, others, bringUpToDate } = await late()
    await bringUpToDate()
    return findLate(method, path) ?? (await others())(method, path)
  }

  return {
    isOurs: service.isOurs,
    async handle(incoming, signal) {
      // Loads the code while the facts are read. A failure here is retried below.
      if (!first(incoming.method, incoming.path)) code().catch(() => undefined)
      const store = await booted()
      const ms = faults.delay(incoming)
      if (ms > 0) await pause(ms, clock, signal)
      const trouble = faults.before(incoming)
      if (trouble) return trouble
      await store.freshen()
      const found = await find(incoming)
      const reply = found
        ? await found.route.handle({ ...service.screen(incoming), params: found.params }, store).catch(refused)
        : json(404, { detail: 'There is no such address.' })
      faults.after(incoming)
      return { ...reply, headers: { date: new Date(clock.now()).toUTCString(), ...reply.headers } }
    },
    faults,
    ready: async () => void (await booted()),
    state: async () => (await booted()).state(),
    rebuild: async () => (await booted()).rebuild(),
    reset: async (name) => (await booted()).reset(name),
    exportFacts: async () => (await booted()).exportFacts(),
    close: () => opened?.close(),
  }
}
