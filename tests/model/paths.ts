import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, AnyStateNode } from 'xstate'
import { adjacencyMapToArray, getAdjacencyMap, getShortestPaths, type TraversalOptions } from 'xstate/graph'
import type { CatalogueEntry, FlowModel } from '@/machines/model'

/** A list of events that begins where the machine begins. */
export type Path = readonly AnyEventObject[]

type Options = TraversalOptions<AnyMachineSnapshot, AnyEventObject, unknown>

const outcomeEvents = (outcomes: FlowModel['outcomes']): AnyEventObject[] =>
  Object.entries(outcomes).flatMap(([id, { done, failed }]) => [
    ...done.map((output) => ({ type: `xstate.done.actor.${id}`, output, actorId: id })),
    ...failed.map((error) => ({ type: `xstate.error.actor.${id}`, error, actorId: id })),
  ])

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)]

const timerEvents = (machine: AnyStateMachine): AnyEventObject[] =>
  nodesOf(machine.root)
    .flatMap((node) => node.ownEvents)
    .filter((type) => type.startsWith('xstate.after.'))
    .map((type) => ({ type }))

const byValue = (snapshot: AnyMachineSnapshot) => JSON.stringify(snapshot.value)

const options = ({
  machine,
  model,
}: CatalogueEntry): Options & { serializeState: (state: AnyMachineSnapshot) => string } => ({
  input: model.input,
  events: [...model.events, ...outcomeEvents(model.outcomes), ...timerEvents(machine)],
  limit: 50_000,
  filterEvents: (state, event) =>
    state.status === 'active' && state.can(event) && (model.plausible?.(state, event) ?? true),
  serializeState: model.stateKey ?? byValue,
})

/**
 * One path to every edge of the machine's graph: the shortest way to its source, then the edge. Paths that are the beginning of
 * another are left out.
 */
export const edgePaths = (entry: CatalogueEntry): Path[] => {
  const traversal = options(entry)
  const shortest = new Map(
    getShortestPaths(entry.machine, traversal).map((path) => [
      traversal.serializeState(path.state),
      path.steps.slice(1).map((step) => step.event),
    ]),
  )
  const edges = adjacencyMapToArray(getAdjacencyMap(entry.machine, traversal)).map(({ state, event }) => [
    ...(shortest.get(traversal.serializeState(state)) ?? []),
    event,
  ])
  const beginnings = new Set(
    edges.flatMap((path) => path.slice(0, -1).map((_, i) => JSON.stringify(path.slice(0, i + 1)))),
  )
  return edges.filter((path) => !beginnings.has(JSON.stringify(path)))
}

/** `job.create → createJob done → job.start`: a path for people. */
export const describePath = (path: Path): string =>
  path
    .map(({ type }) =>
      type
        .replace(/^xstate\.done\.actor\.(.+)$/, '$1 done')
        .replace(/^xstate\.error\.actor\.(.+)$/, '$1 failed')
        .replace(/^xstate\.after\.([^.]+)\..+$/, '$1 elapsed'),
    )
    .join(' → ')

const OUTCOME = /^xstate\.(done|error)\.actor\.(.+)$/

/** The end of a service that an event of a path stands for; null for what is sent and for timers. */
export const outcomeOf = (
  event: AnyEventObject,
): { id: string; answer: { done: unknown } | { failed: unknown } } | null => {
  const [, kind, id] = OUTCOME.exec(event.type) ?? []
  if (id === undefined) return null
  return { id, answer: kind === 'done' ? { done: event.output } : { failed: event.error } }
}

/** Whether an event is the end of a service rather than something sent. */
export const isOutcome = (event: AnyEventObject): boolean => OUTCOME.test(event.type)
