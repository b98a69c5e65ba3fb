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

/** The last request waiting for the network; undefined when there is none or an earlier one was refused. */
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

export const jobActivity = (flows: RunningFlows) => flowActivity<JobFlow, JobCommand>(flows, JOB_FLOWS)

export const useJobActivity = (flows: RunningFlows): Activity<JobCommand> =>
  useFlowActivity<JobFlow, JobCommand>(flows, JOB_FLOWS)

/** Jobs with the changes waiting for the network applied. */
export const useExpectedJobs = <J extends readonly Job[] | undefined>(jobs: J, activity: Activity): J =>
  useMemo(() => {
    if (!jobs || ![...activity.values()].some(({ waiting }) => waiting)) return jobs
    return jobs.map((job) => {
      const waiting = asCommand(activity.get(job.id)?.waiting ?? null)
      return waiting ? { ...job, status: statusAfter(waiting, job.status) } : job
    }) as readonly Job[] as J
  }, [jobs, activity])
