import { useMemo } from 'react'
import { JOB_COMMANDS, type JobCommand, statusAfter } from '@/domain/job/commands'
import type { Job } from '@/domain/job/job'
import type { Flow, Outbox } from '@/events/flow'
import { commandUnderWay, failureOf, type JobSnapshot, jobIdOf } from '@/machines/job-lifecycle/selectors'
import type { JobActivity } from '@/ui/jobs/types'
import type { Activity } from '@/ui/kit/records/actions/use-record-actions'
import { failedActivity, flowActivity, type RunningFlows, useFlowActivity } from '../-commanding/flow-activity'
import type { JobFlow } from './job-flow'

const asCommand = (command: string | null): JobCommand | undefined =>
  JOB_COMMANDS.find((candidate) => candidate === command)

/** The last request, if it waits for the network; undefined where none does, or an earlier one was refused. */
const waitingIn = ({ underWay, waiting, refused }: Outbox): JobCommand | undefined => {
  if (refused.length > 0) return undefined
  const last = waiting.at(-1) ?? underWay
  return JOB_COMMANDS.find((command) => last?.event.type === `job.${command}`)
}

const activityOf = (snapshot: JobSnapshot | undefined, outbox: Outbox): [number, JobActivity] | null => {
  const id = snapshot ? jobIdOf(snapshot) : null
  if (snapshot === undefined || id === null) return null
  const waiting = waitingIn(outbox)
  if (waiting) return [id, { waiting }]
  const busy = asCommand(commandUnderWay(snapshot))
  const failed = failureOf(snapshot)
  if (failed) return [id, failedActivity({ ...failed, command: asCommand(failed.command) })]
  return busy ? [id, { busy }] : null
}

const isOne = (flow: Flow): flow is JobFlow => flow.name === 'job-lifecycle'

const JOB_FLOWS = { isOne, activityOf }

/** The activity of all job flows as a store. */
export const jobActivity = (flows: RunningFlows) => flowActivity<JobFlow, JobCommand>(flows, JOB_FLOWS)

/** The activity of each job, by id; a job without an entry is idle. */
export const useJobActivity = (flows: RunningFlows): Activity<JobCommand> =>
  useFlowActivity<JobFlow, JobCommand>(flows, JOB_FLOWS)

/** Jobs as they are once what waits for the network is done. */
export const useExpectedJobs = <J extends readonly Job[] | undefined>(jobs: J, activity: Activity): J =>
  useMemo(() => {
    if (!jobs || ![...activity.values()].some(({ waiting }) => waiting)) return jobs
    return jobs.map((job) => {
      const waiting = asCommand(activity.get(job.id)?.waiting ?? null)
      return waiting ? { ...job, status: statusAfter(waiting, job.status) } : job
    }) as readonly Job[] as J
  }, [jobs, activity])
