import type { Clock, Instant } from '@/domain/time/clock'

/** Kept, so that a page that is opened without a network still knows it. */
const KEY = 'server_offset'

/** A `Date` header has whole seconds, and an answer takes some on its way: less than this is no difference, in ms. */
const TOLERANCE = 5_000
/** A `Date` header cuts off half a second on average. */
const HALF_SECOND = 500

/** The server's time, as this device knows it: its own clock, corrected by what the server's answers say. */
export type ServerTime = {
  now(): Instant
  /** Reads the `Date` header of an answer; null where there is none. */
  learn(date: string | null): void
}

/** Builds it over the device's clock. */
export const createServerTime = ({ clock, storage }: { clock: Pick<Clock, 'now'>; storage: Storage }): ServerTime => {
  const stored = Number(storage.getItem(KEY) ?? 0)
  let offset = Number.isFinite(stored) ? stored : 0
  return {
    now: () => clock.now() + offset,
    learn(date) {
      const serverNow = Date.parse(date ?? '') + HALF_SECOND
      if (Number.isNaN(serverNow) || Math.abs(serverNow - clock.now() - offset) < TOLERANCE) return
      offset = Math.abs(serverNow - clock.now()) < TOLERANCE ? 0 : serverNow - clock.now()
      try {
        storage.setItem(KEY, String(offset))
      } catch {
        // A browser without room for it asks the next answer.
      }
    },
  }
}
