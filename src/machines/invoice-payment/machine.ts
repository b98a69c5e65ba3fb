import { assertEvent, assign, setup } from 'xstate'
import type { PayCode } from '@/domain/payment/pay-code'
import { type Failure, isUncertain, statedFailure, toFailure } from '@/domain/record/failure'
import { type Done, type Failed, port, underWay } from '../port'
import type { Confirmed, PayingCard, PaymentOrder, PaymentPorts, Settlement } from './ports'

export type PaymentContext = {
  /** The intent's id, used as idempotency key. */
  key: string
  order: PaymentOrder | null
  payment_method_id: string | null
  payment_intent_id: string | null
  confirmed: boolean
  settlement: Settlement | null
  failure: Failure | null
}

export type PaymentEvent =
  | { type: 'payment.submit'; id: string; order: PaymentOrder }
  | { type: 'payment.confirm' }
  | { type: 'payment.refuse' }
  /** Rechecks a payment whose outcome is unknown. */
  | { type: 'payment.check' }
  | { type: 'payment.clear_failure' }

/** Fallback messages for payments that fail without a reason (PAY-08). */
const STATED = {
  not_begun: 'Failed to initialize payment',
  payment_failed: 'Payment failed',
  unknown: 'An unexpected error occurred',
} as const satisfies Partial<Record<PayCode, string>>
type Stated = keyof typeof STATED

/** Shown when a payment in progress turns out not to have been charged. */
const NOT_CHARGED: Failure = {
  message: 'Your card was not charged: the connection was lost. Please try again.',
  status: 0,
  details: { code: 'connection_lost' },
}

const refusedAs = (stated: Stated) =>
  ({
    target: 'entering',
    actions: { type: 'keepFailure', params: ({ event }: Failed) => ({ error: event.error, stated }) },
  }) as const

/** The provider may have been reached, so the back end is asked. A refusal with a message is final. */
const failed = [
  {
    guard: { type: 'isUncertain', params: ({ event }: Failed) => ({ error: event.error }) },
    target: 'settling',
  },
  refusedAs('payment_failed'),
] as const

const settledAs = (status: 'succeeded' | 'requires_action') =>
  ({ type: 'isNow', params: ({ event }: Done<Settlement>) => ({ settlement: event.output, status }) }) as const

const NOTHING_BEGUN = {
  payment_method_id: null,
  payment_intent_id: null,
  confirmed: false,
  settlement: null,
  failure: null,
} as const

/**
 * Pays an invoice by card (PAY-02, PAY-03): the provider tokenizes the card, the back end creates the payment, the provider charges it, the
 * cardholder may have to confirm, and the back end reports the outcome. Each try is a new payment that abandons the previous one, so that a
 * late answer charges no one twice. No state, event or context holds card input or the payer's secret.
 */
