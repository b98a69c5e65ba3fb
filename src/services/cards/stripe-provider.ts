import type { Stripe, StripeCardElement, StripeElements, StripeError } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import type { Language } from '@/domain/account/vocabulary'
import { formFailure } from '@/domain/card/form-failure'
import { type Failure, failureFrom } from '@/domain/record/failure'
import { type CardProvider, NO_FORM } from './card-provider'
import { sayIn } from './form-words'
import { drawStripeFrame, type StripeFrame } from './stripe-frame'

/** What Stripe's errors count as: the card's own, and no answer. */
const STATUS: Partial<Record<StripeError['type'], number>> = {
  card_error: 402,
  api_connection_error: 0,
}

/** Stripe's words and codes. Nothing else of its error is kept: it may carry what was typed. */
const failureOf = ({ type, message, code, decline_code }: StripeError): Failure => ({
  ...failureFrom({ status: STATUS[type] ?? 500, transport: message }),
  details: { type, code: code ?? null, decline_code: decline_code ?? null },
})

const NOT_LOADED: Failure = { message: 'The card form could not be loaded.', status: 0, details: null }

const titleIn = (language: Language): string => sayIn(language)('Card details')

/** Loads Stripe's script from its own host; the pure entry does so only now. */
const load = async (key: string): Promise<Stripe> => {
  const stripe = await loadStripe(key).catch(() => null)
  if (!stripe) throw NOT_LOADED
  return stripe
}

/**
 * Stripe (BILL-02): the form is in a frame of Stripe's own, so that no script of this page can read it. Only an intent of the back
 * end could ask for the holder's confirmation, and the documented calls carry none: a payment method made here never waits for one.
 * @throws Failure when Stripe's script cannot be loaded.
 */
export const createStripeProvider = async (
  key: string,
  loaded: (key: string) => Promise<Stripe> = load,
): Promise<CardProvider> => {
  const stripe = await loaded(key)
  let open: { elements: StripeElements; card: StripeCardElement; frame: StripeFrame } | null = null
  let language: Language = 'en'

  return {
    mount(element, onReady) {
      const frame = drawStripeFrame(element, titleIn(language))
      const elements = stripe.elements({ locale: language })
      const card = elements.create('card', { style: frame.style })
      const mounted = { elements, card, frame }
      card.on('ready', () => onReady(true))
      card.on('loaderror', ({ error }) => {
        frame.setError(error.message ?? NOT_LOADED.message)
        onReady(false)
      })
      card.on('change', ({ error, empty }) => {
        frame.setError(error?.message)
        // Its frame keeps its keys to itself: here the page's forms learn that something was typed.
        if (!empty) frame.place.dispatchEvent(new Event('input', { bubbles: true }))
      })
      card.mount(frame.place)
      open = mounted
      return () => {
        card.destroy()
        frame.takeDown()
        if (open === mounted) open = null
      }
    },
    speak(next) {
      language = next
      open?.frame.setTitle(titleIn(next))
      void open?.elements.update({ locale: next })
    },
    async takeCard() {
      if (!open) throw NO_FORM
      const { card, frame } = open
      const { paymentMethod, error } = await stripe.createPaymentMethod({ type: 'card', card })
      if (error?.type === 'validation_error') {
        frame.setError(error.message)
        throw formFailure(error.message ?? 'Your card is invalid.')
      }
      if (error) throw failureOf(error)
      return { payment_method_id: paymentMethod.id, needs_confirmation: false }
    },
    confirmCard: () => Promise.resolve(),
    async confirmPayment({ client_secret, payment_method_id, return_url }) {
      const { error } = await stripe.confirmPayment({
        clientSecret: client_secret,
        confirmParams: { payment_method: payment_method_id, return_url },
        redirect: 'if_required',
      })
      if (error) throw failureOf(error)
      // What the holder's bank wanted to know, Stripe has asked them itself.
      return { needs_confirmation: false }
    },
    authenticate: () => Promise.resolve(),
  }
}
