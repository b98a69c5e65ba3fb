import type { AnyEventObject } from 'xstate'
import { inertMachine } from '@/events/flow/replay'
import { jobLifecycleMachine } from '@/machines/job-lifecycle/machine'
import { jobLifecycleModel } from '@/machines/job-lifecycle/model'
import type { JobSnapshot } from '@/machines/job-lifecycle/selectors'
import { covering, everyEdgePath, isOutcome, type Path } from '../model/paths'

export type LivedStep = { does: string; from: string; leadsTo: string }
export type LivedPath = readonly LivedStep[]

const PEOPLES = ['create', 'assign', 'depart', 'start', 'complete', 'cancel', 'miss', 'reschedule', 'undo']

const isPeoples = ({ type }: AnyEventObject) => PEOPLES.includes(type.replace('job.', ''))
const goesWell = (event: AnyEventObject) => isPeoples(event) || (isOutcome(event) && !event.type.includes('.error.'))

const stepsOf = (path: Path): LivedPath => {
  const chart = inertMachine(jobLifecycleMachine)
  let snapshot = chart.begin(jobLifecycleModel.input) as JobSnapshot
  const steps: LivedStep[] = []
  let pendingStep: Omit<LivedStep, 'leadsTo'> | undefined
  for (const event of path) {
    if (isPeoples(event)) pendingStep = { does: event.type.replace('job.', ''), from: String(snapshot.value) }
    snapshot = chart.step(snapshot, event) as JobSnapshot
    if (isOutcome(event) && pendingStep) steps.push({ ...pendingStep, leadsTo: String(snapshot.value) })
  }
  return steps
}

const shownBy = (path: LivedPath) => path.flatMap(({ does, leadsTo }) => [`does ${does}`, `reaches ${leadsTo}`])

export const chosenPaths = (most: number): LivedPath[] => {
  const paths = everyEdgePath({ name: 'job-lifecycle', machine: jobLifecycleMachine, model: jobLifecycleModel })
  return covering(paths.filter((path) => path.every(goesWell)).map(stepsOf), shownBy, most)
}

export const covered = (paths: readonly LivedPath[]) => ({
  does: [...new Set(paths.flat().map(({ does }) => does))].sort(),
  reaches: [...new Set(paths.flat().map(({ leadsTo }) => leadsTo))].sort(),
})
