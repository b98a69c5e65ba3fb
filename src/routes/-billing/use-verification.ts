import { useEffect, useEffectEvent } from 'react'
import * as v from 'valibot'
import type { Failure } from '@/domain/record/failure'
import { useFlow, useFlowSelector } from '@/events/flow/react'
import { isStarting, verification } from '@/machines/checkout/selectors'
import { readStored, writeStored } from '../-loading/stored'
import type { Workspace } from '../-session/context'

/** Storage key of the verification's idempotency key: a reload in the same tab reuses it, another tab doesn't. */
const RETURN = 'checkout_return'
const returnSchema = v.object({ session_id: v.string(), id: v.string() })

const keyFor = (session_id: string, newId: () => string): string => {
  const stored = readStored(sessionStorage, RETURN, v.nullable(returnSchema), null)
  if (stored?.session_id === session_id) return stored.id
  const id = newId()
  writeStored(sessionStorage, RETURN, { session_id, id })
  return id
}

type Deps = {
  workspace: Pick<Workspace, 'flows' | 'personKey'>
  newId: () => string
  customerId: string | null
  sessionId: string | null
}

/** Reports the return from the payment page once and follows the verification. */
export const useVerification = ({ workspace, newId, customerId, sessionId }: Deps) => {
  const flow = useFlow(workspace.flows, 'checkout', workspace.personKey('checkout'), { customer_id: customerId })
  const state = useFlowSelector(flow, (snapshot) => (snapshot ? verification(snapshot) : null))
  const failure = useFlowSelector(flow, (snapshot): Failure | null => snapshot?.context.failure ?? null)
  // While a session is being verified, the flow accepts no other event.
  const hears = useFlowSelector(flow, (snapshot) => snapshot !== undefined && !isStarting(snapshot))
  const comeBack = useEffectEvent(() =>
    flow.send({
      type: 'checkout.returned',
      session_id: sessionId,
      ...(sessionId ? { id: keyFor(sessionId, newId) } : {}),
      ...(customerId ? { customer_id: customerId } : {}),
    }),
  )
  useEffect(() => {
    if (hears) comeBack()
  }, [hears])
  return { state: state ?? 'verifying', failure, retry: () => flow.send({ type: 'checkout.retry' }) }
}
