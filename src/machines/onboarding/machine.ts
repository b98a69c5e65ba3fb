import { assertEvent, assign, setup } from 'xstate'
import {
  ONBOARDING_STEPS,
  ONBOARDING_TEXTS,
  type OnboardingStep,
  REDIRECT_AFTER_MS,
  stepIndex,
} from '@/domain/onboarding/steps'
import { statedFailure } from '@/domain/record/failure'
import { atOf, type Done, type Failed, port, underWay } from '../port'
import {
  advanced,
  beginning,
  caughtUp,
  NO_CUSTOMER,
  type OnboardingContext,
  type OnboardingEvent,
  type OnboardingInput,
  requestPatch,
} from './context'
import type { OnboardingPorts, OnboardingProgress } from './ports'

/** The step stays open and shows the failure (ONB-28). */
const refusedAs = (stated: string) =>
  ({
    target: 'routing',
    actions: { type: 'keepFailure', params: ({ event }: Failed) => ({ error: event.error, stated }) },
  }) as const

/** ONB-04 */
const savedFrom = (step: OnboardingStep) =>
  ({ target: 'routing', actions: ['settle', { type: 'advance', params: { step } }] }) as const

/** Requires a customer; without one the page reports that there is none (ONB-29). */
const save = <Target extends string>(target: Target) =>
  [{ guard: 'hasCustomer', target, actions: 'take' }, { actions: 'missCustomer' }] as const

const MOVES = {
  'onboarding.go': { guard: 'isReached', target: 'routing', actions: 'go' },
  'onboarding.clear_failure': { actions: 'clearFailure' },
} as const

type From = { context: OnboardingContext }

const ofCustomer = ({ context }: From) => ({ key: context.key, customer_id: underWay(context.customer_id) })

const keepCustomerAction = {
  type: 'keepCustomer',
  params: ({ event }: Done<{ customer_id: string }>) => ({ customer_id: event.output.customer_id }),
} as const

/**
 * Sets up a new business in four steps, each saved by the back end before the next opens (ONB-01, ONB-04 to ONB-07). Reached steps can be
 * reopened. The current step is part of the flow, so that a reload shows it again (ONB-08); form input is not.
 */
