import { fullName } from '@/domain/account/user'
import { balanceOf, clientBalanceRefusal } from '@/domain/client/balance'
import type { Client } from '@/domain/client/client'
import { MOST_PROPERTIES, TOO_MANY_PROPERTIES } from '@/domain/client/form'
import { lastPropertyRefusal } from '@/domain/client/last-property'
import { clientWorkRefusal, propertyWorkRefusal } from '@/domain/client/open-work'
import { isAt, type Property } from '@/domain/client/property'
import { isOpen } from '@/domain/job/commands'
import type { Job } from '@/domain/job/job'
import { sumsByCurrency } from '@/domain/money/sum-text'
import { limitRefusal, limitState } from '@/domain/subscription/limits'
import { currencyOf } from '../accounts/currency'
import { planOfBusiness } from '../accounts/seats'
import type { Done } from '../core/history/undo-rules'
import type { Reader } from '../core/log/rows'
import { clientEstimatesRefusal } from '../estimates/refusals'
import { chargesOwedBy } from '../invoices/balances'
import { clientInvoicesRefusal } from '../invoices/refusals'
import { clientPayoutsRefusal } from '../payouts/refusals'
import { clientPlansRefusal } from '../plans/refusals'

/** Null when allowed. */
type Refused = string | null

type OfClient = { client_id: number }

/** Refuses when the plan has no room. Without a subscription there is no limit. */
export const roomRefusal = (businessId: number, count: number, store: Reader): Refused => {
  const plan = planOfBusiness(businessId, store)
  return plan && limitState(count - 1, plan.limits.maxCustomers) === 'reached'
    ? limitRefusal(plan, 'maxCustomers')
    : null
}

export const placesRefusal = (count: number): Refused => (count > MOST_PROPERTIES ? TOO_MANY_PROPERTIES : null)

const openJobsOf = (clientId: number, store: Reader): Job[] =>
  store.naming('jobs', 'client_id', clientId).filter(({ status }) => isOpen(status))

export const openJobsAt = (property: Property, store: Reader): number =>
  openJobsOf(property.client_id, store).filter(isAt(property)).length

export const accountRefusal = (client: Client, instead: string, store: Reader): Refused => {
  const signsIn = store.naming('users', 'client_id', client.id).length > 0
  return signsIn ? `${fullName(client)} has an account here. ${instead}` : null
}

export const balanceRefusal = ({ id, business_id }: Client, store: Reader): Refused => {
  const open = clientPayoutsRefusal(id, store) ?? clientInvoicesRefusal(id, store)
  if (open !== null) return open
  const amount = balanceOf(store.naming('balance_entries', 'client_id', id))
  const own = currencyOf(business_id, store)
  return clientBalanceRefusal(sumsByCurrency([{ amount, currency: own }, ...chargesOwedBy(id, store)], own))
}

export const clientRemoval = (client: Client, storeAfter: Reader): Refused => {
  const { id } = client
  const refusal =
    accountRefusal(client, 'Set them to former instead.', storeAfter) ??
    clientPlansRefusal(id, storeAfter) ??
    clientWorkRefusal(openJobsOf(id, storeAfter).length) ??
    clientEstimatesRefusal(id, storeAfter) ??
    balanceRefusal(client, storeAfter)
  if (refusal) return refusal
  if (storeAfter.naming('properties', 'client_id', id).length > 0)
    return 'This client has other properties now. Delete the client instead.'
  const isSpokenTo = storeAfter.naming('conversations', 'client_id', id).length > 0
  return isSpokenTo ? 'There are messages with this client now. Delete the client instead.' : null
}

/** Deleting a client removes its properties without this check (CLI-03). */
export const propertyRemoval = (property: Property, storeAfter: Reader): Refused => {
  if (!storeAfter.find('clients', property.client_id)) return null
  const work = propertyWorkRefusal(openJobsAt(property, storeAfter))
  if (work) return work
  return lastPropertyRefusal(storeAfter.naming('properties', 'client_id', property.client_id).length)
}

/** A client's records can't be restored without the client. */
export const ownerRefusal = ({ after }: { after: OfClient }, store: Reader): Refused =>
  store.find('clients', after.client_id) ? null : 'Its client was deleted; bring the client back first.'

export const propertyObstacle = (undone: { after: Property }, store: Reader): Refused => {
  const { length } = store.naming('properties', 'client_id', undone.after.client_id)
  return ownerRefusal(undone, store) ?? placesRefusal(length)
}

/** Refuses only a restore; other changes of a client can always be undone. */
export const clientObstacle = ({ before, after }: Done<Client> & { after: Client }, store: Reader): Refused => {
  if (before !== null) return null
  const hasProperty = store.naming('properties', 'client_id', after.id).length > 0
  if (!hasProperty) return 'Its properties can’t be brought back with it.'
  const { length } = store.naming('clients', 'business_id', after.business_id)
  return roomRefusal(after.business_id, length, store)
}
