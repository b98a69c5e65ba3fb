import { describe, expect, it } from 'vitest'
import type { OnboardingStep } from '@/domain/onboarding/steps'
import { done, elapsed, failed, storyOf } from '../../../tests/fixtures/machine-story'
import type { OnboardingContext, OnboardingEvent } from './context'
import { onboardingMachine } from './machine'

const password = { $secret: 'handle-1' }

const submitAccount = { type: 'onboarding.submit_account', id: 'a1', password } as const
const submitProperty: OnboardingEvent = { type: 'onboarding.submit_property', id: 'p1' }
const submitPreferences: OnboardingEvent = { type: 'onboarding.submit_preferences', id: 'f1' }
const complete: OnboardingEvent = { type: 'onboarding.complete', id: 'c1' }
const back: OnboardingEvent = { type: 'onboarding.back' }
const goTo = (step: OnboardingStep): OnboardingEvent => ({ type: 'onboarding.go', step })

const started = done('startOnboarding', { customer_id: 'cus_7', resume: false })
const startedBefore = done('startOnboarding', { customer_id: 'cus_7', resume: true })
const busy = { message: 'The server is busy. Please try again.', status: 503, details: null }
/** The fallback when neither the server nor the transport has a message. */
const wordless = { message: 'An unexpected error occurred.', status: 500, details: null }

const tell = ({ customer_id, step, reached, failure, welcomed_at }: OnboardingContext) => ({
  customer_id,
  step,
  reached,
  failure: failure?.message ?? null,
  welcomed_at,
})
const beginningAt = (customer_id: string | null, step: OnboardingStep) =>
  storyOf(onboardingMachine, { input: { customer_id, step }, tell })
const fresh = () => beginningAt(null, 'account')
const at = (step: OnboardingStep) => beginningAt('cus_7', step)
const calm = { failure: null, welcomed_at: null, calls: [] }

describe('an onboarding begins', () => {
  it('with the account, when nothing was done yet', async () => {
    expect(await fresh().when()).toEqual({
      state: 'account',
      customer_id: null,
      step: 'account',
      reached: 'account',
      ...calm,
    })
  })

  it.each<OnboardingStep>(['account', 'property', 'preferences', 'welcome'])(
    'at the step that the session remembers: %s (ONB-08)',
    async (step) => {
      expect(await at(step).when()).toEqual({ state: step, customer_id: 'cus_7', step, reached: step, ...calm })
    },
  )
})

describe('the account step', () => {
  it('asks for a start under the key of the intent, with the handle of the password', async () => {
    expect(await fresh().when(submitAccount)).toEqual({
      state: 'starting',
      customer_id: null,
      step: 'account',
      reached: 'account',
      failure: null,
      welcomed_at: null,
      calls: [{ service: 'startOnboarding', input: { key: 'a1', password } }],
    })
  })

  it('advances when a customer is returned (ONB-04)', async () => {
    expect(await fresh().after(submitAccount).when(started)).toEqual({
      state: 'property',
      customer_id: 'cus_7',
      step: 'property',
      reached: 'property',
      ...calm,
    })
  })

  it('asks once, however often it is sent', async () => {
    const { calls } = await fresh().when(submitAccount, submitAccount, { ...submitAccount, id: 'a2' })
    expect(calls).toEqual([{ service: 'startOnboarding', input: { key: 'a1', password } }])
  })

  it('stays open and says why when it is refused', async () => {
    expect(await fresh().after(submitAccount).when(failed('startOnboarding', busy))).toEqual({
      state: 'account',
      customer_id: null,
      step: 'account',
      reached: 'account',
      failure: 'The server is busy. Please try again.',
      welcomed_at: null,
      calls: [],
    })
  })

  it('forgets the handle once it has been answered, well or not', async () => {
    const handle = ({ password }: OnboardingContext) => ({ password })
    const story = storyOf(onboardingMachine, { input: { customer_id: null, step: 'account' }, tell: handle })
    const life = story.after(submitAccount)
    expect([
      (await life.when()).password,
      (await life.when(started)).password,
      (await life.when(failed('startOnboarding', busy))).password,
    ]).toEqual([password, null, null])
  })
})

describe('someone who began before', () => {
  const comingBack = () => fresh().after(submitAccount)
  const welcomed = { customer_id: 'cus_7', failure: null, welcomed_at: 500 }

  it('is welcomed back while it is looked up how far they came (ONB-07)', async () => {
    expect(await comingBack().when(elapsed(500), startedBefore)).toEqual({
      state: 'catching_up',
      step: 'account',
      reached: 'account',
      ...welcomed,
      calls: [{ service: 'loadProgress', input: { customer_id: 'cus_7' } }],
    })
  })

  it('goes on where they left off', async () => {
    const progress = { current_step: 2, completed: false }
    expect(await comingBack().after(elapsed(500), startedBefore).when(done('loadProgress', progress))).toEqual({
      state: 'preferences',
      step: 'preferences',
      reached: 'preferences',
      ...welcomed,
      calls: [],
    })
  })

  it('goes through the steps again when that cannot be looked up', async () => {
    expect(await comingBack().after(elapsed(500), startedBefore).when(failed('loadProgress', busy))).toEqual({
      state: 'property',
      step: 'property',
      reached: 'property',
      ...welcomed,
      calls: [],
    })
  })

  it('is done at once when everything was done', async () => {
    const progress = { current_step: 3, completed: true }
    const { state } = await comingBack().after(startedBefore).when(done('loadProgress', progress))
    expect(state).toBe('finished')
  })
})

