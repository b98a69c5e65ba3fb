import type { AnyEventObject } from 'xstate'
import { inertMachine } from '@/events/flow/replay'
import type { CatalogueEntry } from '@/machines/model'
import { covering, everyEdgePath, isOutcome, type Path } from '../model/paths'

export type LivedStep = { does: string; from: string; leadsTo: string }
export type LivedPath = readonly LivedStep[]

export type LivedFlow = {
  entry: CatalogueEntry
  /** Of its events: `job.`. */
  prefix: string
  /** What a person does on the screen; all other events are left out. */
  deeds: readonly string[]
  /** Whether the screen offers the step where it begins; by default every step. */
  isOffered?(step: LivedStep): boolean
}

const deedIn = ({ type }: AnyEventObject, { prefix, deeds }: LivedFlow): string | null => {
  const name = type.replace(prefix, '')
  return deeds.includes(name) ? name : null
}

const goesWell = (event: AnyEventObject, flow: LivedFlow) =>
  deedIn(event, flow) !== null || (isOutcome(event) && !event.type.includes('.error.'))

const stepsOf = (path: Path, flow: LivedFlow): LivedPath => {
  const chart = inertMachine(flow.entry.machine)
  let snapshot = chart.begin(flow.entry.model.input)
  const steps: LivedStep[] = []
  let pendingStep: Omit<LivedStep, 'leadsTo'> | undefined
  for (const event of path) {
    const does = deedIn(event, flow)
    if (does !== null) pendingStep = { does, from: String(snapshot.value) }
    snapshot = chart.step(snapshot, event)
    if (isOutcome(event) && pendingStep) steps.push({ ...pendingStep, leadsTo: String(snapshot.value) })
  }
  return steps
}

const shownBy = (path: LivedPath) => path.flatMap(({ does, leadsTo }) => [`does ${does}`, `reaches ${leadsTo}`])

export const chosenPaths = (flow: LivedFlow, most: number): LivedPath[] => {
  const paths = everyEdgePath(flow.entry)
    .filter((path) => path.every((event) => goesWell(event, flow)))
    .map((path) => stepsOf(path, flow))
    .filter((path) => path.every((step) => flow.isOffered?.(step) ?? true))
  return covering(paths, shownBy, most)
}

export const pathLabel = (path: LivedPath): string => path.map(({ does }) => does).join(' → ')

export const covered = (paths: readonly LivedPath[]) => ({
  does: [...new Set(paths.flat().map(({ does }) => does))].sort(),
  reaches: [...new Set(paths.flat().map(({ leadsTo }) => leadsTo))].sort(),
})
