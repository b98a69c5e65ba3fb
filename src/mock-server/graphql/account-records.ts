import * as v from 'valibot'
import { businessSchema } from '@/domain/business'
import type { Actor } from '@/domain/permissions/actor'
import { cardName } from '@/domain/subscription/billing'
import { maySeeSubscription } from '@/domain/subscription/subscription'
import { fullName } from '@/domain/user'
import type { Store } from '../core/store'
import type { SubjectOf } from './subject'

const userPart = v.object({
  id: v.number(),
  business_id: v.nullable(v.number()),
  first_name: v.string(),
  last_name: v.string(),
})

/** People of the business, as those see them who manage users; and oneself. */
export const userSubject: SubjectOf = (row, actor) => {
  const person = v.parse(userPart, row)
  const allowed = actor.permissions.includes('users.view') || person.id === actor.user_id
  return { name: fullName(person), visible: person.business_id === actor.business_id && allowed }
}

/** The business itself, which all of its people know. */
export const businessSubject: SubjectOf = (row, actor) => {
  const { id, name } = v.parse(businessSchema, row)
  return { name, visible: id === actor.business_id }
}

/** The business as a customer of the product: how it was set up. */
export const customerSubject: SubjectOf = (row, actor, store) => {
  const { business_id } = v.parse(v.object({ business_id: v.number() }), row)
  const name = store.find('businesses', business_id)?.name ?? 'Business'
  return { name, visible: business_id === actor.business_id && maySeeSubscription(actor) }
}

const ofCustomer = { customer_id: v.number() }

/** What a customer pays for and with is shown to those who see the subscription. */
const paidBy = (customerId: number, actor: Actor, store: Store): boolean =>
  store.find('customers', customerId)?.business_id === actor.business_id && maySeeSubscription(actor)

export const subscriptionSubject: SubjectOf = (row, actor, store) => {
  const { customer_id } = v.parse(v.object(ofCustomer), row)
  return { name: 'Subscription', visible: paidBy(customer_id, actor, store) }
}

export const invoiceSubject: SubjectOf = (row, actor, store) => {
  const { customer_id, number } = v.parse(v.object({ ...ofCustomer, number: v.string() }), row)
  return { name: number, visible: paidBy(customer_id, actor, store) }
}

export const paymentMethodSubject: SubjectOf = (row, actor, store) => {
  const { customer_id, ...card } = v.parse(v.object({ ...ofCustomer, brand: v.string(), last4: v.string() }), row)
  return { name: cardName(card), visible: paidBy(customer_id, actor, store) }
}
