import { monthAt } from '@/domain/card/card'
import { readTestCardId } from '@/domain/card/test-cards'
import type { FactActor } from '@/domain/record/fact'
import { cardName, cardRemovalRefusal, isCardExpired, type PaymentMethod } from '@/domain/subscription/billing'
import { inserted, removed, updated } from '../core/log/changes'
import type { Store } from '../core/log/store'
import type { Decided } from '../core/write/execute'
import { idFrom, Refusal } from '../core/write/refusal'
import { cardsOf, defaultCardOf, runningSubscriptionOf } from './account'
import { settled } from './step-facts'
import type { CardRow, Customer } from './tables'
import { PREFIX } from './wire-prefixes'

export const toWireCard = ({ id, brand, last4, exp_month, exp_year, is_default }: CardRow): PaymentMethod => ({
  id: `${PREFIX.card}${id}`,
  brand,
  last4,
  exp_month,
  exp_year,
  is_default,
})

/** Throws Refusal 404. */
export const cardNamed = (wireId: string, { id }: Pick<Customer, 'id'>, store: Store): CardRow => {
  const card = store.find('payment_methods', idFrom(wireId, 'Payment method', PREFIX.card))
  if (card?.customer_id !== id) throw new Refusal(404, 'Payment method not found')
  return card
}

export const cardOfProvider = (providerId: string, customer: Pick<Customer, 'id'>, store: Store): CardRow | undefined =>
  cardsOf(customer, store).find(({ provider_id }) => provider_id === providerId)

/** Throws Refusal 402 for a declined or expired card, 409 for someone else's. */
export const newCardRow = (providerId: string, customer: Pick<Customer, 'id'>, store: Store): CardRow => {
  const testCard = readTestCardId(providerId)
  if (!testCard) throw new Refusal(402, 'Your card was declined.')
  if (isCardExpired(testCard, monthAt(store.now()))) throw new Refusal(402, 'Your card has expired.')
  if (store.table('payment_methods').some(({ provider_id }) => provider_id === providerId))
    throw new Refusal(409, 'This card belongs to another account.')
  const { brand, last4, exp_month, exp_year, chargeable } = testCard
  const id = store.nextId('payment_methods')
  const card = { id, customer_id: customer.id, brand, last4, exp_month, exp_year, chargeable }
  return { ...card, provider_id: providerId, is_default: false }
}

const fact = (card: CardRow, type: string, actor: FactActor, note: string, changes: Decided['changes']): Decided => ({
  stream: `payment-method/${card.id}`,
  type,
  actor,
  note: `${cardName(card)} ${note}`,
  changes,
})

const noLongerDefault = (customer: Pick<Customer, 'id'>, store: Store): Decided['changes'] => {
  const card = defaultCardOf(customer, store)
  return card ? [updated('payment_methods', card, { is_default: false })] : []
}

/** The first card becomes the default, as does one that requests it. */
const storeCard = (
  customer: Customer,
  card: CardRow,
  asDefault: boolean,
  actor: FactActor,
  store: Store,
): Decided[] => {
  const is_default = asDefault || defaultCardOf(customer, store) === undefined
  const row = { ...card, is_default }
  const former = is_default ? noLongerDefault(customer, store) : []
  const note = is_default ? 'added as the default' : 'added'
  const added = fact(row, 'payment_method.added', actor, note, [...former, inserted('payment_methods', row)])
  return is_default ? [added, ...settled(customer, row, actor, store)] : [added]
}

/** Makes a card the default; no facts if it already is. */
export const makeCardDefault = (customer: Customer, card: CardRow, actor: FactActor, store: Store): Decided[] => {
  if (card.is_default) return []
  const changes = [...noLongerDefault(customer, store), updated('payment_methods', card, { is_default: true })]
  const defaultFact = fact(card, 'payment_method.made_default', actor, 'is the default now', changes)
  return [defaultFact, ...settled(customer, card, actor, store)]
}

/** Idempotent by the provider's card id. Throws Refusal 402, 409. */
export const cardAdded = (
  customer: Customer,
  wanted: { payment_method_id: string; set_as_default: boolean },
  actor: FactActor,
  store: Store,
): Decided[] => {
  const existing = cardOfProvider(wanted.payment_method_id, customer, store)
  if (existing) return wanted.set_as_default ? makeCardDefault(customer, existing, actor, store) : []
  const card = newCardRow(wanted.payment_method_id, customer, store)
  return storeCard(customer, card, wanted.set_as_default, actor, store)
}

/** The newest remaining card replaces a removed default. Throws Refusal 409 for the only card of a running subscription. */
export const cardRemoved = (customer: Customer, card: CardRow, actor: FactActor, store: Store): Decided => {
  const cards = cardsOf(customer, store)
  const subscription = runningSubscriptionOf(customer, store) ?? null
  const refusal = cardRemovalRefusal({ cards: cards.length, subscription })
  if (refusal) throw new Refusal(409, refusal)
  const heir = card.is_default ? cards.find(({ id }) => id !== card.id) : undefined
  const inherited = heir ? [updated('payment_methods', heir, { is_default: true })] : []
  const note = heir ? `removed; ${cardName(heir)} is the default now` : 'removed'
  return fact(card, 'payment_method.removed', actor, note, [removed('payment_methods', card), ...inherited])
}
