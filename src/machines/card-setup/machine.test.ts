import { describe, expect, it } from 'vitest'
import { done, failed, storyOf } from '../../../tests/fixtures/machine-story'
import { type CardSetupContext, type CardSetupEvent, cardSetupMachine } from './machine'

const submit: CardSetupEvent = { type: 'card.submit', id: 'k1', set_as_default: true }
const confirm: CardSetupEvent = { type: 'card.confirm' }
const refuse: CardSetupEvent = { type: 'card.refuse' }

const card = { id: 'pm_9', brand: 'visa', last4: '4242', exp_month: 11, exp_year: 2030, is_default: true }
const providerCard = (needs_confirmation: boolean) => ({ payment_method_id: 'pm_test_1', needs_confirmation })
const declined = { message: 'Your card was declined.', status: 402, details: null }

const tell = ({ payment_method_id, confirmed, added, failure }: CardSetupContext) => ({
  payment_method_id,
  confirmed,
  added: added?.id ?? null,
  message: failure?.message ?? null,
})
const nothing = { payment_method_id: null, confirmed: false, added: null, message: null, calls: [] }
const adding = {
  service: 'addCard',
  input: { key: 'k1', customer_id: 'cus_1', payment_method_id: 'pm_test_1', set_as_default: true },
}

const setup = () => storyOf(cardSetupMachine, { input: { customer_id: 'cus_1' }, tell })
const entered = () => setup().after(submit)
const awaitingConfirmation = () => entered().after(done('takeCard', providerCard(true)))

describe('a card', () => {
  it('is typed into the provider’s form, of which the flow knows nothing', async () => {
    expect(await setup().when()).toEqual({ state: 'entering', ...nothing })
  })

  it('is taken in by the provider first', async () => {
    expect(await setup().when(submit)).toEqual({
      state: 'taking',
      ...nothing,
      calls: [{ service: 'takeCard', input: undefined }],
    })
  })

  it('is kept by the back end once the provider has it', async () => {
    expect(await entered().when(done('takeCard', providerCard(false)))).toEqual({
      state: 'adding',
      ...nothing,
      payment_method_id: 'pm_test_1',
      calls: [adding],
    })
  })

  it('is added, and that is the end', async () => {
    expect(
      await entered()
        .after(done('takeCard', providerCard(false)))
        .when(done('addCard', card)),
    ).toEqual({
      state: 'added',
      ...nothing,
      payment_method_id: 'pm_test_1',
      added: 'pm_9',
    })
  })

  it('is sent once, however often it is asked for', async () => {
    expect(await entered().when(submit, { ...submit, id: 'k2' })).toEqual({ state: 'taking', ...nothing })
  })
})

describe('a card whose holder is asked', () => {
  it('waits for the answer', async () => {
    expect(await entered().when(done('takeCard', providerCard(true)))).toEqual({
      state: 'awaiting_confirmation',
      ...nothing,
      payment_method_id: 'pm_test_1',
    })
  })

  it('is added after they have confirmed', async () => {
    const confirmed = { ...nothing, payment_method_id: 'pm_test_1', confirmed: true }
    expect(await awaitingConfirmation().when(confirm)).toEqual({
      state: 'confirming',
      ...confirmed,
      calls: [{ service: 'confirmCard', input: { payment_method_id: 'pm_test_1' } }],
    })
    expect(await awaitingConfirmation().after(confirm).when(done('confirmCard'))).toEqual({
      state: 'adding',
      ...confirmed,
      calls: [adding],
    })
  })

  it('is not added after they have refused, and that is said', async () => {
    expect(await awaitingConfirmation().when(refuse)).toEqual({
      state: 'entering',
      ...nothing,
      message: 'The card was not confirmed. Please try again or use another card.',
    })
  })
})

describe('a failure', () => {
  it.each([
    ['the provider', () => entered().when(failed('takeCard', declined))],
    ['the confirmation', () => awaitingConfirmation().after(confirm).when(failed('confirmCard', declined))],
    [
      'the back end',
      () =>
        entered()
          .after(done('takeCard', providerCard(false)))
          .when(failed('addCard', declined)),
    ],
  ])('of %s leads back to the form, in its words', async (_, happen) => {
    expect(await happen()).toEqual({ state: 'entering', ...nothing, message: 'Your card was declined.' })
  })

  it('without words of its own is told in the stated ones', async () => {
    const wordless = { message: 'An unexpected error occurred.', status: 500, details: null }
    expect(await entered().when(failed('takeCard', wordless))).toEqual({
      state: 'entering',
      ...nothing,
      message: 'Failed to add payment method. Please try again.',
    })
  })

  it('is forgotten when the form is edited, and when it is sent again', async () => {
    const refused = entered().after(failed('takeCard', declined))
    expect(await refused.when({ type: 'card.clear_failure' })).toEqual({ state: 'entering', ...nothing })
    expect(await refused.when({ ...submit, id: 'k2' })).toEqual({
      state: 'taking',
      ...nothing,
      calls: [{ service: 'takeCard', input: undefined }],
    })
  })
})
