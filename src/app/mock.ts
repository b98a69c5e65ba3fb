import * as v from 'valibot'
import { once } from '@/domain/async/once'
import type { MovableClock } from '@/domain/time/clock'
import type { MockServer } from '@/mock-server'
import { whenIdle } from '@/ui/kit/behavior/when-idle'
import type { TroubleReports } from './storage/storage-notices'

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

/** Settings for the next start, stored in this browser: `{"scenario":"large","latency":{"min":0,"max":0}}`. */
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
  isSimulated: () => boolean
  reports?: TroubleReports
  /** Called after the sample data was reset: unsent writes of this device are about records that no longer exist. */
  onReset?: () => Promise<void>
}

type Back = {
  start(): void
  ready(): void
  /**
   * Requests wait for the mock server where the build includes one; the page does not. Each call looks up `fetch` again, since the mock
   * server wraps it.
   */
  fetch: typeof fetch
  exportFacts(): Promise<string>
}

/**
 * Accessing the property in the console starts the mock server: a public page may not have made a request yet. A setter that something else
 * waits for is left alone.
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
  // Failures surface with the first request, which tries again.
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
