import { once } from '@/domain/async/once'
import type { Clock } from '@/domain/time/clock'
import { type Call, createRouter, type Found, json, type Reply, type Route } from './call'
import { createFaults, type Faults, type Latency } from './faults'
import type { FactStore } from './log/fact-store'
import type { ScenarioName, State } from './log/state'
import type { Store } from './log/store'
import { createRandom } from './random'
import { refusalFrom } from './write/refusal'

/** A request as a host hands it over. */
export type Incoming = Omit<Call, 'params'>

/** What is answered, and what the clock brings about. */
export type Service = {
  /** Whether a path belongs to the back end at all; others are the host's to answer. */
  isOurs(path: string): boolean
  /** Takes out of a request what must not count now; it is answered as what is left. */
  screen(call: Incoming): Incoming
  /** How long a call takes that takes a back end its time; undefined for all others. */
  slowness(call: Incoming): Latency | undefined
  /** What is answered from the start. */
  first: readonly Route[]
  /** Everything else; it loads with the first request that asks for any of it. */
  late(): Promise<LazyService>
}

/** What signing in doesn't need. */
export type LazyService = {
  routes: readonly Route[]
  /** All other routes; they load with the first request that none of these answers. */
  others(): Promise<readonly Route[]>
  /** Bring the businesses up to the present moment, each before every request to these routes. */
  sweeps(store: Store): readonly (() => Promise<void>)[]
}

export type BackEndOptions = {
  service: Service
  /** Makes the store, which reads nothing yet; asked for once, with the first request. */
  open(): Promise<FactStore>
  clock: Clock
  latency: Latency
  /** Decides delays and failing shares. */
  seed: number
}

/** The back end: a request in, a reply out, over a log of facts and a clock. It knows no page, no tabs and no host. */
export type BackEnd = {
  isOurs(path: string): boolean
  /** Answers a request. @throws TypeError as fetch does when an ordered fault lets no answer come; what `signal` was aborted with */
  handle(call: Incoming, signal?: AbortSignal): Promise<Reply>
  faults: Faults
  /** Reads the log, once for all. Rejects when it can't be read; the next call tries again. */
  ready(): Promise<void>
  /** The projected database with what else follows from the facts. */
  state(): Promise<State>
  /** Builds the database again from seed and facts. */
  rebuild(): Promise<void>
  /** Removes every fact and plants a scenario for today: the present one unless another is named. */
  reset(scenario?: ScenarioName): Promise<void>
  /** Every fact as the text of a file, those of the sample data included. */
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
 * Work that callers share: the first begins it, and all who come while it is under way wait for one more round, since what is under way may
 * already have passed what has fallen due only now.
 */
const joined = (work: () => Promise<void>): (() => Promise<void>) => {
  let running: Promise<void> | null = null
  /** Has not begun; once it has, it is the one that runs. */
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

/** Work that the clock triggers belongs to no request: its failure is logged for the developer, and the request is answered. */
const reportCatchUpFailure = (thrown: unknown): void =>
  console.error('The mock server could not bring itself up to date', thrown)

/** Builds the back end; nothing is read before the first request. */
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
      // A page's requests come together, and each would wait its turn at the lock.
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
      // Its code loads while the facts are read. If that fails here, it is requested again below.
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
