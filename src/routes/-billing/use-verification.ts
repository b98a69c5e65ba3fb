import { useEffect, useEffectEvent } from 'react'
import type { Failure } from '@/domain/failure'
import { useFlow, useFlowSelector } from '@/events/flow/use-flow'
import { isStarting, verification } from '@/machines/checkout/selectors'
import type { Workspace } from '../-context'

type Deps = {
  workspace: Pick<Workspace, 'flows' | 'personKey'>
  /** Who bought; null where that is not known. */
  customerId: string | null
  sessionId: string | null
}

/** Tells the checkout once that the payment page came back, and follows its verification. */
export const useVerification = ({ workspace, customerId, sessionId }: Deps) => {
  const flow = useFlow(workspace.flows, 'checkout', workspace.personKey('checkout'), { customer_id: customerId })
  const state = useFlowSelector(flow, (snapshot) => (snapshot ? verification(snapshot) : null))
  const failure = useFlowSelector(flow, (snapshot): Failure | null => snapshot?.context.failure ?? null)
  // While a session is still being asked for, the flow takes nothing else.
  const hears = useFlowSelector(flow, (snapshot) => snapshot !== undefined && !isStarting(snapshot))
  const comeBack = useEffectEvent(() =>
    flow.send({ type: 'checkout.returned', session_id: sessionId, ...(customerId ? { customer_id: customerId } : {}) }),
  )
  useEffect(() => {
    if (hears) comeBack()
  }, [hears])
  return { state: state ?? 'verifying', failure, retry: () => flow.send({ type: 'checkout.retry' }) }
}
