import { jobCore } from '@/domain/job/commands'
import type { Job, JobDraft } from '@/domain/job/job'
import type { Actor } from '@/domain/permissions/actor'
import { isSame } from '@/domain/record/same-value'
import type { Flow } from '@/events/flow'
import type { JobEvent, JobRequest } from '@/machines/job-lifecycle/context'
import type { jobLifecycleMachine } from '@/machines/job-lifecycle/machine'
import { keyOfSame } from '@/machines/job-lifecycle/selectors'
import { givingCommands } from '../-commanding/commanding'
import type { Workspace } from '../-session/context'

export type JobFlow = Flow<typeof jobLifecycleMachine>

type Flows = Pick<Workspace, 'flows' | 'personKey'>

export const jobFlowOf = (
  { flows, personKey }: Flows,
  job: Pick<Job, 'id' | 'status' | 'assigned_crew_members' | 'client_id'>,
  actor: Actor,
): JobFlow => {
  const facts = jobCore(job)
  const flow = flows.open('job-lifecycle', personKey(job.id), { actor, job: facts })
  // A resumed flow may have an outdated job, so it gets the list's state before the next request.
  if (!isSame(flow.snapshot()?.context.job, facts)) flow.send({ type: 'job.changed', job: facts })
  return flow
}

export const newJobFlow = ({ flows, personKey }: Flows, key: string, actor: Actor): JobFlow =>
  flows.open('job-lifecycle', personKey(`new-${key}`), { actor, job: null })

export const { request, retry, keyOf } = givingCommands<JobEvent, JobRequest>({
  retry: { type: 'job.retry' },
  keyOfSame,
  notTaken: 'The job has changed in the meantime. Please look again.',
})

/** Creates a job under a key, which may be that of a closed page whose creation is still running. Throws Failure. */
export const createUnder = async (
  flows: Flows,
  actor: Actor,
  draft: JobDraft,
  key: string,
): Promise<number | undefined> => {
  const creation = newJobFlow(flows, key, actor)
  const outcome = await request(creation, { type: 'job.create', id: key, draft })
  const id = creation.snapshot()?.context.job?.id
  if (!outcome.ok && id === undefined) throw outcome.failure
  void creation.end()
  return id
}
