import { useSelector } from '@xstate/react'
import { useMemo, useState } from 'react'
import type { InputFrom } from 'xstate'
import type { Flow, FlowDefinitions, Flows, MachineOf, Watched } from './flow'

/**
 * The flow of a key, for as long as the component shows it. It lives in the registry and keeps running after the component unmounts; one that
 * has ended stays as it is here, and only a new mount or key starts another. `input` is used when a flow has to be started.
 */
export const useFlow = <D extends FlowDefinitions, N extends keyof D & string>(
  flows: Flows<D>,
  name: N,
  key: string | number,
  input: InputFrom<MachineOf<D, N>>,
): Flow<MachineOf<D, N>> => {
  const open = () => ({ flows, name, key, flow: flows.open(name, key, input) })
  const [shown, show] = useState(open)
  if (shown.flows === flows && shown.name === name && shown.key === key) return shown.flow
  const next = open()
  show(next)
  return next.flow
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
