import type { HostedPortal } from '@/mock-server/hosted/wire'
import { el } from '../dom'
import { longDate, money } from '../words'
import { drawSection } from './desk'

type Invoice = HostedPortal['invoices'][number]

const STATUS: Record<string, { label: string; tone: string }> = {
  paid: { label: 'Paid', tone: 'success' },
  open: { label: 'Open', tone: 'danger' },
}

/** What was paid and what is open, newest first. */
export const drawInvoices = (invoices: readonly Invoice[]): HTMLElement =>
  drawSection(
    'invoices',
    'Invoices',
    invoices.length === 0
      ? el('p', {}, 'No invoice yet.')
      : el('ul', { class: 'pay-list' }, ...invoices.map(drawInvoice)),
  )

const drawInvoice = ({ created_at, number, amount_due, amount_paid, status }: Invoice): HTMLElement => {
  const { label, tone } = STATUS[status] ?? { label: status, tone: 'warning' }
  return el(
    'li',
    { class: 'pay-item' },
    el('div', {}, el('strong', {}, longDate(created_at)), el('p', { class: 'pay-note' }, number)),
    el(
      'div',
      { class: 'pay-amount' },
      el('span', {}, money(status === 'paid' ? amount_paid : amount_due)),
      el('span', { class: 'pay-badge', 'data-tone': tone }, label),
    ),
  )
}
