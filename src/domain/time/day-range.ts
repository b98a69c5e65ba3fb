import type { Day } from './day'

/** From a first day to a last one, both included; a side that is not chosen is open. */
export type DayRange = { from?: Day | undefined; to?: Day | undefined }

/** Shown for days that are the wrong way round. */
export const REVERSED = 'Choose a last day on or after the first'
/** The same where the fields are called start date and end date. */
export const REVERSED_DATES = 'Choose an end date on or after the start date'

/** Whether the last of two days comes before the first. */
export const isReversed = ({ from, to }: DayRange): boolean => Boolean(from && to && to < from)
