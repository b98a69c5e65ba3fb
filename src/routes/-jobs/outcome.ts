import type { JobEvent, JobRequest } from '@/machines/job-lifecycle/context'
import { keyOfSame } from '@/machines/job-lifecycle/selectors'
import { givingCommands } from '../-commanding'

/** Gives commands to jobs' flows and reports how each ended. */
export const { request, retry, keyOf } = givingCommands<JobEvent, JobRequest>({
  retry: { type: 'job.retry' },
  keyOfSame,
  notTaken: 'The job has changed meanwhile. Please look again.',
})
