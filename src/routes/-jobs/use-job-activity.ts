import { useMemo, useSyncExternalStore } from 'react'
import { JOB_COMMANDS, type JobCommand } from '@/domain/job/commands'
import type { Flow } from '@/events/flow'
import { commandUnderWay, failureOf, type JobSnapshot, jobIdOf } from '@/machines/job-lifecycle/selectors'
import type { JobActivity } from '@/ui/jobs/types'
import type { Activity } from '@/ui/kit/records/use-record-actions'
import type { Workspace } from '../-context'
import type { JobFlow } from './job-flow'

type Flows = Pick<Workspace['flows'], 'running' | 'subscribe'>
type ByJob = Activity<JobCommand>

const asCommand = (command: string | null): JobCommand | undefined => JOB_COMMANDS.find((known) => known === command)

const activityOf = (snapshot: JobSnapshot | undefined): [number, JobActivity] | null => {
  const id = snapshot ? jobIdOf(snapshot) : null
  if (snapshot === undefined || id === null) return null
  const busy = asCommand(commandUnderWay(snapshot))
  const failed = failureOf(snapshot)
  if (failed) return [id, { failure: failed.failure.message, failed: asCommand(failed.command) }]
  return busy ? [id, { busy }] : null
}

/** Flows are listed without their machine's type; the name tells which it is. */
const isJobFlow = (flow: Flow): flow is JobFlow => flow.name === 'job-lifecycle'

/** The activity of all job flows as a store: one subscription to every flow that runs, present and future. */
export const jobActivity = (flows: Flows) => {
  const jobFlows = () => flows.running().filter(isJobFlow)
  let seen: readonly (JobSnapshot | undefined)[] = []
  let activity: ByJob = new Map()

  return {
    subscribe(listener: () => void): () => void {
      const stops = new Map<JobFlow, () => void>()
      const follow = () => {
        const running = jobFlows()
        for (const [flow, stop] of stops) {
          if (running.includes(flow)) continue
          stop()
          stops.delete(flow)
        }
        for (const flow of running)
          if (!stops.has(flow)) stops.set(flow, flow.subscribe(listener, { keepsAwake: false }))
      }
      follow()
      const stopFollowing = flows.subscribe(() => {
        follow()
        listener()
      })
      return () => {
        stopFollowing()
        for (const stop of stops.values()) stop()
      }
    },
    /** By the job's id; the same map for as long as no flow has changed. */
    read(): ByJob {
      const snapshots = jobFlows().map((flow) => flow.snapshot())
      const isSame = snapshots.length === seen.length && snapshots.every((snapshot, index) => snapshot === seen[index])
      if (isSame) return activity
      seen = snapshots
      activity = new Map(snapshots.map(activityOf).filter((entry) => entry !== null))
      return activity
    },
  }
}

/** What is going on with each job, by id; a job without an entry is idle. */
export const useJobActivity = (flows: Flows): ByJob => {
  const { subscribe, read } = useMemo(() => jobActivity(flows), [flows])
  return useSyncExternalStore(subscribe, read)
}
