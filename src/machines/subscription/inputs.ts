import type { SubscriptionContext, SubscriptionIntent } from './context'
import type { SubscriptionPorts } from './ports'

type InputOf<Name extends keyof SubscriptionPorts> = Parameters<SubscriptionPorts[Name]>[0]
type From = { context: SubscriptionContext }

/** States that invoke a port are entered only with the intent for it; anything else is a broken chart, which must show. */
const intentOf = <C extends SubscriptionIntent['command']>({ context: { intent } }: From, command: C) => {
  if (intent?.command !== command) throw new TypeError(`no ${command} under way`)
  return intent as Extract<SubscriptionIntent, { command: C }>
}

/** The inputs of the ports, read from what was asked for. */
export const inputs = {
  changePlan(from: From): InputOf<'changePlan'> {
    const { key, plan_id } = intentOf(from, 'change_plan')
    return { key, customer_id: from.context.customer_id, plan_id }
  },
  cancelSubscription(from: From): InputOf<'cancelSubscription'> {
    const { key, reason } = intentOf(from, 'cancel')
    return { key, customer_id: from.context.customer_id, reason }
  },
  resumeSubscription(from: From): InputOf<'resumeSubscription'> {
    return { key: intentOf(from, 'resume').key, customer_id: from.context.customer_id }
  },
  openPortal(from: From): InputOf<'openPortal'> {
    return { key: intentOf(from, 'open_portal').key, customer_id: from.context.customer_id }
  },
}
