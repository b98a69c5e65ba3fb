import type { CardProvider } from '@/services/cards/card-provider'
import { ask } from './ask'
import { el } from './dom'
import { takeCard } from './take-card'

/** The place of a card form on a payment page. */
export type CardSection = {
  element: HTMLElement
  /** Takes the card that was typed. @throws Failure */
  take(): Promise<string>
  /** Empties and removes the form: nothing that was typed outlives its use. */
  takeDown(): void
}

/** Draws the provider's form; `purpose` is what the bank asks its holder to confirm. */
export const drawCardSection = (provider: CardProvider, purpose: string): CardSection => {
  const element = el('div', {})
  const takeDown = provider.mount(element, () => {})
  const confirm = () =>
    ask({
      title: 'Authenticate your card',
      text: `Your bank asks you to confirm ${purpose}. This is a test: choose how it ends.`,
      yes: 'Complete authentication',
      no: 'Fail authentication',
    })
  return {
    element,
    take: () => takeCard(provider, confirm),
    takeDown,
  }
}
