import { assertEvent, assign, setup } from 'xstate'
import { mayManageSubscription, type Subscription, type SubscriptionCommand } from '@/domain/subscription/subscription'
import { port } from '../port'
import {
  failureOf,
  intentFrom,
  isResting,
  learned,
  mayAsk,
  type SubscriptionContext,
  type SubscriptionEvent,
  type SubscriptionInput,
  type SubscriptionIntent,
} from './context'
import { inputs } from './inputs'
import type { SubscriptionPorts } from './ports'

const settled = {
  target: 'routing',
  actions: {
    type: 'accept',
    params: ({ event }: { event: { output: Subscription } }) => ({ subscription: event.output }),
  },
} as const
const refused = {
  target: 'routing',
  actions: { type: 'keepFailure', params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }) },
} as const

/** The state that carries out each command. */
const BUSY = {
  change_plan: 'changing_plan',
  cancel: 'cancelling',
  resume: 'resuming',
  open_portal: 'opening_portal',
} as const satisfies Record<SubscriptionIntent['command'], string>

/** A command that a person may give here, if the rules allow it. */
const ask = <C extends SubscriptionCommand>(command: C) =>
  ({ guard: { type: 'may', params: { command } }, target: BUSY[command], actions: 'takeIntent' }) as const

/** What can be asked of a subscription that runs; which of it the rules allow is `judgeSubscription`'s to say. */
const running = {
  on: {
    'subscription.change_plan': ask('change_plan'),
    'subscription.cancel': ask('cancel'),
    'subscription.resume': ask('resume'),
  },
} as const

/**
 * A business's subscription (SUB-01, SUB-06 to SUB-08). Every status is a state of its own; every command has a state in which the back
 * end is asked, and whatever it answers leads through `routing` to the status it then has. The clock moves it on the back end alone.
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
    may: ({ context }, { command }: { command: SubscriptionCommand }) => mayAsk(context, command),
    mayManage: ({ context }) => isResting(context) && mayManageSubscription(context.actor),
    isStatus: ({ context }, { status }: { status: string }) => context.subscription?.status === status,
    isThere: ({ context }) => context.subscription !== null,
    isResting: ({ context }) => isResting(context),
    hasFailed: ({ context }) => context.failure !== null,
    asksFor: ({ context }, { command }: { command: SubscriptionIntent['command'] }) =>
      context.intent?.command === command,
  },
  actions: {
    takeIntent: assign(({ event }) => {
      assertEvent(event, [
        'subscription.change_plan',
        'subscription.cancel',
        'subscription.resume',
        'subscription.open_portal',
      ])
      return { intent: intentFrom(event), failure: null, done: null, portal_url: null }
    }),
    accept: assign(({ context }, { subscription }: { subscription: Subscription }) => ({
      subscription,
      intent: null,
      failure: null,
      done: context.intent === null || context.intent.command === 'open_portal' ? null : context.intent.command,
    })),
    keepPortal: assign((_, { portal_url }: { portal_url: string }) => ({ portal_url, intent: null, failure: null })),
    keepFailure: assign(({ context }, { error }: { error: unknown }) => ({
      failure: failureOf(context.intent, error),
    })),
    learn: assign(({ context, event }) => {
      assertEvent(event, 'subscription.changed')
      return learned(context, event.subscription)
    }),
    forgetFailure: assign({ failure: null }),
    dismiss: assign({ intent: null, failure: null, done: null, portal_url: null }),
  },
}).createMachine({
  id: 'subscription',
  version: '1',
  context: ({ input }) => ({
    actor: input?.actor,
    customer_id: input?.customer_id ?? '',
    subscription: input?.subscription ?? null,
    intent: null,
    failure: null,
    done: null,
    portal_url: null,
  }),
  initial: 'routing',
  on: {
    'subscription.open_portal': { guard: 'mayManage', target: '.opening_portal', actions: 'takeIntent' },
    'subscription.changed': { guard: 'isResting', target: '.routing', actions: 'learn' },
    'subscription.retry': { guard: 'hasFailed', target: '.retrying', actions: 'forgetFailure' },
    'subscription.dismiss': { guard: 'isResting', actions: 'dismiss' },
  },
  states: {
    routing: {
      always: [
        { guard: { type: 'isStatus', params: { status: 'trialing' } }, target: 'trialing' },
        { guard: { type: 'isStatus', params: { status: 'active' } }, target: 'active' },
        { guard: { type: 'isStatus', params: { status: 'past_due' } }, target: 'past_due' },
        { guard: { type: 'isStatus', params: { status: 'canceled' } }, target: 'canceled' },
        { guard: 'isThere', target: 'other' },
        { target: 'none' },
      ],
    },
    retrying: {
      always: Object.entries(BUSY).map(
        ([command, target]) =>
          ({
            guard: { type: 'asksFor', params: { command: command as SubscriptionIntent['command'] } },
            target,
          }) as const,
      ),
    },

    none: {},
    trialing: running,
    active: running,
    // While a payment is open the plan stays as it is.
    past_due: { on: { 'subscription.cancel': ask('cancel'), 'subscription.resume': ask('resume') } },
    /** A status that the product does not know by name. */
    other: running,
    canceled: {},

    changing_plan: {
      invoke: { id: 'changePlan', src: 'changePlan', input: inputs.changePlan, onDone: settled, onError: refused },
    },
    cancelling: {
      invoke: {
        id: 'cancelSubscription',
        src: 'cancelSubscription',
        input: inputs.cancelSubscription,
        onDone: settled,
        onError: refused,
      },
    },
    resuming: {
      invoke: {
        id: 'resumeSubscription',
        src: 'resumeSubscription',
        input: inputs.resumeSubscription,
        onDone: settled,
        onError: refused,
      },
    },
    opening_portal: {
      invoke: {
        id: 'openPortal',
        src: 'openPortal',
        input: inputs.openPortal,
        onDone: {
          target: 'routing',
          actions: {
            type: 'keepPortal',
            params: ({ event }: { event: { output: { portal_url: string } } }) => ({
              portal_url: event.output.portal_url,
            }),
          },
        },
        onError: refused,
      },
    },
  },
})
