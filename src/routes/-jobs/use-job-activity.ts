import { useMemo, useSyncExternalStore } from 'react'
import { JOB_COMMANDS, type JobCommand } from '@/domain/job/commands'
import { commandUnderWay, failureOf, jobIdOf } from '@/machines/job-lifecycle/selectors'
import type { JobActivity } from '@/ui/jobs/types'
import type { JobFlow, JobFlows } from '../-context'

const asCommand = (command: string | null): JobCommand | undefined => JOB_COMMANDS.find((known) => known === command)

const activityOf = (flow: JobFlow): [number, JobActivity] | null => {
  const snapshot = flow.snapshot()
  const id = snapshot ? jobIdOf(snapshot) : null
  if (snapshot === undefined || id === null) return null
  const busy = asCommand(commandUnderWay(snapshot))
  const failed = failureOf(snapshot)
  if (failed) return [id, { failure: failed.failure.message, failed: asCommand(failed.command) }]
  return busy ? [id, { busy }] : null
}

/** What is going on with each job, by id; a job without an entry is idle. */
export const useJobActivity = (jobFlows: JobFlows): ReadonlyMap<number, JobActivity> => {
  const version = useSyncExternalStore(jobFlows.subscribe, jobFlows.version)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version represents everything that the flows hold.
  return useMemo(
    () =>
      new Map(
        jobFlows
          .all()
          .map(activityOf)
          .filter((entry) => entry !== null),
      ),
    [jobFlows, version],
  )
}
