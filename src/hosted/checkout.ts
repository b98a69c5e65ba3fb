import type { HostedCheckout } from '@/contract/hosted'
import { isFormFailure } from '@/domain/card/form-failure'
import { isRetryable, toFailure } from '@/domain/record/failure'
import { writeDatesIn } from '@/domain/time/date-format'
import { type CardChoice, drawCardChoice } from './card-form'
import { createProblem, drawBrand, drawMessage, el, showBusy } from './drawing'
import { type Hosted, wayBack } from './page'
import { type Order, orderOf } from './words'

export const loadCheckout = async (hosted: Hosted): Promise<Node> => {
  const [checkout, provider] = await Promise.all([hosted.api.checkout(hosted.token), hosted.cardProvider()])
  writeDatesIn(checkout.date_format)
  if (checkout.status === 'complete') return drawComplete(checkout, hosted)
  const order = orderOf(checkout, hosted.now())
  const card = drawCardChoice(provider, order)
  return el(
    'main',
    { class: 'pay-split' },
    drawSummary({
      order,
      business: checkout.business_name,
      cancelAddress: wayBack(checkout.cancel_url, hosted.origin),
    }),
    el('section', { class: 'pay-form', 'aria-label': 'Payment details' }, drawForm(checkout, order, card, hosted)),
  )
}

const drawComplete = ({ plan_name, success_url }: HostedCheckout, { origin }: Hosted): HTMLElement =>
  drawMessage({
    title: 'This checkout is complete',
    text: `The ${plan_name} plan is yours. There’s nothing more to pay here.`,
    action: el('a', { class: 'pay-button', href: wayBack(success_url, origin) }, 'Continue'),
  })

const drawForm = (checkout: HostedCheckout, order: Order, card: CardChoice, hosted: Hosted): HTMLElement => {
  const problem = createProblem()
  const button = el('button', { type: 'submit', class: 'pay-button wide' }, order.button)
  let busy = false

  const pay = async () => {
    if (busy) return
    busy = true
    problem.clear()
    const showIdle = showBusy(button, order.busy)
    try {
      const paymentMethodId = await card.take()
      const next = await hosted.api.complete(checkout.token, paymentMethodId, hosted.newId())
      card.takeDown()
      // The button stays busy because the page is about to navigate.
      hosted.leave(wayBack(next, hosted.origin))
    } catch (error) {
      busy = false
      showIdle()
      const failure = toFailure(error)
      if (!isFormFailure(failure)) problem.show(failure.message, isRetryable(failure) ? () => void pay() : undefined)
    }
  }

  const form = el(
    'form',
    { class: 'pay-fields', novalidate: true, input: problem.clear },
    el('h2', {}, 'Contact'),
    el('label', { for: 'pay-email' }, 'Email'),
    el('input', { id: 'pay-email', type: 'email', value: checkout.customer_email, readonly: true }),
    card.element,
    problem.element,
    button,
    el('p', { class: 'pay-small' }, 'You can cancel at any time. This is a test: no money moves.'),
  )
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void pay()
  })
  return form
}

type Summary = { order: Order; business: string; cancelAddress: string }

const drawSummary = ({ order, business, cancelAddress }: Summary): HTMLElement =>
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