describe('property and preferences', () => {
  it('are saved for the customer, then the next step opens (ONB-04)', async () => {
    const life = at('property').after(submitProperty, done('saveProperty'))
    expect(await at('property').when(submitProperty)).toEqual({
      state: 'saving_property',
      customer_id: 'cus_7',
      step: 'property',
      reached: 'property',
      failure: null,
      welcomed_at: null,
      calls: [{ service: 'saveProperty', input: { key: 'p1', customer_id: 'cus_7' } }],
    })
    expect(await life.when(submitPreferences)).toEqual({
      state: 'saving_preferences',
      customer_id: 'cus_7',
      step: 'preferences',
      reached: 'preferences',
      failure: null,
      welcomed_at: null,
      calls: [{ service: 'savePreferences', input: { key: 'f1', customer_id: 'cus_7' } }],
    })
    expect(await life.after(submitPreferences).when(done('savePreferences'))).toEqual({
      state: 'welcome',
      customer_id: 'cus_7',
      step: 'welcome',
      reached: 'welcome',
      ...calm,
    })
  })

  it.each([
    ['property', submitProperty, 'saveProperty'],
    ['preferences', submitPreferences, 'savePreferences'],
  ] as const)('the %s step stays open when it is refused', async (step, submit, service) => {
    expect(await at(step).after(submit).when(failed(service, busy))).toEqual({
      state: step,
      customer_id: 'cus_7',
      step,
      reached: step,
      failure: 'The server is busy. Please try again.',
      welcomed_at: null,
      calls: [],
    })
  })

  it('open the next step without closing one that was reached', async () => {
    const result = await at('welcome').after(goTo('property'), submitProperty).when(done('saveProperty'))
    expect([result.state, result.reached]).toEqual(['preferences', 'welcome'])
  })
})

describe('words for what went wrong (ONB-28, ONB-29)', () => {
  it.each([
    ['Failed to start onboarding', fresh().after(submitAccount), 'startOnboarding'],
    ['Failed to save step data', at('property').after(submitProperty), 'saveProperty'],
    ['Failed to save step data', at('preferences').after(submitPreferences), 'savePreferences'],
    ['Failed to complete onboarding', at('welcome').after(complete), 'completeOnboarding'],
  ] as const)('%s, where no one has better ones', async (words, story, service) => {
    expect((await story.when(failed(service, wordless))).failure).toBe(words)
  })

  it.each([
    ['property', submitProperty],
    ['preferences', submitPreferences],
    ['welcome', complete],
  ] as const)('the %s step has no one to be saved for', async (step, submit) => {
    expect(await beginningAt(null, step).when(submit)).toEqual({
      state: step,
      customer_id: null,
      step,
      reached: step,
      failure: 'No customer ID',
      welcomed_at: null,
      calls: [],
    })
  })

  it.each(['account', 'property', 'preferences', 'welcome'] as const)(
    'are taken back in the %s step when someone edits',
    async (step) => {
      const refusal = {
        account: [submitAccount, failed('startOnboarding', busy)],
        property: [submitProperty, failed('saveProperty', busy)],
        preferences: [submitPreferences, failed('savePreferences', busy)],
        welcome: [complete, failed('completeOnboarding', busy)],
      }[step]
      const { state, failure } = await at(step)
        .after(...refusal)
        .when({ type: 'onboarding.clear_failure' })
      expect([state, failure]).toEqual([step, null])
    },
  )
})

describe('going back and forth (ONB-06)', () => {
  it.each([
    ['property', 'account'],
    ['preferences', 'property'],
    ['welcome', 'preferences'],
  ] as const)('Back leads from %s to %s, which stays reached', async (from, to) => {
    const { state, step, reached } = await at(from).when(back)
    expect([state, step, reached]).toEqual([to, to, from])
  })

  it('there is no Back from the first step', async () => {
    const { state, step } = await at('account').when(back)
    expect([state, step]).toEqual(['account', 'account'])
  })

  it('a step that was reached can be opened, one that was not cannot', async () => {
    const reached = await at('preferences').when(goTo('account'), goTo('preferences'))
    const beyond = await at('property').when(goTo('welcome'))
    expect([reached.state, beyond.state]).toEqual(['preferences', 'property'])
  })

  it('takes the failure of the step left behind away', async () => {
    const { failure } = await at('property').after(submitProperty, failed('saveProperty', busy)).when(back)
    expect(failure).toBeNull()
  })

  it.each([back, goTo('account')])('nothing moves while a step is being saved: $type', async (event) => {
    expect((await at('property').after(submitProperty).when(event)).state).toBe('saving_property')
  })
})

describe('completion', () => {
  it('is asked for once, under the key of the intent', async () => {
    const { state, calls } = await at('welcome').when(complete, { ...complete, id: 'c2' })
    expect([state, calls]).toEqual([
      'completing',
      [{ service: 'completeOnboarding', input: { key: 'c1', customer_id: 'cus_7' } }],
    ])
  })

  it('is shown for two seconds, then the dashboard opens (ONB-05)', async () => {
    const life = at('welcome').after(complete, done('completeOnboarding'))
    const states = [await life.when(), await life.when(elapsed(1_999)), await life.when(elapsed(2_000))]
    expect(states.map(({ state }) => state)).toEqual(['completed', 'completed', 'finished'])
  })

  it('keeps the customer (X-11)', async () => {
    const { customer_id } = await at('welcome').after(complete).when(done('completeOnboarding'))
    expect(customer_id).toBe('cus_7')
  })
})
