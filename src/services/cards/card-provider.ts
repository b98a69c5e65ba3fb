import type { CardSetupPorts } from '@/machines/card-setup/ports'

/**
 * A service that takes cards. It draws its own form, in which the number stays: what comes out is an id. Two adapters: the embedded test
 * provider, and Stripe where a public key is set.
 */
export type CardProvider = Pick<CardSetupPorts, 'takeCard' | 'confirmCard'> & {
  /**
   * Draws the form into an element; `onReady` is told whether it can be submitted. What was typed stays until the form is taken down,
   * so that a card that was refused can be corrected. Returns the way to take it down.
   */
  mount(element: HTMLElement, onReady: (ready: boolean) => void): () => void
}

/** Said where a card is to be taken from a form that is not on the page. */
export const NO_FORM = { message: 'The card form is not open.', status: 422, details: null }
