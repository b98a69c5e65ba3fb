import { monthAt } from '@/domain/card/card'
import { type Cents, formatMoney } from '@/domain/money/money'
import type { FactActor } from '@/domain/record/fact'
import type { PlanChange } from '@/domain/subscription/plan-change'
import type { Bill } from '@/domain/subscription/renewal'
import type { Subscription } from '@/domain/subscription/subscription'
import { inserted, updated } from '../core/log/changes'
import type { Decided } from '../core/write/execute'
import type { Customer, SubscriptionInvoiceRow } from './tables'

type Line = SubscriptionInvoiceRow['lines'][number]

/** For example `GW-2026-0001`. */
const numberOf = (id: number, createdAt: number): string =>
  `GW-${monthAt(createdAt).year}-${String(id).padStart(4, '0')}`

const minus = (amount: Cents): Cents => (0 - amount) as Cents

/** For example `Professional plan, annual`. */
const planLine = (
  { plan_name, billing_period }: Pick<Subscription, 'plan_name' | 'billing_period'>,
  price: Cents,
): Line => ({
  description: `${plan_name} plan, ${billing_period === 'yearly' ? 'annual' : 'monthly'}`,
  amount: price,
})

type ForPeriod = {
  id: number
  customer: Pick<Customer, 'id'>
  subscription: Pick<Subscription, 'plan_name' | 'billing_period'>
  bill: Bill
  paid: boolean
}

export const invoiceFor = ({ id, customer, subscription, bill, paid }: ForPeriod): SubscriptionInvoiceRow => {
  const { period_start, period_end, price, credit, due } = bill
  const credited: Line[] = credit > 0 ? [{ description: 'Balance from an earlier change', amount: minus(credit) }] : []
  return {
    id,
    customer_id: customer.id,
    number: numberOf(id, period_start),
    created_at: period_start,
    period_start,
    period_end,
    amount_due: due,
    amount_paid: paid ? due : (0 as Cents),
    status: paid ? 'paid' : 'open',
    lines: [planLine(subscription, price), ...credited],
  }
}

type ForChange = {
  id: number
  customer: Pick<Customer, 'id'>
  names: { from: string; to: string }
  change: PlanChange
  now: number
}

export const invoiceForChange = ({ id, customer, names, change, now }: ForChange): SubscriptionInvoiceRow => ({
  id,
  customer_id: customer.id,
  number: numberOf(id, now),
  created_at: now,
  period_start: now,
  period_end: change.next_billing_at,
  amount_due: change.due_now,
  amount_paid: change.due_now,
  status: 'paid',
  lines: [
    { description: change.restarts ? names.to : `Rest of the period on ${names.to}`, amount: change.charge },
    { description: `Unused time on ${names.from}`, amount: minus(change.credit) },
  ],
})

/** Part of the balance used by the invoice. */
export const creditOf = ({ lines }: SubscriptionInvoiceRow): Cents =>
  lines.reduce((sum, { amount }) => sum + Math.max(0, 0 - amount), 0) as Cents

const fact = (
  { id }: SubscriptionInvoiceRow,
  type: string,
  actor: FactActor,
  note: string,
  change: Decided['changes'][number],
): Decided => ({ stream: `subscription-invoice/${id}`, type, actor, note, changes: [change] })

export const invoiceOpened = (invoice: SubscriptionInvoiceRow, actor: FactActor): Decided => {
  const change = inserted('subscription_invoices', invoice)
  const amount = formatMoney(invoice.amount_due)
  return invoice.status === 'paid'
    ? fact(invoice, 'invoice.paid', actor, `${invoice.number}: ${amount} paid`, change)
    : fact(invoice, 'invoice.opened', actor, `${invoice.number}: ${amount} due`, change)
}

export const invoicePaid = (invoice: SubscriptionInvoiceRow, actor: FactActor): Decided => {
  const change = updated('subscription_invoices', invoice, { status: 'paid', amount_paid: invoice.amount_due })
  return fact(invoice, 'invoice.paid', actor, `${invoice.number}: ${formatMoney(invoice.amount_due)} paid`, change)
}

export const invoiceVoided = (invoice: SubscriptionInvoiceRow, actor: FactActor): Decided =>
  fact(
    invoice,
    'invoice.voided',
    actor,
    `${invoice.number}: no longer due`,
    updated('subscription_invoices', invoice, { status: 'void' }),
  )
