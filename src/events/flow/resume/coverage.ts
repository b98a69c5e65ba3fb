import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { inertMachine } from './inert-machine'

type CoverageReport = {
  transitions: { total: number; covered: number; missing: string[] }
  states: { total: number; entered: number; missing: string[] }
}

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)]

const nameOf = ({ source, eventType, target }: AnyTransitionDefinition, index: number) => {
  const to = target?.map(({ id }) => id).join(' + ') ?? 'stays'
  return `${source.id} on ${eventType === '' ? 'always' : eventType}[${index}] to ${to}`
}

const transitionsOf = (node: AnyStateNode): [AnyTransitionDefinition, string][] =>
  [...node.transitions.values(), node.always ?? []].flatMap((choices) =>
    choices.map((choice, index): [AnyTransitionDefinition, string] => [choice, nameOf(choice, index)]),
  )

/**
 * Measures transition coverage of event lists, for transitions declared under `on`, `after`, `always`, `onDone` and `onError`; each
 * alternative counts separately. History states are never entered and don't count.
 */
export const coverage = (machine: AnyStateMachine) => {
  const nodes = nodesOf(machine.root).filter(({ type }) => type !== 'history')
  const declared = new Map(nodes.flatMap(transitionsOf))
  const covered = new Set<AnyTransitionDefinition>()
  const entered = new Set<string>()
  const inert = inertMachine(machine, {
    onMicrostep: (transitions) => {
      for (const transition of transitions) {
        covered.add(transition)
        // Transient states never appear in a snapshot.
        entered.add(transition.source.id)
      }
    },
  })
  const arrive = (snapshot: AnyMachineSnapshot) => {
    for (const { id } of snapshot._nodes) entered.add(id)
    return snapshot
  }

  return {
    add(input: unknown, events: readonly AnyEventObject[]): AnyMachineSnapshot {
      return events.reduce((snapshot, event) => arrive(inert.step(snapshot, event)), arrive(inert.begin(input)))
    },
    report(): CoverageReport {
      const missing = [...declared].filter(([transition]) => !covered.has(transition)).map(([, name]) => name)
      const unseen = nodes.map(({ id }) => id).filter((id) => !entered.has(id))
      return {
        transitions: { total: declared.size, covered: declared.size - missing.length, missing },
        states: { total: nodes.length, entered: nodes.length - unseen.length, missing: unseen },
      }
    },
  }
}
