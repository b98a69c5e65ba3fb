import * as v from 'valibot'
import type { MovableClock } from '@/domain/clock'
import type { MockServer } from '@/mock-server'

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

/**
 * A fetch that waits for the mock server where one is part of the build: requests wait for it, the page does not. Each call looks the
 * page's fetch up anew, since the mock server answers in front of it. `isSimulated` says whether sign-in is simulated now.
 */
export const fetchThroughMock = (clock: MovableClock, storage: Storage, isSimulated: () => boolean): typeof fetch => {
  if (!__MOCK__) return (input, init) => globalThis.fetch(input, init)
  const started = Promise.all([import('@/mock-server'), import('@/mock-server/hosts/page')]).then(
    ([{ openFactLog }, { startMockServer }]) => {
      const { scenario, latency, tokenLifetime } = readSettings(storage)
      const server = startMockServer({
        clock,
        isSimulated,
        log: openFactLog(),
        ...(scenario ? { scenario } : {}),
        ...(latency ? { latency } : {}),
        ...(tokenLifetime ? { tokenLifetime } : {}),
      })
      globalThis.groundwork = { server, clock }
    },
  )
  return async (input, init) => {
    await started
    return globalThis.fetch(input, init)
  }
}
