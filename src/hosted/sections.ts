import type { HostedPortal } from '@/contract/hosted'
import { INVOICE_DOWNLOAD_FAILED } from '@/domain/subscription/texts'
import { drawSection, type HostedCommands } from './commands'
import { ask, createProblem, el, showBusy } from './drawing'
import { dateOf, money, type SubscriptionText, subscriptionTextOf } from './words'

export const drawSubscription = ({ subscription, time_zone }: HostedPortal, commands: HostedCommands): HTMLElement => {
  if (!subscription) return drawSection('subscription', 'Subscription', el('p', {}, 'No active subscription'))
  const text = subscriptionTextOf(subscription, time_zone)
  const end = dateOf(subscription.current_period_end, time_zone)
  return drawSection(
    'subscription',
    'Subscription',
    el(
      'p',
      { class: 'pay-plan' },
      el('strong', {}, text.plan),
      el('span', { class: 'pay-badge', 'data-tone': text.tone }, text.status),
    ),
    el('p', {}, text.next),
    commands.problemOf('subscription'),
    drawAction(text, end, commands),
  )
}

const drawAction = ({ action, plan }: SubscriptionText, end: string, commands: HostedCommands): HTMLElement | null => {
  if (action === null) return null
  const resume = () =>
    commands.write({
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
    await commands.write({
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

type FindPdf = (invoiceId: string) => Promise<string>

export const drawInvoices = ({ invoices, time_zone }: HostedPortal, findPdf: FindPdf): HTMLElement => {
  const problem = createProblem()
  return drawSection(
    'invoices',
    'Invoices',
    problem.element,
    invoices.length === 0
      ? el('p', {}, 'No invoice yet.')
      : el('ul', { class: 'pay-list' }, ...invoices.map((each) => drawInvoice(each, time_zone, findPdf, problem))),
  )
}

const drawInvoice = (
  invoice: Invoice,
  timeZone: string,
  findPdf: FindPdf,
  problem: ReturnType<typeof createProblem>,
): HTMLElement => {
  const { id, created_at, number, amount_due, amount_paid, status } = invoice
  const { label, tone } = STATUS[status] ?? { label: status, tone: 'warning' }
  const download = async () => {
    problem.clear()
    const showIdle = showBusy(button, 'Downloading…')
    try {
      const pdf = await findPdf(id)
      // Accepts data URLs only, so no address from a response is followed.
      if (!pdf.startsWith('data:application/pdf;')) throw new TypeError('The answer names no PDF.')
      el('a', { href: pdf, download: `${number}.pdf` }).click()
    } catch {
      problem.show(INVOICE_DOWNLOAD_FAILED, () => void download())
    }
    showIdle()
  }
  const button = el(
    'button',
    { type: 'button', class: 'pay-button plain', 'aria-label': `Download ${number}`, click: () => void download() },
    'Download',
  )
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
    el('div', { class: 'pay-actions' }, button),
  )
}
