import type { Language } from '@/domain/account/vocabulary'
import type { CardSetupPorts } from '@/machines/card-setup/ports'

/**
 * Takes cards in its own form, so that the number never leaves it and only an id comes out. Two adapters: the embedded test provider, and
 * Stripe when a public key is set.
 */
export type CardProvider = Pick<CardSetupPorts, 'takeCard' | 'confirmCard'> & {
  /**
   * Charges a card for a created payment (PAY-02). Redirects the payer only if their bank requires it, and returns to `return_url`. Throws
   * Failure 402 with the bank's message, 409.
   */
  confirmPayment(payment: PaymentSecret & { payment_method_id: string; return_url: string }): Promise<{
    needs_confirmation: boolean
  }>
  /** Sends the cardholder's answer to their bank, when the provider leaves asking to this page. Throws Failure 402, 409. */
  authenticate(payment: PaymentSecret & { confirmed: boolean }): Promise<void>
  /**
   * Mounts the form; `onReady` receives whether it can be submitted. Input stays until the form is unmounted, so that a refused card can be
   * corrected. Returns a function that unmounts it.
   */
  mount(element: HTMLElement, onReady: (ready: boolean) => void): () => void
  /** Applies to the current and later forms, and keeps input. The default is English. */
  speak(language: Language): void
}

/** The client secret proves the payer. */
export type PaymentSecret = { payment_intent_id: string; client_secret: string }

/** Shown when the form is no longer on the page because of a reload. */
export const NO_FORM = {
  message: 'Your card’s details were not sent. Please enter them again.',
  status: 422,
  details: { code: 'form_gone' },
}
