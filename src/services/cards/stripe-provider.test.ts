// @vitest-environment happy-dom
import type { Stripe } from '@stripe/stripe-js'
import { beforeEach, expect, it, vi } from 'vitest'
import { formFailure } from '@/domain/card/form-failure'
import { NO_FORM } from './card-provider'
import { createStripeProvider } from './stripe-provider'

type Listener = (event: object) => void

/** A fake of the Stripe API that the adapter uses; `answer` is its response to card and payment calls. */
const fakeStripe = (answer: object = { paymentMethod: { id: 'pm_1' } }) => {
  const calls: unknown[] = []
  const listeners: Record<string, Listener> = {}
  const card = {
    on: (name: string, listener: Listener) => {
      listeners[name] = listener
    },
    mount: (place: Element) => calls.push(['mount', place.isConnected]),
    destroy: () => calls.push(['destroy']),
  }
  const stripe = {
    elements: (options: object) => ({
      update: (changed: object) => calls.push(['update', options, changed]),
      create(kind: string) {
        calls.push(['create', kind])
        return card
      },
    }),
    createPaymentMethod: async (options: object) => {
      calls.push(['createPaymentMethod', 'card' in options && options.card === card])
      return answer
    },
    confirmPayment: async (options: object) => {
      calls.push(['confirmPayment', options])
      return answer
    },
  }
  return { calls, tell: (name: string, event: object) => listeners[name]?.(event), stripe: stripe as unknown as Stripe }
}

const open = async (answer?: object) => {
  const fake = fakeStripe(answer)
  const provider = await createStripeProvider('pk_test_1', async () => fake.stripe)
  return { ...fake, provider }
}

beforeEach(() => document.body.replaceChildren())

it('draws its frame into the page, says when it is ready, and takes it down', async () => {
  const { provider, calls, tell } = await open()
  const ready: boolean[] = []
  const takeDown = provider.mount(document.body, (is) => ready.push(is))
  tell('ready', {})
  tell('loaderror', { error: { type: 'api_connection_error' } })
  expect(ready).toEqual([true, false])
  expect(document.body.textContent).toBe('Card detailsThe card form could not be loaded.')

  takeDown()
  expect(calls).toEqual([['create', 'card'], ['mount', true], ['destroy']])
  expect(document.body.childElementCount).toBe(0)
})

it('is in the language of who pays, and goes over into another one with what was typed', async () => {
  const { provider, calls } = await open()
  provider.speak('fr')
  provider.mount(document.body, () => {})
  provider.speak('es')
  expect(document.body.textContent).toBe('Datos de la tarjeta')
  expect(calls).toEqual([
    ['create', 'card'],
    ['mount', true],
    ['update', { locale: 'fr' }, { locale: 'es' }],
  ])
})

it('shows what Stripe finds wrong while it is typed', async () => {
  const { provider, tell } = await open()
  provider.mount(document.body, () => {})
  const shown = () => document.querySelector('[role=alert]')?.textContent
  tell('change', { error: { type: 'validation_error', message: 'Your card number is incomplete.' } })
  expect(shown()).toBe('Your card number is incomplete.')
  tell('change', {})
  expect(shown()).toBe('')
})

it('tells the page’s forms that something was typed, which the frame keeps to itself', async () => {
  const { provider, tell } = await open()
  provider.mount(document.body, () => {})
  const typed = vi.fn()
  document.body.addEventListener('input', typed, { once: true })
  tell('change', { empty: true })
  expect(typed.mock.calls.length).toBe(0)
  tell('change', { empty: false })
  expect(typed.mock.calls.length).toBe(1)
})

it('gives the id of the payment method and nothing else of the card', async () => {
  const { provider, calls } = await open({ paymentMethod: { id: 'pm_1', card: { last4: '4242' } } })
  provider.mount(document.body, () => {})
  expect(await provider.takeCard()).toEqual({ payment_method_id: 'pm_1', needs_confirmation: false })
  expect(calls.at(-1)).toEqual(['createPaymentMethod', true])
  expect(await provider.confirmCard({ payment_method_id: 'pm_1' })).toBeUndefined()
})

it.each([
  ['card_error', 402],
  ['api_connection_error', 0],
  ['api_error', 500],
] as const)('refuses in Stripe’s words, without what it knows of the card: %s', async (type, status) => {
  const message = 'Your card was declined.'
  const { provider } = await open({ error: { type, message, code: 'card_declined', payment_method: { id: 'pm_1' } } })
  provider.mount(document.body, () => {})
  await expect(provider.takeCard()).rejects.toEqual({
    message,
    status,
    details: { type, code: 'card_declined', decline_code: null },
  })
})

const PAYMENT = {
  payment_intent_id: 'pi_1',
  client_secret: 'pi_1_secret_1',
  payment_method_id: 'pm_1',
  return_url: 'https://crm.example/payment-success',
}

it('charges the card of a payment in the browser, and leads away only where the bank requires it (PAY-02)', async () => {
  const { provider, calls } = await open({ paymentIntent: { id: 'pi_1', status: 'succeeded' } })
  expect(await provider.confirmPayment(PAYMENT)).toEqual({ needs_confirmation: false })
  expect(calls).toEqual([
    [
      'confirmPayment',
      {
        clientSecret: 'pi_1_secret_1',
        confirmParams: { payment_method: 'pm_1', return_url: 'https://crm.example/payment-success' },
        redirect: 'if_required',
      },
    ],
  ])
})

it.each([
  [{ type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds' }, 402],
  [{ type: 'api_connection_error', code: null, decline_code: null }, 0],
  [{ type: 'invalid_request_error', code: 'payment_intent_unexpected_state', decline_code: null }, 500],
] as const)('refuses a payment in Stripe’s words, and says nothing else of it: %j', async (error, status) => {
  const message = 'Your card has insufficient funds.'
  const { provider } = await open({ error: { ...error, message, payment_intent: { client_secret: 'pi_1_secret_1' } } })
  await expect(provider.confirmPayment(PAYMENT)).rejects.toEqual({ message, status, details: error })
})

it('says beside its frame what was typed wrongly', async () => {
  const message = 'Your card number is incomplete.'
  const { provider } = await open({ error: { type: 'validation_error', message } })
  provider.mount(document.body, () => {})
  await expect(provider.takeCard()).rejects.toEqual(formFailure(message))
  expect(document.querySelector('[role=alert]')?.textContent).toBe(message)
})

it('takes no card from a form that is not there', async () => {
  const { provider } = await open()
  await expect(provider.takeCard()).rejects.toEqual(NO_FORM)
  provider.mount(document.body, () => {})()
  await expect(provider.takeCard()).rejects.toEqual(NO_FORM)
})
