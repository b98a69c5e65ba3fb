import type { JobPriority, JobStatus } from '@/domain/job/job'
import type { TimeOfDay } from '@/domain/time/calendar'
import type { WorkKey } from './work-list'

export type TodaysJob = {
  work: WorkKey
  property: number
  start: TimeOfDay
  status: JobStatus
  priority: JobPriority
  crew: readonly number[]
}

const job = (
  work: WorkKey,
  property: number,
  start: TimeOfDay,
  status: JobStatus,
  crew: readonly number[],
  priority: JobPriority = 'normal',
): TodaysJob => ({ work, property, start, status, crew, priority })

/**
 * The anchor day's jobs, always the same: every open status, four jobs without a crew, and the technician's own. Deliberately imperfect:
 * stops are not in the shortest order and one job lacks a skilled crew, for the scheduling insights to find (SCHED-09).
 */
export const TODAY: readonly TodaysJob[] = [
  job('mowing', 1, '08:00', 'completed', [1, 2]),
  job('sod', 45, '09:30', 'in_progress', [1, 2, 3]),
  job('mowing', 34, '12:30', 'assigned', [2, 3]),
  job('cleanup', 6, '14:30', 'assigned', [2, 1]),

  job('irrigation', 17, '08:00', 'completed', [4, 6]),
  job('leak', 26, '10:00', 'en_route', [4, 5], 'urgent'),
  job('lighting', 37, '13:00', 'assigned', [5]),

  job('trimming', 22, '08:00', 'in_progress', [7, 8, 9]),
  job('limb', 9, '11:00', 'assigned', [7, 9], 'urgent'),
  job('stump', 44, '14:00', 'assigned', [9, 8]),

  job('patio', 10, '08:00', 'in_progress', [10]),
  job('hedges', 20, '11:00', 'assigned', [10], 'low'),
  job('planting', 24, '13:30', 'assigned', [10], 'high'),

  job('leak', 33, '15:00', 'scheduled', [], 'urgent'),
  job('aeration', 28, '15:00', 'scheduled', []),
  job('beds', 40, '13:00', 'scheduled', [], 'high'),
  job('hedges', 32, '15:30', 'rescheduled', []),
  job('mulch', 31, '09:00', 'cancelled', [], 'low'),
]
