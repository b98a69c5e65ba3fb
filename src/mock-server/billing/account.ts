import type { Cents } from '@/domain/money/money'
import type { Account } from '@/domain/subscription/renewal'
import { isRunning } from '@/domain/subscription/subscription'
import type { Reader } from '../core/log/rows'
import type { Store } from '../core/log/store'
import type { CardRow, Customer, SubscriptionInvoiceRow, SubscriptionRow } from './tables'

type OfCustomer = Pick<Customer, 'id'>

/** The running subscription, or else the latest; undefined when there never was one. */
export const subscriptionOf = ({ id }: OfCustomer, store: Reader): SubscriptionRow | undefined => {
  const all = store.naming('subscriptions', 'customer_id', id)
  return all.findLast(isRunning) ?? all.at(-1)
}

export const runningSubscriptionOf = (customer: OfCustomer, store: Reader): SubscriptionRow | undefined => {
  const subscription = subscriptionOf(customer, store)
  return subscription && isRunning(subscription) ? subscription : undefined
}

/** Default first, then newest. */
export const cardsOf = ({ id }: OfCustomer, store: Store): CardRow[] =>
  store
    .naming('payment_methods', 'customer_id', id)
    .toSorted((a, b) => Number(b.is_default) - Number(a.is_default) || b.id - a.id)

export const defaultCardOf = (customer: OfCustomer, store: Store): CardRow | undefined =>
  cardsOf(customer, store).find(({ is_default }) => is_default)

/** Newest first. */
export const invoicesOf = ({ id }: OfCustomer, store: Store): SubscriptionInvoiceRow[] =>
  store
    .naming('subscription_invoices', 'customer_id', id)
    .toSorted((a, b) => b.created_at - a.created_at || b.id - a.id)

export const owed = (open: readonly SubscriptionInvoiceRow[]): Cents =>
  open.reduce((sum, { amount_due }) => sum + amount_due, 0) as Cents

export type BilledRows = {
  customer: Customer
  subscription: SubscriptionRow
  card: CardRow | undefined
  open: readonly SubscriptionInvoiceRow[]
}

export const billedRowsOf = (customer: Customer, store: Store): BilledRows | undefined => {
  const subscription = subscriptionOf(customer, store)
  const open = invoicesOf(customer, store).filter(({ status }) => status === 'open')
  return subscription && { customer, subscription, card: defaultCardOf(customer, store), open }
}

export const accountFrom = ({ customer, subscription, card }: Omit<BilledRows, 'open'>): Account => ({
  subscription,
  balance: customer.balance,
  card: card ?? null,
})
