import type { Day } from './day'

/** Both days inclusive; a missing side is open. */
export type DayRange = { from?: Day | undefined; to?: Day | undefined }

export const REVERSED = 'Choose a last day on or after the first'
export const REVERSED_DATES = 'Choose an end date on or after the start date'

export const isReversed = ({ from, to }: DayRange): boolean => Boolean(from && to && to < from)
