import { JOB_COMMANDS, type JobCommand } from '@/domain/job/commands'
import type { Job } from '@/domain/job/job'
import { isFailure } from '@/domain/record/failure'
import { dayAt, formatTime, timeAt } from '@/domain/time/calendar'
import type { Flow } from '@/events/flow'
import type { JobEvent } from '@/machines/job-lifecycle/context'
import { type JobSnapshot, jobIdOf, verdictOn } from '@/machines/job-lifecycle/selectors'
import { jobQuery, jobsIn, jobsQuery } from '@/services/jobs/queries'
import { OutboxDialog, type OutboxLine } from '@/ui/shell/notices/outbox-dialog'
import { jobFlowOf } from '../-jobs/job-flow'
import { useWorkspace } from '../-session/workspace'
import type { Held } from './held'

const VERBS: Record<JobCommand, string> = {
  assign: 'Assign a crew to',
  reassign: 'Reassign',
  depart: 'On my way to',
  start: 'Start',
  complete: 'Complete',
  cancel: 'Cancel',
  miss: 'Mark as missed:',
  reschedule: 'Reschedule',
  dispatch: 'Move',
}

/** Text for a held request. Other flows whose services wait add their texts here. */
const wordsOf = ({ flow, entry: { event } }: Held, nameOf: (id: number) => string): string => {
  const command = JOB_COMMANDS.find((each) => event.type === `job.${each}`)
  const id = flow.name === 'job-lifecycle' ? jobIdOf(flow.snapshot() as JobSnapshot) : null
  return command && id !== null ? `${VERBS[command]} ${nameOf(id)}` : 'A change'
}

const NOT_POSSIBLE = 'It has changed in the meantime, so this is no longer possible.'

const reasonOf = ({ flow, entry }: Held): string => {
  if (isFailure(entry.failure)) return entry.failure.message
  const command = JOB_COMMANDS.find((each) => entry.event.type === `job.${each}`)
  const verdict = command && flow.name === 'job-lifecycle' ? verdictOn(flow.snapshot() as JobSnapshot, command) : null
  return verdict && !verdict.ok ? verdict.reason : NOT_POSSIBLE
}

type Props = { held: readonly Held[]; onClose: () => void; onSignOut: (() => void) | null }

export const OutboxContainer = ({ held, onClose, onSignOut }: Props) => {
  const { workspace, actor, clock } = useWorkspace()
  const day = workspace.offlineDay.read(dayAt(clock.now(), actor.time_zone))
  const jobOf = (id: number): Job | undefined => {
    const { queryClient, http } = workspace
    const list = queryClient.getQueryData(jobsQuery(http, actor.business_id).queryKey)
    const single = queryClient.getQueryData<Job>(jobQuery(http, actor.business_id, id).queryKey)
    return (list ? jobsIn(list).find((each) => each.id === id) : undefined) ?? single
  }
  const nameOf = (id: number): string => {
    // A job reassigned to someone else is known from the day stored in this browser.
    const job = jobOf(id) ?? day?.gone.find((goneJob) => goneJob.id === id)
    return job ? `${job.job_number} ${job.title}` : 'a job'
  }
  const tryAgain = (flow: Flow, id: string) => {
    const jobId = flow.name === 'job-lifecycle' ? jobIdOf(flow.snapshot() as JobSnapshot) : null
    const job = jobId === null ? undefined : jobOf(jobId)
    // Updates the flow with the current job first.
    if (job) jobFlowOf(workspace, job, actor)
    flow.sender?.tryAgain(id)
  }
  const discard = (flow: Flow, id: string) => {
    // The job's row shows the failure too, until dismissed.
    const failed = flow.name === 'job-lifecycle' ? (flow.snapshot() as JobSnapshot).context : null
    if (failed?.failure && failed.intent?.key === id) flow.send({ type: 'job.dismiss' } satisfies JobEvent)
    flow.sender?.discard(id)
  }
  const lines = held.map((item): OutboxLine => {
    const { flow } = item
    const { event, at } = item.entry
    return {
      id: event.id,
      text: wordsOf(item, nameOf),
      time: formatTime(timeAt(at, actor.time_zone)),
      typed: typeof event.notes === 'string' ? event.notes : '',
      reason: item.how === 'refused' ? reasonOf(item) : null,
      onRetry: () => tryAgain(flow, event.id),
      onDiscard: () => discard(flow, event.id),
    }
  })
  return <OutboxDialog {...{ lines, onClose, onSignOut }} />
}
