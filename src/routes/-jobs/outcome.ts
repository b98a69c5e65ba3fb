import type { JobEvent, JobRequest } from '@/machines/job-lifecycle/context'
import { keyToRetry } from '@/machines/job-lifecycle/selectors'
import { givingCommands } from '../-commanding'
import type { JobFlow } from './job-flow'

/** Gives commands to jobs' flows and reports how each ended. */
export const { settle, request } = givingCommands<JobEvent, JobRequest>({
  retry: { type: 'job.retry' },
  keyToRetry,
  notTaken: 'The job has changed meanwhile. Please look again.',
})

/** The key under which a request is carried out: that of the same request where it has failed before, else its own. */
export const keyOf = (flow: JobFlow, event: JobRequest): string => {
  const snapshot = flow.snapshot()
  return (snapshot && keyToRetry(snapshot, event)) ?? event.id
}
