import type { Failure } from '@/domain/record/failure'
import type { CardProvider } from '@/services/cards/card-provider'
import { ask, el } from './drawing'
import type { Order } from './words'

/** Shown when the card's holder did not confirm what the bank asked. */
const NOT_AUTHENTICATED: Failure = {
  message: 'We are unable to authenticate your card. Please choose another one and try again.',
  status: 402,
  details: null,
}

/**
 * Takes the card from the provider's form; `confirm` asks the holder where the bank wants that.
 * @returns the provider's id of the card
 * @throws Failure when the card is refused or not confirmed
 */
export const takeCard = async (provider: CardProvider, confirm: () => Promise<boolean>): Promise<string> => {
  const { payment_method_id, needs_confirmation } = await provider.takeCard()
  if (!needs_confirmation) return payment_method_id
  if (!(await confirm())) throw NOT_AUTHENTICATED
  await provider.confirmCard({ payment_method_id })
  return payment_method_id
}

/** A card form on a payment page. */
export type CardSection = {
  element: HTMLElement
  /** Takes the card that was typed in. @throws Failure */
  take(): Promise<string>
  /** Empties and removes the form, so that nothing typed is kept longer than needed. */
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

/** The card of a checkout, which may be left out during a trial. */
export type CardChoice = Omit<CardSection, 'take'> & {
  /** The card's id with the provider, or null for none. @throws Failure */
  take(): Promise<string | null>
}

/** Draws the card form: shown from the start where a card is needed, otherwise behind a checkbox. */
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
