import type { Hours } from '@/domain/scheduling/minutes'

/** A quarter of an hour is what a job is moved by. */
export const STEP = 15
const LAST_MINUTE = 24 * 60 - 1

/** The nearest quarter of an hour. */
export const snapped = (minutes: number): number => Math.round(minutes / STEP) * STEP

/** A start within the day, wherever the pointer is. */
export const startWithin = (minutes: number): number => Math.min(LAST_MINUTE + 1 - STEP, Math.max(0, snapped(minutes)))

/** The minute under a point `x` pixels into a track of this width. */
export const minutesAt = (x: number, width: number, { from, to }: Hours): number =>
  width === 0 ? from : from + (x / width) * (to - from)
