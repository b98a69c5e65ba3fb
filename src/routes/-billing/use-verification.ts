import { useEffect, useEffectEvent } from 'react'
import type { Failure } from '@/domain/failure'
import { useFlow, useFlowSelector } from '@/events/flow/use-flow'
import type { Customer } from '@/machines/checkout/ports'
import { isStarting, verification } from '@/machines/checkout/selectors'
import type { Workspace } from '../-context'

type Deps = {
  workspace: Pick<Workspace, 'flows' | 'personKey'>
  /** Who bought; null where that is not known. */
  customer: Customer | null
  sessionId: string | null
}

/** Tells the checkout once that the payment page came back, and follows its verification. */
export const useVerification = ({ workspace, customer, sessionId }: Deps) => {
  const flow = useFlow(workspace.flows, 'checkout', workspace.personKey('checkout'), { customer })
  const state = useFlowSelector(flow, (snapshot) => (snapshot ? verification(snapshot) : null))
  const failure = useFlowSelector(flow, (snapshot): Failure | null => snapshot?.context.failure ?? null)
  // A checkout that is still asking for its session takes no other event until then.
  const hears = useFlowSelector(flow, (snapshot) => snapshot !== undefined && !isStarting(snapshot))
  const comeBack = useEffectEvent(() =>
    flow.send({ type: 'checkout.returned', session_id: sessionId, ...(customer ? { customer } : {}) }),
  )
  useEffect(() => {
    if (hears) comeBack()
  }, [hears])
  return { state: state ?? 'verifying', failure, retry: () => flow.send({ type: 'checkout.retry' }) }
}
