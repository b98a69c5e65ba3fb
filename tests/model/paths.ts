import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, AnyStateNode } from 'xstate'
import { adjacencyMapToArray, getAdjacencyMap, getShortestPaths, type TraversalOptions } from 'xstate/graph'
import { inertMachine } from '@/events/flow/replay'
import type { CatalogueEntry, FlowModel } from '@/machines/model'

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

/** The shortest path to each edge between states with different keys. Prefixes of other paths are left out. */
export const everyEdgePath = (entry: CatalogueEntry): Path[] => {
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

/** Greedy set cover: picks the item that adds most coverage until nothing is missing or `most` items are chosen. */
export const covering = <Item>(
  items: readonly Item[],
  shownBy: (item: Item) => Iterable<string>,
  most = items.length,
): Item[] => {
  const open = new Map(items.map((item) => [item, new Set(shownBy(item))]))
  const chosen: Item[] = []
  while (chosen.length < most) {
    const [best] = [...open].reduce<[Item | null, number]>(
      (found, [item, shown]) => (shown.size > found[1] ? [item, shown.size] : found),
      [null, 0],
    )
    if (best === null) break
    chosen.push(best)
    const shown = [...(open.get(best) ?? [])]
    for (const uncovered of open.values()) for (const what of shown) uncovered.delete(what)
  }
  return chosen
}

/** Coverage items of a path: transitions with source and target state, events and answers. */
const shownBy = ({ machine, model }: CatalogueEntry) => {
  const numbers = new Map<unknown, number>()
  return (path: Path): string[] => {
    const transitionLog: unknown[] = []
    const inert = inertMachine(machine, { onMicrostep: (transitions) => void transitionLog.push(...transitions) })
    let snapshot = inert.begin(model.input)
    return path.flatMap((event) => {
      transitionLog.length = 0
      const from = snapshot
      snapshot = inert.step(from, event)
      for (const transition of transitionLog) if (!numbers.has(transition)) numbers.set(transition, numbers.size)
      const edges = transitionLog.map((each) => `${byValue(from)} ${numbers.get(each)} ${byValue(snapshot)}`)
      return [JSON.stringify(event), ...edges]
    })
  }
}

/**
 * A small set of paths that covers every transition between all known states, with every event and answer. Roughly as many as there are
 * transitions.
 */
export const edgePaths = (entry: CatalogueEntry): Path[] => covering(everyEdgePath(entry), shownBy(entry))

/** `job.create → createJob done → job.start`. */
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

/** Null for sent events and timers. */
export const outcomeOf = (
  event: AnyEventObject,
): { id: string; answer: { done: unknown } | { failed: unknown } } | null => {
  const [, kind, id] = OUTCOME.exec(event.type) ?? []
  if (id === undefined) return null
  return { id, answer: kind === 'done' ? { done: event.output } : { failed: event.error } }
}

export const isOutcome = (event: AnyEventObject): boolean => OUTCOME.test(event.type)
