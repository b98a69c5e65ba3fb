import { brandOf, type CardErrors, type CardForm, cardErrors, digitsOf, expiryFrom, monthAt } from '@/domain/card/card'
import { formFailure } from '@/domain/card/form-failure'
import { testCardId, testOutcome } from '@/domain/card/test-cards'
import { CARD_REFUSALS } from '@/domain/payment/pay-code'
import type { Clock } from '@/domain/time/clock'
import type { ProviderCard } from '@/machines/card-setup/ports'
import { type CardProvider, NO_FORM } from './card-provider'
import { sayIn } from './form-words'
import { type DrawnForm, drawForm } from './test-form/draw-form'
import { createTestIntents, type TestIntents } from './test-intents'

type Deps = { clock: Clock; newId: () => string; intents?: TestIntents }

/** In ms; similar to a real provider, so that progress is visible. */
const TAKES = 400

const { code, text } = CARD_REFUSALS.declined
const DECLINED = { message: text, status: 402, details: { code } }

const firstOf = (errors: CardErrors): string | undefined => Object.values(errors)[0]

/** `nonce` distinguishes two entries of one number. Throws Failure "Your card was declined." */
export const tokenizeCard = ({ number, expiry }: CardForm, nonce: string): ProviderCard => {
  const digits = digitsOf(number)
  const outcome = testOutcome(digits)
  if (outcome === 'declined') throw DECLINED
  const { month = 0, year = 0 } = expiryFrom(expiry) ?? {}
  const payment_method_id = testCardId({
    brand: brandOf(digits),
    last4: digits.slice(-4),
    exp_month: month,
    exp_year: year,
    chargeable: outcome !== 'fails_when_charged',
    ...(outcome === 'needs_confirmation' && { needs_confirmation: true }),
    nonce,
  })
  return { payment_method_id, needs_confirmation: outcome === 'needs_confirmation' }
}

/**
 * Embedded test provider (BILL-02): plain inputs whose values are stored nowhere else. An unchanged form that is resubmitted counts as the
 * same card, so that a retry after a lost answer doesn't add it twice.
 */
export const createTestProvider = ({ clock, newId, intents = createTestIntents() }: Deps): CardProvider => {
  let open: { form: DrawnForm; nonce: string } | null = null
  let say = sayIn('en')
  const passes = (ms: number) => new Promise<void>((resolve) => clock.setTimeout(resolve, ms))

  return {
    mount(element, onReady) {
      const mounted = { form: drawForm(element, { now: clock.now, onEdit: () => renew(), say }), nonce: newId() }
      const renew = () => {
        mounted.nonce = newId()
      }
      open = mounted
      onReady(true)
      return () => {
        mounted.form.takeDown()
        if (open === mounted) open = null
      }
    },
    speak(language) {
      say = sayIn(language)
      open?.form.speak(say)
    },
    async takeCard() {
      if (!open) throw NO_FORM
      const { form, nonce } = open
      const typed = form.read()
      const errors = cardErrors(typed, monthAt(clock.now()))
      form.show(errors)
      const wrong = firstOf(errors)
      if (wrong !== undefined) throw formFailure(say(wrong))
      await passes(TAKES)
      return tokenizeCard(typed, nonce)
    },
    confirmCard: () => passes(TAKES),
    async confirmPayment({ return_url: _, ...payment }) {
      await passes(TAKES)
      return intents.confirm(payment)
    },
    async authenticate(payment) {
      await passes(TAKES)
      await intents.authenticate(payment)
    },
  }
}
