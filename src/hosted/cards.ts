import { brandMark, monthAt } from '@/domain/card/card'
import { cardName, isCardExpired, type PaymentMethod, removalConsequence } from '@/domain/subscription/billing'
import type { CardProvider } from '@/services/cards/card-provider'
import { drawCardSection } from './card-form'
import { drawSection, type HostedCommands } from './commands'
import { ask, el } from './drawing'

type Cards = { cards: readonly PaymentMethod[]; provider: CardProvider; now: number; commands: HostedCommands }

export const drawCards = ({ cards, provider, now, commands }: Cards): HTMLElement =>
  drawSection(
    'cards',
    'Payment methods',
    cards.length === 0
      ? el('p', {}, 'No card yet.')
      : el('ul', { class: 'pay-list' }, ...cards.map((card) => drawCard(card, cards, now, commands))),
    commands.problemOf('cards'),
    drawAdding(provider, commands),
  )

const drawCard = (
  card: PaymentMethod,
  all: readonly PaymentMethod[],
  now: number,
  commands: HostedCommands,
): HTMLElement => {
  const name = cardName(card)
  const month = `${String(card.exp_month).padStart(2, '0')}/${card.exp_year}`
  return el(
    'li',
    { class: 'pay-item' },
    el('img', { src: brandMark(card.brand), alt: '', width: '38', height: '24' }),
    el(
      'div',
      { class: 'pay-named' },
      el('strong', {}, name),
      card.is_default && el('span', { class: 'pay-badge', 'data-tone': 'info' }, 'Default'),
      el('p', { class: 'pay-note' }, isCardExpired(card, monthAt(now)) ? `Expired ${month}` : `Expires ${month}`),
    ),
    el(
      'div',
      { class: 'pay-actions' },
      card.is_default ? null : drawDefault(card, name, commands),
      drawRemove(card, name, all, commands),
    ),
  )
}

const drawDefault = ({ id }: PaymentMethod, name: string, commands: HostedCommands): HTMLElement => {
  const make = () =>
    commands.write({
      part: 'cards',
      button,
      busy: 'Saving…',
      call: (api, token, key) => api.makeDefault(token, id, key),
      done: 'Default payment method updated successfully!',
    })
  const button = el(
    'button',
    { type: 'button', class: 'pay-button plain', 'aria-label': `Set as default: ${name}`, click: () => void make() },
    'Set as default',
  )
  return button
}

const drawRemove = (
  card: PaymentMethod,
  name: string,
  all: readonly PaymentMethod[],
  commands: HostedCommands,
): HTMLElement => {
  const remove = async () => {
    const sure = await ask({
      title: 'Remove this card?',
      text: `${name}. ${removalConsequence(card, all)}`,
      yes: 'Remove card',
      no: 'Keep it',
      danger: true,
    })
    if (!sure) return
    await commands.write({
      part: 'cards',
      button,
      busy: 'Removing…',
      call: (api, token, key) => api.removeCard(token, card.id, key),
      done: 'Payment method removed successfully!',
    })
  }
  const button = el(
    'button',
    { type: 'button', class: 'pay-button plain', 'aria-label': `Remove ${name}`, click: () => void remove() },
    'Remove',
  )
  return button
}

const drawAdding = (provider: CardProvider, commands: HostedCommands): HTMLElement => {
  const place = el('div', {})
  const open = () => {
    const card = drawCardSection(provider, 'this card for later payments')
    const button = el('button', { type: 'submit', class: 'pay-button' }, 'Add card')
    const form = el(
      'form',
      { novalidate: true, class: 'pay-adding' },
      card.element,
      el(
        'div',
        { class: 'pay-actions' },
        el('button', { type: 'button', class: 'pay-button plain', click: () => close() }, 'Cancel'),
        button,
      ),
    )
    const close = () => {
      card.takeDown()
      place.replaceChildren(more)
      more.focus()
    }
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      void commands.write({
        part: 'cards',
        button,
        busy: 'Adding…',
        call: async (api, token, key) => {
          const portal = await api.addCard(token, await card.take(), key)
          card.takeDown()
          return portal
        },
        done: 'Payment method added. Future payments use this card.',
      })
    })
    place.replaceChildren(form)
    form.querySelector('input')?.focus()
  }
  const more = el('button', { type: 'button', class: 'pay-button plain', click: open }, 'Add a card')
  place.append(more)
  return place
}
