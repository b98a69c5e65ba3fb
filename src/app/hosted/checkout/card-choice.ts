import type { CardProvider } from '@/services/cards/card-provider'
import { type CardSection, drawCardSection } from '../card-section'
import { el } from '../dom'
import type { Order } from './order'

/** The card of a checkout, which may be left out during a trial. */
export type CardChoice = Omit<CardSection, 'take'> & {
  /** The card's id with the provider, or null for none. @throws Failure */
  take(): Promise<string | null>
}

/** Draws the card form: at once where one is needed, else once it is wanted. */
export const drawCardChoice = (provider: CardProvider, { needsCard, purpose }: Order): CardChoice => {
  const card = drawCardSection(provider, purpose)
  if (needsCard) return { ...card, element: el('div', { class: 'pay-card' }, el('h2', {}, 'Card'), card.element) }

  const box = el('input', { id: 'pay-with-card', type: 'checkbox' })
  const place = el('div', { hidden: true }, card.element)
  box.addEventListener('change', () => {
    place.hidden = !box.checked
    if (box.checked) place.querySelector('input')?.focus()
  })
  return {
    ...card,
    element: el(
      'div',
      { class: 'pay-card' },
      el('h2', {}, 'Card'),
      el('p', {}, 'You can add a card now or later. Nothing is charged today.'),
      el('div', { class: 'pay-check' }, box, el('label', { for: 'pay-with-card' }, 'Add a card now')),
      place,
    ),
    take: async () => (box.checked ? card.take() : null),
  }
}
