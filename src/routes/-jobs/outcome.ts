import type { JobEvent, JobRequest } from '@/machines/job-lifecycle/context'
import { keyToRetry } from '@/machines/job-lifecycle/selectors'
import { givingCommands } from '../-commanding'

/** Gives commands to jobs' flows and reports how each ended. */
export const { settle, request } = givingCommands<JobEvent, JobRequest>({
  retry: { type: 'job.retry' },
  keyToRetry,
  notTaken: 'The job has changed meanwhile. Please look again.',
})
