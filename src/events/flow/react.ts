import { useSelector } from '@xstate/react'
import { useMemo, useState, useSyncExternalStore } from 'react'
import type { InputFrom } from 'xstate'
import type { Flow, FlowDefinitions, Flows, MachineOf, Watched } from './flow'

/** A definition that fails to load fails the page, like any other script. */
const useLoaded = <F extends Pick<Flow, 'failure' | 'subscribe'>>(flow: F): F => {
  const subscribe = useMemo(() => (listener: () => void) => flow.subscribe(listener, { keepsAwake: false }), [flow])
  const failure = useSyncExternalStore(subscribe, () => flow.failure)
  if (failure !== null) throw failure
  return flow
}

/**
 * The flow of a key while the component is mounted. It lives in the registry and keeps running after unmounting; an ended flow stays until
 * a new mount or key. `input` starts a flow when needed. Throws the error that kept its definition from loading.
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

/** Adapts a flow to `useSelector`: its snapshot is undefined while it opens. */
const sourceOf = <S>(flow: Watched<S>) => ({
  getSnapshot: flow.snapshot,
  subscribe: (observer: unknown) => {
    const next = typeof observer === 'function' ? observer : (observer as { next?: (snapshot: unknown) => void }).next
    return { unsubscribe: flow.subscribe(() => next?.(flow.snapshot())) }
  },
})

export const useFlowSelector = <S, T>(
  flow: Watched<S>,
  select: (snapshot: S | undefined) => T,
  isEqual?: (a: T, b: T) => boolean,
): T => {
  const source = useMemo(() => sourceOf(flow), [flow])
  return useSelector(source, select, isEqual)
}
