import type { Language } from '@/domain/account/vocabulary'
import type { CardSetupPorts } from '@/machines/card-setup/ports'

/**
 * A service that takes cards. It draws its own form, in which the number stays: what comes out is an id. Two adapters: the embedded test
 * provider, and Stripe where a public key is set.
 */
export type CardProvider = Pick<CardSetupPorts, 'takeCard' | 'confirmCard'> & {
  /**
   * Charges a card for a payment that was begun (PAY-02). What the payer is led away for, they are led away only if their bank requires
   * it, and come back to `return_url`. @throws Failure 402 in the bank's words, 409
   */
  confirmPayment(payment: PaymentSecret & { payment_method_id: string; return_url: string }): Promise<{
    needs_confirmation: boolean
  }>
  /** Sends what the card's holder has answered to their bank, where the provider leaves it to this page to ask. @throws Failure 402, 409 */
  authenticate(payment: PaymentSecret & { confirmed: boolean }): Promise<void>
  /**
   * Draws the form into an element; `onReady` gets whether it can be submitted. What was typed stays until the form is taken down,
   * so that a card that was refused can be corrected. Returns the way to take it down.
   */
  mount(element: HTMLElement, onReady: (ready: boolean) => void): () => void
  /** Sets the language of the current form and of later ones; what was typed stays. English is the default. */
  speak(language: Language): void
}

/** A payment, and what proves its payer. */
export type PaymentSecret = { payment_intent_id: string; client_secret: string }

/** Shown where a card should be read from a form that is no longer on the page: a reload came in between. */
export const NO_FORM = {
  message: 'Your card’s details were not sent. Please enter them again.',
  status: 422,
  details: { code: 'form_gone' },
}
