import type { Clock, Instant } from '@/domain/time/clock'

/** Stored for pages opened offline. */
const KEY = 'server_offset'

/** In ms. `Date` headers have whole seconds and responses take time, so smaller differences are noise. */
const TOLERANCE = 5_000
/** `Date` headers lose half a second on average. */
const HALF_SECOND = 500

export type ServerTime = {
  now(): Instant
  /** Takes a response's `Date` header; null when it is missing. */
  learn(date: string | null): void
}

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
        // Without storage, the next response is used.
      }
    },
  }
}
