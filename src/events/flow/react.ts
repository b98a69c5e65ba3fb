import { useSelector } from '@xstate/react'
import { useMemo, useState, useSyncExternalStore } from 'react'
import type { InputFrom } from 'xstate'
import type { Flow, FlowDefinitions, Flows, MachineOf, Watched } from './flow'

/** Where its definition does not come, that is the page's failure, as that of any other script. */
const useLoaded = <F extends Pick<Flow, 'failure' | 'subscribe'>>(flow: F): F => {
  const subscribe = useMemo(() => (listener: () => void) => flow.subscribe(listener, { keepsAwake: false }), [flow])
  const failure = useSyncExternalStore(subscribe, () => flow.failure)
  if (failure !== null) throw failure
  return flow
}

/**
 * The flow of a key, for as long as the component shows it. It lives in the registry and keeps running after the component unmounts; one that
 * has ended stays as it is here, and only a new mount or key starts another. `input` is used when a flow has to be started.
 * @throws what kept its definition from loading
 */
export const useFlow = <D extends FlowDefinitions, N extends keyof D & string>(
  flows: Flows<D>,
  name: N,
  key: string | number,
  input: InputFrom<MachineOf<D, N>>,
): Flow<MachineOf<D, N>> => {
  const open = () => ({ flows, name, key, flow: flows.open(name, key, input) })
  const [shown, show] = useState(open)
  const isCurrent = shown.flows === flows && shown.name === name && shown.key === key
  const current = isCurrent ? shown : open()
  if (!isCurrent) show(current)
  return useLoaded(current.flow)
}

/** The flow in the shape that `useSelector` reads: a flow is opened late, so its snapshot may be undefined. */
const sourceOf = <S>(flow: Watched<S>) => ({
  getSnapshot: flow.snapshot,
  subscribe: (observer: unknown) => {
    const next = typeof observer === 'function' ? observer : (observer as { next?: (snapshot: unknown) => void }).next
    return { unsubscribe: flow.subscribe(() => next?.(flow.snapshot())) }
  },
})

/** What a component needs of a flow's state, which is undefined while the flow is opening. Renders again when the selection changes. */
export const useFlowSelector = <S, T>(
  flow: Watched<S>,
  select: (snapshot: S | undefined) => T,
  isEqual?: (a: T, b: T) => boolean,
): T => {
  const source = useMemo(() => sourceOf(flow), [flow])
  return useSelector(source, select, isEqual)
}
