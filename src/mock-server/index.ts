import { once } from '@/domain/async/once'
import { PRODUCT } from '@/domain/text/product'
import type { MovableClock } from '@/domain/time/clock'
import { type Contents, type EventLog, openLog } from '@/events/log'
import { memoryContents, memoryLog } from '@/events/log/memory'
import { type BackEnd, createBackEnd } from './core/back-end'
import type { Faults, Latency } from './core/faults'
import { type FactEntry, readFactEntry } from './core/log/fact-entry'
import type { Exclusively } from './core/log/fact-store'
import type { Scenarios } from './core/log/seeding'
import type { ScenarioName, State } from './core/log/state'
import type { ContentNote } from './core/log/store'
import { serviceWith } from './routes'

export type { BackEnd } from './core/back-end'
export type { Faults, Latency } from './core/faults'
export type { FactEntry } from './core/log/fact-entry'
export type { ScenarioName, State } from './core/log/state'
export type { ContentNote } from './core/log/store'

/** As in everyday use; benches and tests run with none. */
const EVERYDAY: Latency = { min: 120, max: 260 }

/** Access tokens count for a quarter of an hour, in seconds. */
const TOKEN_LIFETIME = 900

const LOG_NAME = 'groundwork-facts'
const CONTENTS_NAME = 'groundwork-contents'

type LogReports = Pick<Parameters<typeof openLog<FactEntry>>[0], 'onDegraded' | 'onUnreadable'>

/** Opens the log that keeps facts over reloads and shares them between tabs. */
export const openFactLog = (reports: LogReports = {}): Promise<EventLog<FactEntry>> =>
  openLog({ ...reports, name: LOG_NAME, product: PRODUCT, read: (raw) => readFactEntry(raw) })

/** Contents that outlive reloads and are shared between tabs, beside the facts; opened when they are first asked for. */
export const persistentContents = (): (() => Promise<Contents<ContentNote>>) =>
  once(async () => (await import('@/events/log/open-contents')).openContents(CONTENTS_NAME))

/** A log for a back end that forgets everything with the page. */
export const memoryFactLog = (): EventLog<FactEntry> =>
  memoryLog({ product: PRODUCT, read: (raw) => readFactEntry(raw) })

export type MockBackEndOptions = {
  clock: MovableClock
  /** How writers take turns: among tabs in a page, among callers in a process. */
  exclusively: Exclusively
  /** Where facts are kept, opened or being opened; memory unless given. It belongs to the caller, who closes it. */
  log?: EventLog<FactEntry> | Promise<EventLog<FactEntry>>
  /** Where contents such as photos are kept; memory unless given. */
  contents?: () => Promise<Contents<ContentNote>>
  /** Sample data to start with: `demo` unless said otherwise. A log in which a person has changed something keeps what it has. */
  scenario?: ScenarioName
  /** Sample data other than the program's own, and its version. */
  scenarios?: Scenarios
  seeds?: string
  /** Calls what no one waits for once the page rests; right away unless given. */
  atRest?: (work: () => void) => void
  latency?: Latency
  /** Decides delays and failing shares. */
  seed?: number
  /** Seconds for which an access token counts. */
  tokenLifetime?: number
  /** Whether sign-in is simulated now: only then does the simulated token count (AUTH-14). */
  isSimulated?: () => boolean
  /** The facts on disk were written by another release; they are left alone, and this page works on sample data in memory. */
  onForeign?: () => void
  /** A record's history can't be read to its end; the record is read-only. */
  onUnreadableRecord?: (stream: string) => void
}

/** The mock back end: the core with this product's tables, routes and sample data. A host carries requests to it. */
export const createMockBackEnd = (options: MockBackEndOptions): BackEnd => {
  const { clock, exclusively, scenario, onForeign = () => {}, onUnreadableRecord = () => {} } = options
  const ownContents = memoryContents<ContentNote>()
  return createBackEnd({
    service: serviceWith(options.tokenLifetime ?? TOKEN_LIFETIME, options.isSimulated ?? (() => false)),
    clock,
    latency: options.latency ?? EVERYDAY,
    seed: options.seed ?? 1,
    async open() {
      const { SEED_VERSION, SCHEMA, createFactStore } = await import('./lazy')
      return createFactStore({
        schema: SCHEMA,
        log: await (options.log ?? memoryFactLog()),
        contents: options.contents ?? (async () => ownContents),
        standIn: memoryFactLog,
        clock,
        exclusively,
        atRest: options.atRest ?? ((work) => work()),
        samples: {
          version: options.seeds ?? SEED_VERSION,
          load: async () => options.scenarios ?? (await import('./scenarios/built-in')).BUILT_IN,
        },
        scenario,
        onForeign,
        onUnreadable: onUnreadableRecord,
      })
    },
  })
}

/** A mock back end that a host carries requests to. */
export type MockServer = {
  /**
   * Settled once requests are answered; those that came before have waited. Reading it, or asking the server for something, sets it
   * going: a page that asks for nothing loads no sample data. Rejects when the log can't be read.
   */
  readonly ready: Promise<void>
  fetch: typeof fetch
  faults: Faults
  state(): Promise<State>
  rebuild(): Promise<void>
  reset(scenario?: ScenarioName): Promise<void>
  /** Every fact as the text of a file, those of the sample data included. */
  exportFacts(): Promise<string>
  /** Stops listening, and undoes what the host took over. */
  shutdown(): void
}

/** What a host is started with: how its writers take turns is its own affair. */
export type MockServerOptions = Omit<MockBackEndOptions, 'exclusively'>

/** The back end as people and tests reach it. */
export const serverOver = (backEnd: BackEnd, host: Pick<MockServer, 'fetch' | 'shutdown'>): MockServer => ({
  get ready() {
    return backEnd.ready()
  },
  fetch: host.fetch,
  faults: backEnd.faults,
  state: backEnd.state,
  rebuild: backEnd.rebuild,
  reset: backEnd.reset,
  exportFacts: backEnd.exportFacts,
  shutdown() {
    host.shutdown()
    backEnd.close()
  },
})
