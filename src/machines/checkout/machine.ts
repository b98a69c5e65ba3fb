import { assertEvent, assign, setup } from 'xstate'
import { type Failure, failureFrom, statedFailure } from '@/domain/record/failure'
import { isRunning } from '@/domain/subscription/subscription'
import { CHECKOUT_FAILED, NO_SESSION_ID, SUBSCRIPTION_LOAD_FAILED } from '@/domain/subscription/texts'
import { type Done, type Failed, port, underWay } from '../port'
import type { CheckoutPorts, Choice, ConfirmedCheckout } from './ports'

/** Null when the buyer is unknown, in which case nothing can be bought. */
export type CheckoutInput = { customer_id: string | null }

export type CheckoutContext = {
  customer_id: string | null
  choice: Choice | null
  /** Idempotency key of the requested session, then of its verification. */
  key: string
  checkout_url: string | null
  /** The started session, or the one the payment page returned. */
  session_id: string | null
  failure: Failure | null
}

export type CheckoutEvent =
  /** `id` becomes the idempotency key. Repeats the customer, because a resumed flow may have started before there was one. */
  | ({ type: 'checkout.choose'; id: string; customer_id?: string } & Choice)
  | { type: 'checkout.dismiss' }
  /** Returned from the payment page with its session (SUB-02, SUB-03); `id` becomes the key of the verification. */
  | { type: 'checkout.returned'; id?: string; session_id: string | null; customer_id?: string }
  | { type: 'checkout.abandoned' }
  | { type: 'checkout.retry' }

/** In ms: minimum time the page shows the verification (SUB-02, X-29). */
export const VERIFY_AT_LEAST_MS = 2_000

/** SUB-03 */
const NO_SESSION: Failure = failureFrom({ status: 404, transport: NO_SESSION_ID })
/** Returned from the payment page without a subscription. */
const NOT_SUBSCRIBED: Failure = failureFrom({
  status: 409,
  transport: 'Your subscription has not arrived yet. Your payment is safe; please try again in a moment.',
})

type From = { context: CheckoutContext }

const chosen = { guard: 'hasCustomer', target: 'starting', actions: 'takeChoice' } as const
const returned = [
  { guard: 'namesSession', target: 'waiting', actions: 'keepSession' },
  { target: 'failed', actions: 'missSession' },
] as const

/**
 * Subscription purchase: choose a plan, pay on the hosted page, then ask the back end for the outcome (LAND-04, LAND-11, SUB-02, SUB-03,
 * SUB-09, X-29). The flow survives leaving the page.
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
      context.customer_id !== null || (event.type === 'checkout.choose' && event.customer_id !== undefined),
    namesSession: ({ event }) => event.type === 'checkout.returned' && event.session_id !== null,
    hasSession: ({ context }) => context.session_id !== null,
    isSubscribed: (_, { confirmed }: { confirmed: ConfirmedCheckout | null }) =>
      confirmed !== null && isRunning(confirmed),
  },
  actions: {
    takeChoice: assign(({ context, event }) => {
      assertEvent(event, 'checkout.choose')
      const { id, plan_id, billing_period, customer_id = context.customer_id } = event
      return { key: id, customer_id, choice: { plan_id, billing_period }, failure: null }
    }),
    keepPage: assign((_, { page }: { page: { checkout_url: string; session_id: string } }) => ({ ...page })),
    keepSession: assign(({ context, event }) => {
      assertEvent(event, 'checkout.returned')
      const { id: key = context.key, session_id, customer_id = context.customer_id } = event
      return { key, session_id, customer_id, failure: null }
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
  version: '2',
  context: ({ input }) => ({
    customer_id: input.customer_id,
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
        input: ({ context: { customer_id, choice, key } }: From) => ({
          ...underWay(choice),
          customer_id: underWay(customer_id),
          key,
        }),
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
    // On the payment page. Someone who returns without using its links may choose again.
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
        input: ({ context: { key, session_id } }: From) => ({ key, session_id: underWay(session_id) }),
        onDone: [
          {
            guard: {
              type: 'isSubscribed',
              params: ({ event }: Done<ConfirmedCheckout | null>) => ({ confirmed: event.output }),
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
