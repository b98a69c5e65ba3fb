import { expect, it } from 'vitest'
import { memoryStorage } from '../../../tests/fixtures/memory-storage'
import { createServerTime } from './server-time'

const NOW = Date.UTC(2026, 10, 18, 16, 15)
const HOUR = 3_600_000
const header = (at: number) => new Date(at).toUTCString()

it('corrects a wrong clock by what the last answer said, on the next visit too', () => {
  const storage = memoryStorage()
  const device = { now: () => NOW - 3 * HOUR }
  const time = createServerTime({ clock: device, storage })
  expect(time.now()).toBe(NOW - 3 * HOUR)
  time.learn(header(NOW))
  expect([time.now(), createServerTime({ clock: device, storage }).now()]).toEqual([NOW + 500, NOW + 500])
})

it('leaves a right clock alone, and what says no time', () => {
  const time = createServerTime({ clock: { now: () => NOW }, storage: memoryStorage() })
  for (const date of [header(NOW - 4_000), header(NOW + 4_000), null, 'soon']) time.learn(date)
  expect(time.now()).toBe(NOW)
})

it('follows a clock that was put right', () => {
  let now = NOW - HOUR
  const time = createServerTime({ clock: { now: () => now }, storage: memoryStorage() })
  time.learn(header(NOW))
  now = NOW + 1_000
  time.learn(header(NOW + 1_000))
  expect(time.now()).toBe(NOW + 1_000)
})
