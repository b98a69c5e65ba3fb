import { expect, it, vi } from 'vitest'
import { backEnd, httpTo, json } from '../../../tests/fixtures/back-end'
import { memoryFlowLog } from '../../../tests/fixtures/flow-log'
import { manualClock } from '../../../tests/fixtures/manual-clock'
import { memoryStorage } from '../../../tests/fixtures/memory-storage'
import { watchErrors } from './error-reports'

const lazy = vi.hoisted(() => ({ create: vi.fn() }))
vi.mock('@/services/tracking/error-reporter', () => ({ createErrorReporter: lazy.create }))

it('a reporter that could not be loaded is loaded for the next report', async () => {
  const report = vi.fn(async () => undefined)
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  lazy.create.mockImplementationOnce(() => {
    throw new Error('no network')
  })
  lazy.create.mockImplementation(() => ({ report, flush: report }))
  const track = watchErrors({
    page: Object.assign(new EventTarget(), {
      localStorage: memoryStorage(),
      navigator: { userAgent: 'test' },
    }) as never,
    http: httpTo(backEnd(() => json({})).fetch),
    clock: manualClock(),
    log: async () => memoryFlowLog(),
    tokens: { read: () => null, access: () => null, refresh: () => null } as never,
    environment: 'test',
  })
  const problem = (message: string) => ({ error: new Error(message), source: 'flow', severity: 'error' }) as const
  track(problem('first'))
  await vi.waitFor(() => expect(consoleError.mock.calls).toEqual([[new Error('no network')]]))
  track(problem('second'))
  await vi.waitFor(() => expect(report.mock.calls).toEqual([[problem('second')]]))
})