export const invoicePaymentMachine = setup({
  types: { context: {} as PaymentContext, events: {} as PaymentEvent },
  actors: {
    takeCard: port<PaymentPorts['takeCard']>(),
    createIntent: port<PaymentPorts['createIntent']>(),
    confirmPayment: port<PaymentPorts['confirmPayment']>(),
    authenticate: port<PaymentPorts['authenticate']>(),
    readPayment: port<PaymentPorts['readPayment']>(),
  },
  guards: {
    needsConfirmation: (_, { answer }: { answer: Confirmed }) => answer.needs_confirmation,
    isUncertain: (_, { error }: { error: unknown }) => isUncertain(toFailure(error)),
    isNow: (_, { settlement, status }: { settlement: Settlement; status: Settlement['status'] }) =>
      settlement.status === status,
  },
  actions: {
    take: assign(({ event }) => {
      assertEvent(event, 'payment.submit')
      return { ...NOTHING_BEGUN, key: event.id, order: event.order }
    }),
    keepCard: assign((_, { card }: { card: PayingCard }) => ({ payment_method_id: card.payment_method_id })),
    keepIntent: assign((_, { id }: { id: string }) => ({ payment_intent_id: id })),
    answer: assign((_, { confirmed }: { confirmed: boolean }) => ({ confirmed })),
    keepSettlement: assign((_, { settlement }: { settlement: Settlement }) => ({ settlement, failure: null })),
    keepNotMade: assign((_, { settlement: { failure, failure_code: code } }: { settlement: Settlement }) => ({
      failure: failure === '' ? NOT_CHARGED : { message: failure, status: 402, details: code ? { code } : null },
    })),
    keepFailure: assign((_, { error, stated }: { error: unknown; stated: Stated }) => ({
      failure: statedFailure(error, STATED[stated], stated),
    })),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'invoice-payment',
  version: '1',
  context: { ...NOTHING_BEGUN, key: '', order: null },
  initial: 'entering',
  states: {
    entering: {
      on: {
        'payment.submit': { target: 'taking', actions: 'take' },
        'payment.clear_failure': { actions: 'clearFailure' },
      },
    },
    taking: {
      invoke: {
        id: 'takeCard',
        src: 'takeCard',
        onDone: {
          target: 'initializing',
          actions: { type: 'keepCard', params: ({ event }: Done<PayingCard>) => ({ card: event.output }) },
        },
        onError: refusedAs('payment_failed'),
      },
    },
    initializing: {
      invoke: {
        id: 'createIntent',
        src: 'createIntent',
        input: ({ context }) => ({ key: context.key, order: underWay(context.order) }),
        onDone: {
          target: 'confirming',
          actions: {
            type: 'keepIntent',
            params: ({ event }: Done<{ payment_intent_id: string }>) => ({ id: event.output.payment_intent_id }),
          },
        },
        onError: refusedAs('not_begun'),
      },
    },
    confirming: {
      invoke: {
        id: 'confirmPayment',
        src: 'confirmPayment',
        input: ({ context }) => ({
          key: context.key,
          order: underWay(context.order),
          payment_intent_id: underWay(context.payment_intent_id),
          payment_method_id: underWay(context.payment_method_id),
        }),
        onDone: [
          {
            guard: {
              type: 'needsConfirmation',
              params: ({ event }: Done<Confirmed>) => ({ answer: event.output }),
            },
            target: 'awaiting_confirmation',
          },
          { target: 'settling' },
        ],
        onError: failed,
      },
    },
    awaiting_confirmation: {
      on: {
        'payment.confirm': {
          target: 'authenticating',
          actions: { type: 'answer', params: { confirmed: true } },
        },
        'payment.refuse': {
          target: 'authenticating',
          actions: { type: 'answer', params: { confirmed: false } },
        },
      },
    },
    authenticating: {
      invoke: {
        id: 'authenticate',
        src: 'authenticate',
        input: ({ context }) => ({
          key: context.key,
          order: underWay(context.order),
          payment_intent_id: underWay(context.payment_intent_id),
          confirmed: context.confirmed,
        }),
        onDone: 'settling',
        onError: failed,
      },
    },
    settling: {
      invoke: {
        id: 'readPayment',
        src: 'readPayment',
        input: ({ context }) => ({ payment_intent_id: underWay(context.payment_intent_id) }),
        onDone: [
          {
            guard: settledAs('succeeded'),
            target: 'paid',
            actions: {
              type: 'keepSettlement',
              params: ({ event }: Done<Settlement>) => ({ settlement: event.output }),
            },
          },
          { guard: settledAs('requires_action'), target: 'awaiting_confirmation' },
          {
            target: 'entering',
            actions: { type: 'keepNotMade', params: ({ event }: Done<Settlement>) => ({ settlement: event.output }) },
          },
        ],
        onError: {
          target: 'unsettled',
          actions: {
            type: 'keepFailure',
            params: ({ event }: Failed) => ({ error: event.error, stated: 'unknown' as const }),
          },
        },
      },
    },
    unsettled: { on: { 'payment.check': { target: 'settling', actions: 'clearFailure' } } },
    paid: { type: 'final' },
  },
})
