import { assertEvent, assign, setup } from 'xstate'
import { statedFailure } from '@/domain/failure'
import { isRunning, type Subscription } from '@/domain/subscription/subscription'
import { CHECKOUT_FAILED, SUBSCRIPTION_LOAD_FAILED } from '@/domain/subscription/texts'
import { type Done, type Failed, port } from '../port'
import {
  type CheckoutContext,
  type CheckoutEvent,
  type CheckoutInput,
  NO_SESSION,
  NOT_SUBSCRIBED,
  VERIFY_AT_LEAST_MS,
} from './context'
import { inputs } from './inputs'
import type { CheckoutPorts } from './ports'

const chosen = { guard: 'hasCustomer', target: 'starting', actions: 'takeChoice' } as const
const returned = [
  { guard: 'namesSession', target: 'waiting', actions: 'keepSession' },
  { target: 'failed', actions: 'missSession' },
] as const

/**
 * Buying a subscription: a plan is chosen, the hosted payment page takes over, and when it comes back the back end is asked what has
 * become of it (LAND-04, LAND-11, SUB-02, SUB-03, SUB-09, X-29). The page leaves and returns; the flow goes on.
 */
export const checkoutMachine = setup({
  types: {
    context: {} as CheckoutContext,
    events: {} as CheckoutEvent,
    input: {} as CheckoutInput,
  },
  actors: {
    createCheckout: port<CheckoutPorts['createCheckout']>(),
    readSubscription: port<CheckoutPorts['readSubscription']>(),
  },
  delays: { waitedEnough: VERIFY_AT_LEAST_MS },
  guards: {
    hasCustomer: ({ context, event }) =>
      context.customer !== null || (event.type === 'checkout.choose' && event.customer !== undefined),
    namesSession: ({ event }) => event.type === 'checkout.returned' && event.session_id !== null,
    hasSession: ({ context }) => context.session_id !== null,
    isSubscribed: (_, { subscription }: { subscription: Subscription | null }) =>
      subscription !== null && isRunning(subscription),
  },
  actions: {
    takeChoice: assign(({ context, event }) => {
      assertEvent(event, 'checkout.choose')
      const { id, plan_id, billing_period, customer = context.customer } = event
      return { key: id, customer, choice: { plan_id, billing_period }, failure: null }
    }),
    keepPage: assign((_, { page }: { page: { checkout_url: string; session_id: string } }) => ({ ...page })),
    keepSession: assign(({ context, event }) => {
      assertEvent(event, 'checkout.returned')
      const { session_id, customer = context.customer } = event
      return { session_id, customer, failure: null }
    }),
    forgetPage: assign({ checkout_url: null, session_id: null, failure: null }),
    missSession: assign({ session_id: null, failure: NO_SESSION }),
    missSubscription: assign({ failure: NOT_SUBSCRIBED }),
    keepFailure: assign((_, { error, stated }: { error: unknown; stated: string }) => ({
      failure: statedFailure(error, stated),
    })),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'checkout',
  version: '1',
  context: ({ input }) => ({
    customer: input?.customer ?? null,
    choice: null,
    key: '',
    checkout_url: null,
    session_id: null,
    failure: null,
  }),
  initial: 'choosing',
  states: {
    choosing: {
      on: {
        'checkout.choose': chosen,
        'checkout.dismiss': { actions: 'clearFailure' },
        'checkout.returned': returned,
      },
    },
    starting: {
      invoke: {
        id: 'createCheckout',
        src: 'createCheckout',
        input: inputs.createCheckout,
        onDone: {
          target: 'leaving',
          actions: {
            type: 'keepPage',
            params: ({ event }: Done<{ checkout_url: string; session_id: string }>) => ({ page: event.output }),
          },
        },
        onError: {
          target: 'choosing',
          actions: {
            type: 'keepFailure',
            params: ({ event }: Failed) => ({ error: event.error, stated: CHECKOUT_FAILED }),
          },
        },
      },
    },
    // The payment page has taken over. Whoever comes back by other ways than its own may choose again.
    leaving: {
      on: {
        'checkout.returned': returned,
        'checkout.abandoned': { target: 'choosing', actions: 'forgetPage' },
        'checkout.choose': chosen,
      },
    },
    waiting: {
      id: 'waiting',
      after: { waitedEnough: 'verifying' },
    },
    verifying: {
      invoke: {
        id: 'readSubscription',
        src: 'readSubscription',
        input: inputs.readSubscription,
        onDone: [
          {
            guard: {
              type: 'isSubscribed',
              params: ({ event }: Done<Subscription | null>) => ({ subscription: event.output }),
            },
            target: 'verified',
          },
          { target: 'failed', actions: 'missSubscription' },
        ],
        onError: {
          target: 'failed',
          actions: {
            type: 'keepFailure',
            params: ({ event }: Failed) => ({ error: event.error, stated: SUBSCRIPTION_LOAD_FAILED }),
          },
        },
      },
    },
    failed: {
      on: {
        'checkout.retry': { guard: 'hasSession', target: 'waiting', actions: 'clearFailure' },
        'checkout.choose': chosen,
        'checkout.returned': returned,
      },
    },
    verified: { type: 'final' },
  },
})
