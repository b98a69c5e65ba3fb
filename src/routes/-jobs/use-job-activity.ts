import { useMemo, useSyncExternalStore } from 'react'
import { JOB_COMMANDS, type JobCommand } from '@/domain/job/commands'
import { commandUnderWay, failureOf, type JobSnapshot, jobIdOf } from '@/machines/job-lifecycle/selectors'
import type { JobActivity } from '@/ui/jobs/types'
import type { Workspace } from '../-context'

const asCommand = (command: string | null): JobCommand | undefined => JOB_COMMANDS.find((known) => known === command)

const activityOf = (snapshot: JobSnapshot | undefined): [number, JobActivity] | null => {
  const id = snapshot ? jobIdOf(snapshot) : null
  if (snapshot === undefined || id === null) return null
  const busy = asCommand(commandUnderWay(snapshot))
  const failure = failureOf(snapshot)?.failure.message
  return busy || failure ? [id, { busy, failure }] : null
}

/** Reads the activity of all job flows; the same map for as long as none of them has changed. */
const reader = (flows: Pick<Workspace['flows'], 'running'>) => {
  let seen: readonly (JobSnapshot | undefined)[] = []
  let activity: ReadonlyMap<number, JobActivity> = new Map()
  return () => {
    const snapshots = flows.running('job-lifecycle').map((flow) => flow.snapshot())
    const isSame = snapshots.length === seen.length && snapshots.every((snapshot, index) => snapshot === seen[index])
    if (isSame) return activity
    seen = snapshots
    activity = new Map(snapshots.map(activityOf).filter((entry) => entry !== null))
    return activity
  }
}

/** What is going on with each job, by id; a job without an entry is idle. */
export const useJobActivity = (
  flows: Pick<Workspace['flows'], 'running' | 'subscribe'>,
): ReadonlyMap<number, JobActivity> =>
  useSyncExternalStore(
    flows.subscribe,
    useMemo(() => reader(flows), [flows]),
  )
