/** JOB-11, in lifecycle order. */
export const JOB_STATUSES = [
  'scheduled',
  'assigned',
  'en_route',
  'in_progress',
  'completed',
  'cancelled',
  'missed',
  'rescheduled',
] as const
export type JobStatus = (typeof JOB_STATUSES)[number]

/** JOB-10 */
export const JOB_TYPES = [
  'one_time_service',
  'recurring_service',
  'emergency_service',
  'maintenance',
  'installation',
] as const
export type JobType = (typeof JOB_TYPES)[number]

/** JOB-10, lowest first. */
export const JOB_PRIORITIES = ['low', 'normal', 'high', 'urgent'] as const
export type JobPriority = (typeof JOB_PRIORITIES)[number]
