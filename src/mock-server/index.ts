import { createServer, Response } from 'miragejs'
import type { MovableClock } from '@/domain/clock'
import { once } from '@/domain/once'
import { type EventLog, memoryLog, openLog } from '@/events/log'
import { createBillingSweep } from './billing/sweep'
import { type FactEntry, readFactEntry } from './core/fact-entry'
import { createFactStore } from './core/fact-store'
import { createFaults, type Faults, type Latency } from './core/faults'
import type { Scenarios } from './core/planting'
import { createRandom } from './core/random'
import { brokenDown, callOf, createAround } from './core/respond'
import type { Route } from './core/route'
import type { ScenarioName, State } from './core/state'
import { FetchInterceptor } from './hosts/interceptor'
import { webLocks } from './hosts/locks'
import { createDaySweep } from './jobs/missed'
import { showTables } from './mirage-db'
import { createFirstRoutes, loadLateRoutes, mayBeLate } from './routes'

export type { FactEntry } from './core/fact-entry'
export type { Faults, Latency } from './core/faults'
export type { ScenarioName, State } from './core/state'

/** As in everyday use; benches and tests run with none. */
const EVERYDAY: Latency = { min: 120, max: 260 }

/** Access tokens count for a quarter of an hour, in seconds. */
const TOKEN_LIFETIME = 900

const LOG_NAME = 'groundwork-facts'

type LogReports = Pick<Parameters<typeof openLog<FactEntry>>[0], 'onDegraded' | 'onUnreadable'>

/** Opens the log that keeps facts over reloads and shares them between tabs. */
export const openFactLog = (reports: LogReports = {}): Promise<EventLog<FactEntry>> =>
  openLog({ ...reports, name: LOG_NAME, read: readFactEntry })

/** A log for a back end that forgets everything with the page. */
export const memoryFactLog = (): EventLog<FactEntry> => memoryLog({ read: readFactEntry })

export type MockServerOptions = {
  clock: MovableClock
  /** Where facts are kept, opened or being opened; memory unless given. It belongs to the caller, who closes it. */
  log?: EventLog<FactEntry> | Promise<EventLog<FactEntry>>
  /** Sample data to start with: `demo` unless said otherwise. A log in which a person has changed something keeps what it has. */
  scenario?: ScenarioName
  /** Sample data other than the program's own. */
  scenarios?: Scenarios
  latency?: Latency
  /** Decides delays and failing shares. */
  seed?: number
  /** Seconds for which an access token counts. */
  tokenLifetime?: number
}

/** The back end in the page. */
export type MockServer = {
  /**
   * Settled once requests are answered; those that came before have waited. Whoever reads it or asks the server for something first
   * sets it going: a page that asks for nothing loads no sample data. Rejects when the log can't be read.
   */
  readonly ready: Promise<void>
  /** The fetch that was installed; requests of other origins and paths go on to the one before it. */
  fetch: typeof fetch
  faults: Faults
  /** The projected database with what else follows from the facts. */
  state(): Promise<State>
  /** Builds the database anew from seed and facts. */
  rebuild(): Promise<void>
  /** Removes every fact and plants a scenario for today: the present one unless another is named. */
  reset(scenario?: ScenarioName): Promise<void>
  /** Gives fetch back. */
  shutdown(): void
}

type Mirage = ReturnType<typeof createServer>
type Verb = 'get' | 'post' | 'put' | 'delete'

const builtIn = async () => (await import('./scenarios/built-in')).BUILT_IN

/** Starts the back end: from now on fetch of this origin is answered here. The first request has the facts read. */
export const startMockServer = (options: MockServerOptions): MockServer => {
  const { clock, scenario, latency = EVERYDAY, seed = 1, tokenLifetime = TOKEN_LIFETIME } = options
  const faults = createFaults(createRandom(seed), latency)

  let stop = () => {}
  const booted = once(async () => {
    const log = await (options.log ?? memoryFactLog())
    const scenarios = options.scenarios ?? (await builtIn())
    const onTables = (tables: State['tables']) => showTables(mirage.db, tables)
    const store = createFactStore({ log, clock, exclusively: webLocks(), scenarios, scenario, onTables })
    stop = store.close
    await store.boot()
    const sweeps = [createBillingSweep(store), createDaySweep(store)]
    const sweep = async () => {
      for (const bringUpToDate of sweeps) await bringUpToDate()
    }
    return { store, sweep }
  })
  const stored = async () => (await booted()).store

  const declare = (server: Mirage, routes: readonly Route[]) => {
    for (const { method, path, handle } of routes) {
      server[method.toLowerCase() as Verb](path, async (_schema, request) => {
        const { status, headers, body } = await handle(callOf(request, method), await stored()).catch(brokenDown)
        return new Response(status, { ...headers }, body)
      })
    }
  }

  const interceptor = new FetchInterceptor(createAround({ booted, clock, faults }), {
    covers: mayBeLate,
    declare: once(async () => declare(mirage, await loadLateRoutes(tokenLifetime))),
  })
  const configuration = {
    interceptor,
    environment: 'production',
    routes(this: Mirage) {
      declare(this, createFirstRoutes(tokenLifetime))
    },
  }
  // Mirage takes an interceptor of one's own, though its types do not know of it.
  const mirage = createServer(configuration as Parameters<typeof createServer>[0])

  return {
    get ready() {
      return booted().then(() => undefined)
    },
    fetch: interceptor.fetch,
    faults,
    state: async () => (await stored()).state(),
    rebuild: async () => (await stored()).rebuild(),
    reset: async (name) => (await stored()).reset(name),
    shutdown() {
      // Mirage's own shutdown does this only where there is a window.
      interceptor.shutdown()
      stop()
    },
  }
}
