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

/** Realistic latency; benchmarks and tests use none. */
const EVERYDAY: Latency = { min: 120, max: 260 }

/** In seconds. */
const TOKEN_LIFETIME = 900

const LOG_NAME = 'groundwork-facts'
const CONTENTS_NAME = 'groundwork-contents'

type LogReports = Pick<Parameters<typeof openLog<FactEntry>>[0], 'onDegraded' | 'onUnreadable'>

export const openFactLog = (reports: LogReports = {}): Promise<EventLog<FactEntry>> =>
  openLog({ ...reports, name: LOG_NAME, product: PRODUCT, read: (raw) => readFactEntry(raw) })

export const persistentContents = (): (() => Promise<Contents<ContentNote>>) =>
  once(async () => (await import('@/events/log/open-contents')).openContents(CONTENTS_NAME))

export const memoryFactLog = (): EventLog<FactEntry> =>
  memoryLog({ product: PRODUCT, read: (raw) => readFactEntry(raw) })

export type MockBackEndOptions = {
  clock: MovableClock
  /** Serializes writers: across tabs in a page, across callers in a process. */
  exclusively: Exclusively
  /** Defaults to memory. The caller owns and closes it. */
  log?: EventLog<FactEntry> | Promise<EventLog<FactEntry>>
  /** Photo contents and the like; defaults to memory. */
  contents?: () => Promise<Contents<ContentNote>>
  /** Defaults to `demo`. A log with changes by a person keeps its data. */
  scenario?: ScenarioName
  scenarios?: Scenarios
  seeds?: string
  /** Schedules background work for when the page is idle; runs at once by default. */
  atRest?: (work: () => void) => void
  latency?: Latency
  seed?: number
  /** In seconds. */
  tokenLifetime?: number
  /** The simulated token is valid only while sign-in is simulated (AUTH-14). */
  isSimulated?: () => boolean
  /** The stored facts are from another release; they are left alone, and this page works on sample data in memory. */
  onForeign?: () => void
  /** A record's history can't be fully read; the record is read-only. */
  onUnreadableRecord?: (stream: string) => void
}

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

export type MockServer = {
  /**
   * Settles once requests are answered. Starts lazily, on reading this or on the first request, so that a page without requests loads no
   * sample data. Rejects when the log can't be read.
   */
  readonly ready: Promise<void>
  fetch: typeof fetch
  faults: Faults
  state(): Promise<State>
  rebuild(): Promise<void>
  reset(scenario?: ScenarioName): Promise<void>
  exportFacts(): Promise<string>
  /** Stops listening and restores what the host replaced. */
  shutdown(): void
}

export type MockServerOptions = Omit<MockBackEndOptions, 'exclusively'>

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
