import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Flow } from '@/events/flow'
import type { checkoutMachine } from '@/machines/checkout/machine'
import type { Choice } from '@/machines/checkout/ports'
import { checkoutUrl, isStarting, startFailure } from '@/machines/checkout/selectors'
import { failureOfLoading } from '@/ui/kit/feedback/failure-of-loading'
import type { RouterContext, Workspace } from '../-session/context'

type CheckoutFlow = Flow<typeof checkoutMachine>
type Pressed = Choice & { id: string }

type Deps = {
  workspace: Workspace
  newId: RouterContext['newId']
  /** Resolves with null for someone who can't buy. A plan may be selected before that is known. */
  findCustomer: () => Promise<string | null>
}

const still = () => () => undefined

/** The Back button may restore the page from the bfcache; make the plans selectable again. */
const onReturn = (back: () => void) => {
  const look = ({ persisted }: PageTransitionEvent) => persisted && back()
  window.addEventListener('pageshow', look)
  return () => window.removeEventListener('pageshow', look)
}

/** Starts a checkout and navigates to its payment page (LAND-04). Ignores further clicks in the meantime. */
export const useCheckout = ({ workspace, newId, findCustomer }: Deps) => {
  const [flow, setFlow] = useState<CheckoutFlow | null>(null)
  const [pressed, setPressed] = useState<Pressed | null>(null)
  const snapshot = useSyncExternalStore(flow?.subscribe ?? still, () => flow?.snapshot())
  const missing = useSyncExternalStore(flow?.subscribe ?? still, () => flow?.failure ?? null)
  const underWay = missing === null ? pressed : null

  // The flow may hold the outcome of an earlier choice; only this one's navigates.
  const outcome = snapshot && pressed && snapshot.context.key === pressed.id && !isStarting(snapshot) ? snapshot : null
  const url = outcome && checkoutUrl(outcome)
  if (outcome && url === null) setPressed(null)

  useEffect(() => {
    if (url !== null) window.location.assign(url)
  }, [url])
  useEffect(() => onReturn(() => setPressed(null)), [])

  const begin = (customer_id: string, choice: Pressed) => {
    const opened = workspace.flows.open('checkout', workspace.personKey('checkout'), { customer_id })
    setFlow(opened)
    opened.send({ type: 'checkout.choose', customer_id, ...choice })
  }

  return {
    starting: underWay?.plan_id ?? null,
    error: (missing ? failureOfLoading(missing) : snapshot && startFailure(snapshot))?.message ?? null,
    async choose(choice: Choice) {
      if (underWay !== null) return
      setFlow(null)
      const intent = { ...choice, id: newId() }
      setPressed(intent)
      const customerId = await findCustomer()
      if (customerId === null) setPressed(null)
      else begin(customerId, intent)
    },
    dismiss() {
      if (missing === null) return flow?.send({ type: 'checkout.dismiss' })
      setFlow(null)
      setPressed(null)
    },
  }
}
