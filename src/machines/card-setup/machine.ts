import { assertEvent, assign, setup } from 'xstate'
import { type Failure, statedFailure } from '@/domain/record/failure'
import type { PaymentMethod } from '@/domain/subscription/billing'
import { type Done, type Failed, port, underWay } from '../port'
import type { CardSetupPorts, ProviderCard } from './ports'

export type CardSetupInput = { customer_id: string }

export type CardSetupContext = {
  customer_id: string
  /** The intent's id, used as idempotency key. */
  key: string
  set_as_default: boolean
  /** The provider's card id, once it has accepted the card. */
  payment_method_id: string | null
  confirmed: boolean
  added: PaymentMethod | null
  failure: Failure | null
}

export type CardSetupEvent =
  | { type: 'card.submit'; id: string; set_as_default: boolean }
  | { type: 'card.confirm' }
  | { type: 'card.refuse' }
  | { type: 'card.clear_failure' }

const CARD_FAILED = 'Failed to add payment method. Please try again.'

const NOT_CONFIRMED: Failure = {
  message: 'The card was not confirmed. Please try again or use another card.',
  status: 402,
  details: null,
}

const refused = {
  target: 'entering',
  actions: { type: 'keepFailure', params: ({ event }: Failed) => ({ error: event.error }) },
} as const

const keepCardAction = {
  type: 'keepCard',
  params: ({ event }: Done<ProviderCard>) => ({ card: event.output }),
} as const

/**
 * Adds a card: the provider collects it, the cardholder may have to confirm, and the back end saves it (BILL-02, BILL-03). No state, event
 * or context ever holds typed card data.
 */
export const cardSetupMachine = setup({
  types: {
    context: {} as CardSetupContext,
    events: {} as CardSetupEvent,
    input: {} as CardSetupInput,
  },
  actors: {
    takeCard: port<CardSetupPorts['takeCard']>(),
    confirmCard: port<CardSetupPorts['confirmCard']>(),
    addCard: port<CardSetupPorts['addCard']>(),
  },
  guards: {
    needsConfirmation: (_, { card }: { card: ProviderCard }) => card.needs_confirmation,
  },
  actions: {
    take: assign(({ event }) => {
      assertEvent(event, 'card.submit')
      const { id, set_as_default } = event
      return { key: id, set_as_default, payment_method_id: null, confirmed: false, failure: null }
    }),
    keepCard: assign((_, { card }: { card: ProviderCard }) => ({ payment_method_id: card.payment_method_id })),
    keepAdded: assign((_, { card }: { card: PaymentMethod }) => ({ added: card, failure: null })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({
      failure: statedFailure(error, CARD_FAILED),
      payment_method_id: null,
      confirmed: false,
    })),
    confirm: assign({ confirmed: true }),
    giveUp: assign({ payment_method_id: null, failure: NOT_CONFIRMED }),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'card-setup',
  version: '1',
  context: ({ input }) => ({
    customer_id: input.customer_id,
    key: '',
    set_as_default: false,
    payment_method_id: null,
    confirmed: false,
    added: null,
    failure: null,
  }),
  initial: 'entering',
  states: {
    entering: {
      on: {
        'card.submit': { target: 'taking', actions: 'take' },
        'card.clear_failure': { actions: 'clearFailure' },
      },
    },
    taking: {
      invoke: {
        id: 'takeCard',
        src: 'takeCard',
        onDone: [
          {
            guard: {
              type: 'needsConfirmation',
              params: ({ event }: Done<ProviderCard>) => ({ card: event.output }),
            },
            target: 'awaiting_confirmation',
            actions: keepCardAction,
          },
          { target: 'adding', actions: keepCardAction },
        ],
        onError: refused,
      },
    },
    awaiting_confirmation: {
      on: {
        'card.confirm': { target: 'confirming', actions: 'confirm' },
        'card.refuse': { target: 'entering', actions: 'giveUp' },
      },
    },
    confirming: {
      invoke: {
        id: 'confirmCard',
        src: 'confirmCard',
        input: ({ context }) => ({ payment_method_id: underWay(context.payment_method_id) }),
        onDone: 'adding',
        onError: refused,
      },
    },
    adding: {
      invoke: {
        id: 'addCard',
        src: 'addCard',
        input: ({ context }) => ({
          key: context.key,
          customer_id: context.customer_id,
          payment_method_id: underWay(context.payment_method_id),
          set_as_default: context.set_as_default,
        }),
        onDone: {
          target: 'added',
          actions: { type: 'keepAdded', params: ({ event }: Done<PaymentMethod>) => ({ card: event.output }) },
        },
        onError: refused,
      },
    },
    added: { type: 'final' },
  },
})
