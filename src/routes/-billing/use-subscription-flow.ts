import { useEffect, useRef } from 'react'
import type { Actor } from '@/domain/permissions/actor'
import { isUncertain } from '@/domain/record/failure'
import { isSame } from '@/domain/record/same-value'
import { byStatus } from '@/domain/record/verdict'
import type { PlanChoice } from '@/domain/subscription/plan'
import type { Quote } from '@/domain/subscription/plan-change'
import type { Subscription } from '@/domain/subscription/subscription'
import type { Flow } from '@/events/flow'
import { useFlow, useFlowSelector } from '@/events/flow/react'
import type { SubscriptionEvent, SubscriptionRequest } from '@/machines/subscription/context'
import type { subscriptionMachine } from '@/machines/subscription/machine'
import {
  commandUnderWay,
  isTransient,
  keyOfSame,
  outcomeOf,
  portalUrl,
  type SubscriptionSnapshot,
  verdictOn,
} from '@/machines/subscription/selectors'
import { toast } from '@/ui/kit/overlays/toaster'
import { givingCommands } from '../-commanding/commanding'
import type { Workspace } from '../-session/context'

type SubscriptionFlow = Flow<typeof subscriptionMachine>

type Deps = {
  workspace: Pick<Workspace, 'flows' | 'personKey'>
  actor: Actor
  newId: () => string
  customerId: string
  subscription: Subscription | null
}

const { request, retry } = givingCommands<SubscriptionEvent, SubscriptionRequest>({
  retry: { type: 'subscription.retry' },
  keyOfSame,
  notTaken: 'The subscription has changed in the meantime. Please look again.',
})

/** The flow shows its own failures. A rejected command is in no flow, so its failure is shown as a toast. */
const toastIfRejected = async (pending: ReturnType<typeof request>): Promise<void> => {
  const outcome = await pending
  if (!outcome.ok && !outcome.inActivity) toast({ title: outcome.failure.message, kind: 'error' })
}

const NOT_YET = byStatus('Please wait a moment.')

const verdictsFrom = (snapshot: SubscriptionSnapshot | undefined) => {
  const verdict = (command: 'change_plan' | 'cancel' | 'resume') =>
    snapshot === undefined ? NOT_YET : verdictOn(snapshot, command)
  return { change_plan: verdict('change_plan'), cancel: verdict('cancel'), resume: verdict('resume') }
}

const useTruth = (flow: SubscriptionFlow, subscription: Subscription | null) => {
  const flowSubscription = useFlowSelector(flow, (snapshot) => snapshot?.context.subscription)
  const isResting = useFlowSelector(flow, (snapshot) => snapshot !== undefined && commandUnderWay(snapshot) === null)
  useEffect(() => {
    if (isResting && !isSame(flowSubscription, subscription)) flow.send({ type: 'subscription.changed', subscription })
  }, [flow, flowSubscription, isResting, subscription])
}

/** True for outcomes dismissed when leaving. Unanswered commands stay, because they are or can be retried. */
const isOfOneVisit = (snapshot: SubscriptionSnapshot): boolean =>
  isTransient(snapshot) || (snapshot.context.failure !== null && !isUncertain(snapshot.context.failure))

/** Prevents an outcome from showing again on the next visit or after a reload. */
const useForgetting = (flow: SubscriptionFlow) =>
  useEffect(() => {
    void flow.whenOpen().then(() => {
      const resumed = flow.snapshot()
      if (resumed && isOfOneVisit(resumed)) flow.send({ type: 'subscription.dismiss' })
    })
    return () => {
      const snapshot = flow.snapshot()
      if (snapshot && isTransient(snapshot)) flow.send({ type: 'subscription.dismiss' })
    }
  }, [flow])

const usePortal = (flow: SubscriptionFlow) => {
  const isGoing = useRef(false)
  const url = useFlowSelector(flow, (snapshot) => (snapshot ? portalUrl(snapshot) : null))
  useEffect(() => {
    if (url === null || !isGoing.current) return
    isGoing.current = false
    flow.send({ type: 'subscription.dismiss' })
    void flow.whenStored().then(() => window.location.assign(url))
  }, [flow, url])
  return () => {
    isGoing.current = true
  }
}

export const useSubscriptionFlow = ({ workspace, actor, newId, customerId, subscription }: Deps) => {
  const key = workspace.personKey(customerId)
  const flow = useFlow(workspace.flows, 'subscription', key, { actor, customer_id: customerId, subscription })
  useTruth(flow, subscription)
  useForgetting(flow)
  const expectPortal = usePortal(flow)
  const give = (command: SubscriptionRequest) => void toastIfRejected(request(flow, command))

  return {
    busy: useFlowSelector(flow, (snapshot) => (snapshot ? commandUnderWay(snapshot) : null)),
    outcome: useFlowSelector(flow, (snapshot) => (snapshot ? outcomeOf(snapshot) : null), isSame),
    verdicts: useFlowSelector(flow, verdictsFrom, isSame),
    changePlan: ({ plan, period }: PlanChoice, quote: Quote) =>
      give({ type: 'subscription.change_plan', id: newId(), plan_id: plan, billing_period: period, quote }),
    cancel: (reason: string) =>
      give({ type: 'subscription.cancel', id: newId(), ...(reason === '' ? {} : { reason }) }),
    resume: () => give({ type: 'subscription.resume', id: newId() }),
    openPortal(portal: 'billing' | 'payment') {
      expectPortal()
      give({ type: 'subscription.open_portal', id: newId(), portal })
    },
    retry() {
      expectPortal()
      void toastIfRejected(retry(flow))
    },
    dismiss: () => flow.send({ type: 'subscription.dismiss' }),
  }
}
