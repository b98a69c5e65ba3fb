import { assign, setup } from 'xstate'
import { statedFailure } from '@/domain/record/failure'
import {
  judgeSubscription,
  mayManageSubscription,
  type Subscription,
  type SubscriptionCommand,
} from '@/domain/subscription/subscription'
import { commanding, isResting, NO_INTENT } from '../commanding/commanding'
import { type Done, port } from '../port'
import {
  intentFrom,
  type SubscriptionChanged,
  type SubscriptionContext,
  type SubscriptionEvent,
  type SubscriptionInput,
  type SubscriptionIntent,
  statedFailureOf,
} from './context'
import type { SubscriptionPorts } from './ports'

type Types = {
  context: SubscriptionContext
  event: SubscriptionEvent
  intent: SubscriptionIntent
  command: SubscriptionCommand
  ports: SubscriptionPorts
  answer: Subscription
  report: SubscriptionChanged
}

const NO_RESULT = { done: null, portal_url: null } as const

const may = ({ actor, subscription }: SubscriptionContext, command: SubscriptionCommand) =>
  subscription !== null && judgeSubscription(actor, command, subscription).ok

const commands = commanding<Types>({
  states: {
    change_plan: 'changing_plan',
    cancel: 'cancelling',
    resume: 'resuming',
    open_portal: 'opening_portal',
  },
  intentFrom,
  may,
  statusOf: ({ subscription }) => subscription?.status ?? null,
  accept: ({ intent }, subscription) => ({
    subscription,
    done: intent === null || intent.command === 'open_portal' ? null : intent.command,
  }),
  learn: ({ subscription }) => ({ subscription }),
  isMoot: (context, { command }) => command !== 'open_portal' && !may(context, command),
  failureOf: ({ intent }, error) => statedFailure(error, intent === null ? '' : statedFailureOf(intent)),
  forget: NO_RESULT,
})
const { ask, asking } = commands

/** Commands of a running subscription; `judgeSubscription` decides which are allowed. */
const running = {
  on: {
    'subscription.change_plan': ask('change_plan'),
    'subscription.cancel': ask('cancel'),
    'subscription.resume': ask('resume'),
  },
} as const

/**
 * A business's subscription (SUB-01, SUB-06 to SUB-08). Each status is a state, and each command has a state that calls the back end and
 * routes to the new status. Changes by the clock happen only in the back end.
 */
export const subscriptionMachine = setup({
  types: {
    context: {} as SubscriptionContext,
    events: {} as SubscriptionEvent,
    input: {} as SubscriptionInput,
  },
  actors: {
    changePlan: port<SubscriptionPorts['changePlan']>(),
    cancelSubscription: port<SubscriptionPorts['cancelSubscription']>(),
    resumeSubscription: port<SubscriptionPorts['resumeSubscription']>(),
    openPortal: port<SubscriptionPorts['openPortal']>(),
  },
  guards: {
    ...commands.guards,
    mayManage: ({ context }) => isResting(context) && mayManageSubscription(context.actor),
  },
  actions: {
    ...commands.actions,
    keepPortal: assign((_, { portal_url }: { portal_url: string }) => ({ portal_url, ...NO_INTENT })),
  },
}).createMachine({
  id: 'subscription',
  version: '1',
  context: ({ input: { actor, customer_id, subscription } }) => ({
    actor,
    customer_id,
    subscription,
    ...NO_INTENT,
    ...NO_RESULT,
  }),
  initial: 'routing',
  on: {
    'subscription.open_portal': { guard: 'mayManage', target: '.opening_portal', actions: commands.takeIntent },
    'subscription.changed': commands.learned,
    'subscription.retry': commands.retry,
    'subscription.dismiss': commands.dismiss,
  },
  states: {
    routing: {
      always: [
        ...commands.toStatus(['trialing', 'active', 'past_due', 'canceled']),
        { guard: 'hasSubject', target: 'other' },
        { target: 'none' },
      ],
    },
    retrying: commands.retrying,

    none: {},
    trialing: running,
    active: running,
    // The plan can't change while a payment is open.
    past_due: { on: { 'subscription.cancel': ask('cancel'), 'subscription.resume': ask('resume') } },
    /** A status unknown to the product. */
    other: running,
    canceled: {},

    changing_plan: asking('changePlan', ['change_plan'], ({ command: _, ...wish }, { customer_id }) => ({
      ...wish,
      customer_id,
    })),
    cancelling: asking('cancelSubscription', ['cancel'], ({ key, reason }, { customer_id }) => ({
      key,
      customer_id,
      reason,
    })),
    resuming: asking('resumeSubscription', ['resume'], ({ key }, { customer_id }) => ({ key, customer_id })),
    opening_portal: {
      invoke: {
        ...asking('openPortal', ['open_portal'], ({ key }, { customer_id }) => ({ key, customer_id })).invoke,
        onDone: {
          target: 'routing',
          actions: {
            type: 'keepPortal',
            params: ({ event }: Done<{ portal_url: string }>) => ({ portal_url: event.output.portal_url }),
          },
        },
      },
    },
  },
})
