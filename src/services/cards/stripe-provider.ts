import type { Stripe, StripeCardElement, StripeElements, StripeError } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import type { Language } from '@/domain/account/vocabulary'
import { formFailure } from '@/domain/card/form-failure'
import { type Failure, failureFrom } from '@/domain/record/failure'
import { type CardProvider, NO_FORM } from './card-provider'
import { sayIn } from './form-words'
import { drawStripeFrame, type StripeFrame } from './stripe-frame'

const STATUS: Partial<Record<StripeError['type'], number>> = {
  card_error: 402,
  api_connection_error: 0,
}

/** Keeps only Stripe's message and codes, because the rest of its error may contain input. */
const failureOf = ({ type, message, code, decline_code }: StripeError): Failure => ({
  ...failureFrom({ status: STATUS[type] ?? 500, transport: message }),
  details: { type, code: code ?? null, decline_code: decline_code ?? null },
})

const NOT_LOADED: Failure = { message: 'The card form could not be loaded.', status: 0, details: null }

const titleIn = (language: Language): string => sayIn(language)('Card details')

/** The pure entry point loads Stripe's script only when called. */
const load = async (key: string): Promise<Stripe> => {
  const stripe = await loadStripe(key).catch(() => null)
  if (!stripe) throw NOT_LOADED
  return stripe
}

/**
 * Stripe (BILL-02): its form is in an iframe, so that no script of this page can read it. Only a back-end intent could require cardholder
 * confirmation, and the specified calls have none, so a payment method created here never waits for one. Throws Failure when Stripe's
 * script can't be loaded.
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
        // The iframe hides its key events, so an input event tells the page's forms that something was typed.
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
      // Stripe has already handled the bank's confirmation.
      return { needs_confirmation: false }
    },
    authenticate: () => Promise.resolve(),
  }
}
