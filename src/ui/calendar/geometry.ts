import type { Hours } from '@/domain/scheduling/minutes'

/** Move granularity in minutes. */
export const STEP = 15
const LAST_MINUTE = 24 * 60 - 1

export const snapped = (minutes: number): number => Math.round(minutes / STEP) * STEP

export const startWithin = (minutes: number): number => Math.min(LAST_MINUTE + 1 - STEP, Math.max(0, snapped(minutes)))

/** The minute at `x` pixels in a track of this width. */
export const minutesAt = (x: number, width: number, { from, to }: Hours): number =>
  width === 0 ? from : from + (x / width) * (to - from)
