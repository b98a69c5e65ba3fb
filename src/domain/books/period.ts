import type { Day } from '../day'

/** Said of days that are the wrong way round. */
export const REVERSED = 'Choose a last day on or after the first'

/** Whether the last of two days comes before the first. */
export const isReversed = ({ from, to }: { from: Day; to: Day }): boolean => to < from