export const onboardingMachine = setup({
  types: {
    context: {} as OnboardingContext,
    events: {} as OnboardingEvent,
    input: {} as OnboardingInput,
  },
  actors: {
    startOnboarding: port<OnboardingPorts['startOnboarding']>(),
    loadProgress: port<OnboardingPorts['loadProgress']>(),
    saveProperty: port<OnboardingPorts['saveProperty']>(),
    savePreferences: port<OnboardingPorts['savePreferences']>(),
    completeOnboarding: port<OnboardingPorts['completeOnboarding']>(),
  },
  delays: { redirectDue: REDIRECT_AFTER_MS },
  guards: {
    isAt: ({ context }, { step }: { step: OnboardingStep }) => context.step === step,
    hasCustomer: ({ context }) => context.customer_id !== null,
    saysResume: (_, { resume }: { resume: boolean }) => resume,
    isCompleted: (_, { completed }: { completed: boolean }) => completed,
    isReached: ({ context, event }) =>
      event.type === 'onboarding.go' && stepIndex(event.step) <= stepIndex(context.reached),
  },
  actions: {
    take: assign(({ event }) => {
      assertEvent(event, [
        'onboarding.submit_account',
        'onboarding.submit_property',
        'onboarding.submit_preferences',
        'onboarding.complete',
      ])
      return requestPatch(event)
    }),
    keepCustomer: assign((_, { customer_id }: { customer_id: string }) => ({ customer_id })),
    settle: assign({ password: null, failure: null }),
    advance: assign(({ context }, { step }: { step: OnboardingStep }) => advanced(step, context.reached)),
    welcome: assign(({ event }) => ({ welcomed_at: atOf(event) })),
    catchUp: assign((_, { progress }: { progress: OnboardingProgress }) => caughtUp(progress)),
    keepFailure: assign((_, { error, stated }: { error: unknown; stated: string }) => ({
      failure: statedFailure(error, stated),
      password: null,
    })),
    missCustomer: assign({ failure: NO_CUSTOMER }),
    clearFailure: assign({ failure: null }),
    goBack: assign(({ context }) => ({
      step: ONBOARDING_STEPS[stepIndex(context.step) - 1] ?? context.step,
      failure: null,
    })),
    go: assign(({ event }) => {
      assertEvent(event, 'onboarding.go')
      return { step: event.step, failure: null }
    }),
  },
}).createMachine({
  id: 'onboarding',
  version: '2',
  context: ({ input }) => beginning(input),
  initial: 'routing',
  states: {
    routing: {
      always: ONBOARDING_STEPS.map((step) => ({ guard: { type: 'isAt', params: { step } }, target: step }) as const),
    },

    account: {
      on: {
        'onboarding.submit_account': { target: 'starting', actions: 'take' },
        ...MOVES,
      },
    },
    property: {
      on: {
        'onboarding.submit_property': save('saving_property'),
        ...MOVES,
        'onboarding.back': { target: 'routing', actions: 'goBack' },
      },
    },
    preferences: {
      on: {
        'onboarding.submit_preferences': save('saving_preferences'),
        ...MOVES,
        'onboarding.back': { target: 'routing', actions: 'goBack' },
      },
    },
    welcome: {
      on: {
        'onboarding.complete': save('completing'),
        ...MOVES,
        'onboarding.back': { target: 'routing', actions: 'goBack' },
      },
    },

    starting: {
      invoke: {
        id: 'startOnboarding',
        src: 'startOnboarding',
        input: ({ context }: From) => ({ key: context.key, password: underWay(context.password) }),
        onDone: [
          {
            guard: {
              type: 'saysResume',
              params: ({ event }: Done<{ resume: boolean }>) => ({ resume: event.output.resume }),
            },
            target: 'catching_up',
            actions: [keepCustomerAction, 'settle', 'welcome'],
          },
          {
            target: 'routing',
            actions: [keepCustomerAction, 'settle', { type: 'advance', params: { step: 'account' } }],
          },
        ],
        onError: refusedAs(ONBOARDING_TEXTS.start),
      },
    },
    catching_up: {
      invoke: {
        id: 'loadProgress',
        src: 'loadProgress',
        input: ({ context }: From) => ({ customer_id: underWay(context.customer_id) }),
        onDone: [
          {
            guard: {
              type: 'isCompleted',
              params: ({ event }: Done<OnboardingProgress>) => ({ completed: event.output.completed }),
            },
            target: 'finished',
          },
          {
            target: 'routing',
            actions: {
              type: 'catchUp',
              params: ({ event }: Done<OnboardingProgress>) => ({ progress: event.output }),
            },
          },
        ],
        // If progress can't be read, the person goes through the steps again and overwrites what was saved.
        onError: savedFrom('account'),
      },
    },
    saving_property: {
      invoke: {
        id: 'saveProperty',
        src: 'saveProperty',
        input: ofCustomer,
        onDone: savedFrom('property'),
        onError: refusedAs(ONBOARDING_TEXTS.save),
      },
    },
    saving_preferences: {
      invoke: {
        id: 'savePreferences',
        src: 'savePreferences',
        input: ofCustomer,
        onDone: savedFrom('preferences'),
        onError: refusedAs(ONBOARDING_TEXTS.save),
      },
    },
    completing: {
      invoke: {
        id: 'completeOnboarding',
        src: 'completeOnboarding',
        input: ofCustomer,
        onDone: 'completed',
        onError: refusedAs(ONBOARDING_TEXTS.complete),
      },
    },
    completed: {
      id: 'completed',
      after: { redirectDue: 'finished' },
    },
    finished: { type: 'final' },
  },
})
