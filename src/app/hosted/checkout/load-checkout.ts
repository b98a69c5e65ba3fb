import { isFormFailure, isRetryable, toFailure } from '@/domain/failure'
import type { HostedCheckout } from '@/mock-server/hosted/wire'
import { wayBack } from '../address'
import { el, showBusy } from '../dom'
import { createProblem, drawMessage } from '../messages'
import type { Hosted } from '../page'
import { type CardChoice, drawCardChoice } from './card-choice'
import { type Order, orderOf } from './order'
import { drawSummary } from './summary'

/** Reads a checkout and draws its page (LAND-04, SUB-10). */
export const loadCheckout = async (hosted: Hosted): Promise<Node> => {
  const [checkout, provider] = await Promise.all([hosted.api.checkout(hosted.token), hosted.cardProvider()])
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
    text: `The ${plan_name} plan is yours. Nothing more is to be paid here.`,
    action: el('a', { class: 'pay-button', href: wayBack(success_url, origin) }, 'Go on'),
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
      const taken = await card.take()
      const next = await hosted.api.complete(checkout.token, taken, hosted.newId())
      card.takeDown()
      // Still busy: the page is being left.
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
    { novalidate: true, input: problem.clear },
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
