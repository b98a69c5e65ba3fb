import * as v from 'valibot'
import { once } from '@/domain/async/once'
import type { MovableClock } from '@/domain/time/clock'
import type { MockServer } from '@/mock-server'
import { whenIdle } from '@/ui/kit/behavior/when-idle'
import type { TroubleReports } from './storage/storage-notices'

/** What a person at the console, a demonstration or a test can reach of the back end in the page. */
type MockConsole = { server: MockServer; clock: MovableClock }

declare global {
  var groundwork: MockConsole | undefined
}

const KEY = 'mock_server'

const settingsSchema = v.object({
  scenario: v.optional(v.picklist(['demo', 'large'])),
  latency: v.optional(v.object({ min: v.number(), max: v.number() })),
  tokenLifetime: v.optional(v.number()),
})

/** Settings for the next start, kept in this browser: `{"scenario":"large","latency":{"min":0,"max":0}}`. */
const readSettings = (storage: Storage): v.InferOutput<typeof settingsSchema> => {
  try {
    const parsed = v.safeParse(settingsSchema, JSON.parse(storage.getItem(KEY) ?? '{}'))
    return parsed.success ? parsed.output : {}
  } catch {
    return {}
  }
}

type Settings = {
  clock: MovableClock
  storage: Storage
  /** Whether sign-in is simulated now. */
  isSimulated: () => boolean
  reports?: TroubleReports
  /** After the sample data was put back: what this device still wants to send is about records that are gone. */
  onReset?: () => Promise<void>
}

type Back = {
  /** Starts it before the first request; if nothing is requested, it doesn't load. */
  start(): void
  /** Reads what it keeps before the first request. */
  ready(): void
  /**
   * Waits for the mock server where one is part of the build: requests wait for it, the page does not. Each call looks up the page's
   * fetch again, since the mock server answers in front of it.
   */
  fetch: typeof fetch
  /** The facts as the text of a file. @throws Error in a build without the mock server, whose back end keeps them. */
  exportFacts(): Promise<string>
}

/**
 * Reaching for it at the console starts it, and it is there a moment later: a page of a stranger has made no request yet. Where something else
 * waits for the property to be set, it is left alone.
 */
const startWhenReachedFor = (start: () => void) => {
  if (Object.getOwnPropertyDescriptor(globalThis, 'groundwork')?.set) return
  Object.defineProperty(globalThis, 'groundwork', {
    configurable: true,
    get() {
      start()
      return undefined
    },
    set(value: MockConsole | undefined) {
      Object.defineProperty(globalThis, 'groundwork', { configurable: true, writable: true, value })
    },
  })
}

/** The back end of the page: the mock server where one is part of the build, started with the first request. */
export const startBackEnd = ({ clock, storage, isSimulated, reports, onReset }: Settings): Back => {
  if (!__MOCK__)
    return {
      start: () => undefined,
      ready: () => undefined,
      fetch: (input, init) => globalThis.fetch(input, init),
      exportFacts: () => Promise.reject(new Error('This build keeps no facts in the browser.')),
    }
  const started = once(async () => {
    const { persistentContents, openFactLog, startMockServer } = await import('@/mock-server/hosts/page')
    const { scenario: first, latency, tokenLifetime } = readSettings(storage)
    const server = startMockServer({
      clock,
      isSimulated,
      log: openFactLog(reports),
      atRest: whenIdle,
      contents: persistentContents(),
      onForeign: () => reports?.onDegraded({ kind: 'newer' }),
      onUnreadableRecord: () => reports?.onUnreadable(),
      ...(first ? { scenario: first } : {}),
      ...(latency ? { latency } : {}),
      ...(tokenLifetime ? { tokenLifetime } : {}),
    })
    const { reset } = server
    server.reset = async (scenario) => {
      await reset(scenario)
      await onReset?.()
    }
    globalThis.groundwork = { server, clock }
    return server
  })
  // What fails here is tried again, and said, with the first request.
  const start = () => void started().catch(() => undefined)
  const ready = () =>
    void started()
      .then((server) => server.ready)
      .catch(() => undefined)
  startWhenReachedFor(start)
  return {
    start,
    ready,
    async fetch(input, init) {
      await started()
      return globalThis.fetch(input, init)
    },
    async exportFacts() {
      const { withoutSecrets } = await import('./reports/without-secrets')
      return withoutSecrets(await (await started()).exportFacts())
    },
  }
}
