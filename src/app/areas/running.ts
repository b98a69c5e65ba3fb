import type { Flow, FlowDefinition, Flows } from '@/events/flow'

type Definitions = Record<string, FlowDefinition>

/** A registry that also shows the flows it has in hand. */
export type RunningFlows<D extends Definitions> = Flows<D> & {
  /** The flows of a name that this tab has opened or resumed. */
  running<N extends keyof D & string>(name: N): readonly Flow<D[N]['machine']>[]
  /** Calls back on every new flow and on every change in any of them. */
  subscribe(listener: () => void): () => void
}

/** Adds `running` and `subscribe` to a registry. */
export const withRunning = <D extends Definitions>(flows: Flows<D>): RunningFlows<D> => {
  const inHand = new Set<Flow>()
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const adopt = (flow: Flow) => {
    if (inHand.has(flow)) return
    inHand.add(flow)
    flow.subscribe(tell)
    tell()
  }
  return {
    ...flows,
    open(name, key, input) {
      const flow = flows.open(name, key, input)
      adopt(flow)
      return flow
    },
    async resumeUnfinished() {
      const resumed = await flows.resumeUnfinished()
      for (const flow of resumed) adopt(flow)
      return resumed
    },
    running: <N extends keyof D & string>(name: N) =>
      [...inHand].filter((flow) => flow.name === name) as unknown as Flow<D[N]['machine']>[],
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
