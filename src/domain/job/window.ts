import type { Job } from './job'

type Arrival = Pick<Job, 'window_start' | 'window_end'>

/** Requires both ends or neither, and a later end; null when valid. */
export const arrivalProblem = ({ window_start, window_end }: Arrival): string | null => {
  if (window_start === null && window_end === null) return null
  if (window_start === null || window_end === null) return 'Give the arrival window a start and an end, or neither'
  return window_end > window_start ? null : 'The arrival window must end after it starts'
}
