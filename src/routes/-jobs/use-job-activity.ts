import { JOB_COMMANDS, type JobCommand } from '@/domain/job/commands'
import type { Flow } from '@/events/flow'
import { commandUnderWay, failureOf, type JobSnapshot, jobIdOf } from '@/machines/job-lifecycle/selectors'
import type { JobActivity } from '@/ui/jobs/types'
import type { Activity } from '@/ui/kit/records/use-record-actions'
import { failedActivity, flowActivity, type RunningFlows, useFlowActivity } from '../-flow-activity'
import type { JobFlow } from './job-flow'

const asCommand = (command: string | null): JobCommand | undefined => JOB_COMMANDS.find((known) => known === command)

const activityOf = (snapshot: JobSnapshot | undefined): [number, JobActivity] | null => {
  const id = snapshot ? jobIdOf(snapshot) : null
  if (snapshot === undefined || id === null) return null
  const busy = asCommand(commandUnderWay(snapshot))
  const failed = failureOf(snapshot)
  if (failed) return [id, failedActivity({ ...failed, command: asCommand(failed.command) })]
  return busy ? [id, { busy }] : null
}

const isOne = (flow: Flow): flow is JobFlow => flow.name === 'job-lifecycle'

const JOB_FLOWS = { isOne, activityOf }

/** The activity of all job flows as a store. */
export const jobActivity = (flows: RunningFlows) => flowActivity<JobFlow, JobCommand>(flows, JOB_FLOWS)

/** What is going on with each job, by id; a job without an entry is idle. */
export const useJobActivity = (flows: RunningFlows): Activity<JobCommand> =>
  useFlowActivity<JobFlow, JobCommand>(flows, JOB_FLOWS)
