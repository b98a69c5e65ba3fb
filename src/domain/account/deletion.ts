import type { Instant } from '../time/clock'

/** Days for which everything is retained after a request to delete an account. */
export const RETENTION_DAYS = 90
const DAY = 24 * 3_600_000

export const goneAt = (now: Instant): Instant => now + RETENTION_DAYS * DAY

/** True if any of these deletion moments has passed; null means none. */
export const isGone = (moments: readonly (Instant | null | undefined)[], now: Instant): boolean =>
  moments.some((at) => typeof at === 'number' && at <= now)

/** Compares the confirmation text, ignoring case and extra spaces. */
export const confirms = (typed: string, name: string): boolean => {
  const read = (text: string) => text.trim().replaceAll(/\s+/g, ' ').toLowerCase()
  return read(typed) === read(name)
}

export const confirmText = (name: string): string => `Type “${name}” to confirm`
