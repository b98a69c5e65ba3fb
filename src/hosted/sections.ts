import type { HostedPortal } from '@/contract/hosted'
import { type Desk, drawSection } from './desk'
import { ask, el } from './drawing'
import { dateOf, money, type Standing, standingOf } from './words'

/** Plan, status, what comes next, and Cancel or Resume. */
export const drawSubscription = ({ subscription, time_zone }: HostedPortal, desk: Desk): HTMLElement => {
  if (!subscription) return drawSection('subscription', 'Subscription', el('p', {}, 'No active subscription'))
  const standing = standingOf(subscription, time_zone)
  const end = dateOf(subscription.current_period_end, time_zone)
  return drawSection(
    'subscription',
    'Subscription',
    el(
      'p',
      { class: 'pay-plan' },
      el('strong', {}, standing.plan),
      el('span', { class: 'pay-badge', 'data-tone': standing.tone }, standing.status),
    ),
    el('p', {}, standing.next),
    desk.problemOf('subscription'),
    drawAction(standing, end, desk),
  )
}

/** `end` is the last day that is paid for. */
const drawAction = ({ action, plan }: Standing, end: string, desk: Desk): HTMLElement | null => {
  if (action === null) return null
  const resume = () =>
    desk.write({
      part: 'subscription',
      button,
      busy: 'Resuming…',
      call: (api, token, key) => api.resume(token, key),
      done: 'Subscription resumed successfully!',
    })
  const cancel = async () => {
    const sure = await ask({
      title: 'Cancel this subscription?',
      text: `${plan}. It stays active until ${end}.`,
      yes: 'Cancel subscription',
      no: 'Keep it',
      danger: true,
    })
    if (!sure) return
    await desk.write({
      part: 'subscription',
      button,
      busy: 'Cancelling…',
      call: (api, token, key) => api.cancel(token, key),
      done: 'Subscription will be cancelled at the end of the billing period.',
    })
  }
  const button = el(
    'button',
    { type: 'button', class: 'pay-button plain', click: () => void (action === 'resume' ? resume() : cancel()) },
    action === 'resume' ? 'Resume subscription' : 'Cancel subscription',
  )
  return button
}

type Invoice = HostedPortal['invoices'][number]

const STATUS: Record<string, { label: string; tone: string }> = {
  paid: { label: 'Paid', tone: 'success' },
  open: { label: 'Open', tone: 'danger' },
}

/** What was paid and what is open, newest first. */
export const drawInvoices = ({ invoices, time_zone }: HostedPortal): HTMLElement =>
  drawSection(
    'invoices',
    'Invoices',
    invoices.length === 0
      ? el('p', {}, 'No invoice yet.')
      : el('ul', { class: 'pay-list' }, ...invoices.map((invoice) => drawInvoice(invoice, time_zone))),
  )

const drawInvoice = (invoice: Invoice, timeZone: string): HTMLElement => {
  const { created_at, number, amount_due, amount_paid, status } = invoice
  const { label, tone } = STATUS[status] ?? { label: status, tone: 'warning' }
  return el(
    'li',
    { class: 'pay-item' },
    el('div', {}, el('strong', {}, dateOf(created_at, timeZone)), el('p', { class: 'pay-note' }, number)),
    el(
      'div',
      { class: 'pay-amount' },
      el('span', {}, money(status === 'paid' ? amount_paid : amount_due)),
      el('span', { class: 'pay-badge', 'data-tone': tone }, label),
    ),
  )
}
