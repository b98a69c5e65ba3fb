import { assertEvent, assign, setup } from 'xstate'
import { statedFailure } from '@/domain/failure'
import {
  ONBOARDING_STEPS,
  ONBOARDING_TEXTS,
  type OnboardingStep,
  REDIRECT_AFTER_MS,
  stepIndex,
} from '@/domain/onboarding/steps'
import { atOf, type Done, type Failed, port } from '../port'
import {
  advanced,
  beginning,
  caughtUp,
  NO_CUSTOMER,
  type OnboardingContext,
  type OnboardingEvent,
  type OnboardingInput,
  saved,
} from './context'
import { inputs } from './inputs'
import type { OnboardingPorts, OnboardingProgress } from './ports'

/** A service failed: the step stays open with all that was typed, and says why (ONB-28). */
const refusedAs = (stated: string) =>
  ({
    target: 'routing',
    actions: { type: 'keepFailure', params: ({ event }: Failed) => ({ error: event.error, stated }) },
  }) as const

/** What the back end has saved opens the next step (ONB-04). */
const savedFrom = (step: OnboardingStep) =>
  ({ target: 'routing', actions: ['keepSubmitted', { type: 'advance', params: { step } }] }) as const

/** A step can be saved once the account has a customer; without one it is said that there is none (ONB-29). */
const save = <Target extends string>(target: Target) =>
  [{ guard: 'hasCustomer', target, actions: 'take' }, { actions: 'missCustomer' }] as const

/** In every step: another one that was reached may be looked at, and a failure is out of date once something is edited. */
const MOVES = {
  'onboarding.go': { guard: 'isReached', target: 'routing', actions: 'go' },
  'onboarding.clear_failure': { actions: 'clearFailure' },
} as const

const customerKept = {
  type: 'keepCustomer',
  params: ({ event }: Done<{ customer_id: string }>) => ({ customer_id: event.output.customer_id }),
} as const

/**
 * Setting a new business up: four steps, each saved by the back end before the next one opens (ONB-01, ONB-04 to ONB-07). Steps that
 * were reached can be opened again; the step looked at is part of the flow, so that a reload shows it again (ONB-08).
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
    take: assign(({ event, context }) => {
      switch (event.type) {
        case 'onboarding.submit_account': {
          const { account, password } = event
          return { key: event.id, submitted: { step: 'account', account, password }, failure: null } as const
        }
        case 'onboarding.submit_property':
          return { key: event.id, submitted: { step: 'property', property: event.property }, failure: null } as const
        case 'onboarding.submit_preferences': {
          const { preferences } = event
          return { key: event.id, submitted: { step: 'preferences', preferences }, failure: null } as const
        }
        case 'onboarding.complete':
          return { key: event.id, failure: null }
        case 'onboarding.back':
        case 'onboarding.go':
        case 'onboarding.clear_failure':
          return context
      }
    }),
    keepCustomer: assign((_, { customer_id }: { customer_id: string }) => ({ customer_id })),
    keepSubmitted: assign(({ context }) => saved(context.submitted)),
    advance: assign(({ context }, { step }: { step: OnboardingStep }) => advanced(step, context.reached)),
    welcome: assign(({ event }) => ({ welcomed_at: atOf(event) })),
    catchUp: assign((_, { progress }: { progress: OnboardingProgress }) => caughtUp(progress)),
    keepFailure: assign((_, { error, stated }: { error: unknown; stated: string }) => ({
      failure: statedFailure(error, stated),
      submitted: null,
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
  version: '1',
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
        input: inputs.startOnboarding,
        onDone: [
          {
            guard: {
              type: 'saysResume',
              params: ({ event }: Done<{ resume: boolean }>) => ({ resume: event.output.resume }),
            },
            target: 'catching_up',
            actions: [customerKept, 'keepSubmitted', 'welcome'],
          },
          {
            target: 'routing',
            actions: [customerKept, 'keepSubmitted', { type: 'advance', params: { step: 'account' } }],
          },
        ],
        onError: refusedAs(ONBOARDING_TEXTS.start),
      },
    },
    catching_up: {
      invoke: {
        id: 'loadProgress',
        src: 'loadProgress',
        input: inputs.loadProgress,
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
        // What was saved cannot be read just now: the steps are gone through once more, and saved over it.
        onError: savedFrom('account'),
      },
    },
    saving_property: {
      invoke: {
        id: 'saveProperty',
        src: 'saveProperty',
        input: inputs.saveProperty,
        onDone: savedFrom('property'),
        onError: refusedAs(ONBOARDING_TEXTS.save),
      },
    },
    saving_preferences: {
      invoke: {
        id: 'savePreferences',
        src: 'savePreferences',
        input: inputs.savePreferences,
        onDone: savedFrom('preferences'),
        onError: refusedAs(ONBOARDING_TEXTS.save),
      },
    },
    completing: {
      invoke: {
        id: 'completeOnboarding',
        src: 'completeOnboarding',
        input: inputs.completeOnboarding,
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
