import type { Instant } from '../time/clock'

/** How long everything is kept after someone asked for an account to be deleted, in days. */
export const RETENTION_DAYS = 90
const DAY = 24 * 3_600_000

/** When an account that is deleted now is gone. */
export const goneAt = (now: Instant): Instant => now + RETENTION_DAYS * DAY

/** Whether one of these moments, at which an account is deleted, has passed; null means none. */
export const isGone = (moments: readonly (Instant | null | undefined)[], now: Instant): boolean =>
  moments.some((at) => typeof at === 'number' && at <= now)

/** What someone types to confirm that they want an account deleted; spaces and case do not count. */
export const confirms = (typed: string, name: string): boolean => {
  const read = (text: string) => text.trim().replaceAll(/\s+/g, ' ').toLowerCase()
  return read(typed) === read(name)
}

/** The message where that is something else. */
export const confirmText = (name: string): string => `Type “${name}” to confirm`
