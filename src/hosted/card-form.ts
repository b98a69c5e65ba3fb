import type { Failure } from '@/domain/record/failure'
import type { CardProvider } from '@/services/cards/card-provider'
import { ask, el } from './drawing'
import type { Order } from './words'

const NOT_AUTHENTICATED: Failure = {
  message: 'We are unable to authenticate your card. Please choose another one and try again.',
  status: 402,
  details: null,
}

/**
 * Submits the provider's card form; `confirm` runs when the bank requires authentication. Returns the provider's card id. Throws a
 * `Failure` when the card is declined or not confirmed.
 */
export const takeCard = async (provider: CardProvider, confirm: () => Promise<boolean>): Promise<string> => {
  const { payment_method_id, needs_confirmation } = await provider.takeCard()
  if (!needs_confirmation) return payment_method_id
  if (!(await confirm())) throw NOT_AUTHENTICATED
  await provider.confirmCard({ payment_method_id })
  return payment_method_id
}

export type CardSection = {
  element: HTMLElement
  /** Throws a `Failure` when the card is declined. */
  take(): Promise<string>
  /** Removes the form, so card data stays no longer than needed. */
  takeDown(): void
}

/** `purpose` is the text of the bank's confirmation. */
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

export type CardChoice = Omit<CardSection, 'take'> & {
  /** Resolves with the provider's card id, or null for none. Throws a `Failure`. */
  take(): Promise<string | null>
}

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
