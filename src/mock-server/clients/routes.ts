import { listClients, toWireClient } from '@/contract/clients'
import type { Client } from '@/domain/client'
import { centsFromDollars } from '@/domain/money'
import type { Actor } from '@/domain/permissions/actor'
import type { Route } from '../core/call'
import { permitReading } from '../core/refusal'
import type { Store } from '../core/store'
import { reading } from '../rest/answer'

/** Everybody for those who see clients; oneself for a property owner. */
const visibleClients = (actor: Actor, businessId: number, store: Store): Client[] => {
  const clients = store.table('clients').filter((client) => client.business_id === businessId)
  if (actor.permissions.includes('clients.view')) return clients
  permitReading('clients', actor.client_id !== null, store)
  return clients.filter(({ id }) => id === actor.client_id)
}

/** The credit limit is told to those who may see the money side (PERM-16). */
const asSeenBy = (actor: Actor, client: Client): Client =>
  actor.permissions.includes('clients.view.financial') ? client : { ...client, credit_limit: centsFromDollars(0) }

/** Clients with their properties (EP-024). */
export const clientRoutes: readonly Route[] = [
  reading(listClients, ({ actor, businessId }, store) => {
    const properties = store.table('properties')
    const items = visibleClients(actor, businessId, store).map((client) =>
      toWireClient(
        asSeenBy(actor, client),
        properties.filter(({ client_id }) => client_id === client.id),
      ),
    )
    return { items }
  }),
]
