import { el } from '../dom'
import { drawBrand } from '../messages'
import type { Order } from './order'

type Summary = { order: Order; business: string; cancelAddress: string }

/** The left half: what is bought, what is due today and what later; and the way back. */
export const drawSummary = ({ order, business, cancelAddress }: Summary): HTMLElement =>
  el(
    'section',
    { class: 'pay-summary', 'aria-label': 'Order summary' },
    el(
      'div',
      {},
      drawBrand(),
      el(
        'a',
        { class: 'pay-back', href: cancelAddress },
        el('span', { 'aria-hidden': 'true' }, '←'),
        'Cancel and go back',
      ),
      el('h1', { class: 'pay-heading' }, order.heading),
      el('p', { class: 'pay-price' }, el('strong', {}, order.price), ` ${order.per}`),
      el('p', { class: 'pay-for' }, `For ${business}`),
      el(
        'dl',
        {},
        ...order.lines.map(({ label, amount }) => line(label, amount)),
        line('Due today', order.due, 'pay-total'),
      ),
      order.later && el('p', { class: 'pay-later' }, order.later),
    ),
  )

const line = (label: string, amount: string, name = ''): HTMLElement =>
  el('div', { class: `pay-line ${name}` }, el('dt', {}, label), el('dd', {}, amount))
