import type { CardSetupPorts } from '@/machines/card-setup/ports'

/**
 * Whoever takes cards in. It draws its own form, in which the number stays: what comes out is an id. Two adapters: the embedded test
 * provider, and Stripe where a public key is set.
 */
export type CardProvider = Pick<CardSetupPorts, 'takeCard' | 'confirmCard'> & {
  /** `test` shows a hint with the numbers to try. */
  kind: 'test' | 'stripe'
  /** Draws the form into an element; `onReady` is told whether it can be submitted. Returns the way to take it down. */
  mount(element: HTMLElement, onReady: (ready: boolean) => void): () => void
}
