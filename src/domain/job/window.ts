import type { Job } from './job'

type Arrival = Pick<Job, 'window_start' | 'window_end'>

/** What is wrong with an arrival window, or null when nothing is: it has both ends or none, and its end comes later. */
export const arrivalProblem = ({ window_start, window_end }: Arrival): string | null => {
  if (window_start === null && window_end === null) return null
  if (window_start === null || window_end === null) return 'Give the arrival window a start and an end, or neither'
  return window_end > window_start ? null : 'The arrival window must end after it starts'
}
