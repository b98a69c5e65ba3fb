import { afterEach, expect, test } from 'vitest'
import { track } from '@/contract/tracking'
import type { ErrorReport } from '@/domain/error-report'
import { type MockServer, memoryFactLog } from '@/mock-server'
import { DAY, openOffice, send, stoppedClock, WEDNESDAY } from './office'

let server: MockServer
afterEach(() => server.shutdown())

const report = (message: string): ErrorReport => ({
  message,
  stack_trace: 'at pages.ts:3',
  source: 'unhandledrejection',
  severity: 'error',
  environment: 'development',
  user_id: null,
  url: '/dashboard',
  browser: 'Chromium',
  metadata: { release: '0.1.0' },
})
const sent = (message: string) => send(server, track, { body: report(message) })
const kept = async () => (await server.state()).tables.error_reports

test('an error is reported without a token, and kept (NAV-09)', async () => {
  server = openOffice()
  expect(await sent('x is not a function')).toMatchObject({ status: 202, body: { success: true } })
  expect(await kept()).toEqual([{ ...report('x is not a function'), id: 1, received_at: WEDNESDAY }])
})

test('the latest two hundred reports are kept', async () => {
  server = openOffice()
  for (let i = 1; i <= 203; i++) await sent(`error ${i}`)
  const messages = (await kept()).map(({ message }) => message)
  expect([messages.length, messages[0], messages.at(-1)]).toEqual([200, 'error 4', 'error 203'])
})

test('a report without measure is refused', async () => {
  server = openOffice()
  expect(await sent('x'.repeat(20_000))).toMatchObject({ status: 413, body: { detail: 'The report is too large.' } })
  expect(await kept()).toEqual([])
})

test('sample data still moves to a new day after an error was reported', async () => {
  const log = memoryFactLog()
  server = openOffice({ log })
  await sent('x is not a function')
  server.shutdown()
  server = openOffice({ log, clock: stoppedClock(WEDNESDAY + DAY) })
  expect((await server.state()).planting?.day).toBe('2026-11-19')
})
