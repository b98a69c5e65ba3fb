import {
  createClient,
  createClientOld,
  createProperty,
  deleteClient,
  deleteProperty,
  getClient,
  listClients,
  listClientsOld,
  toWireClient,
  toWireProperty,
  updateClient,
  updateClientOld,
  updateProperty,
} from '@/contract/clients'
import type { ReadBodyOf } from '@/contract/endpoint'
import type { Client } from '@/domain/client/client'
import {
  mayCreateClients,
  mayDeleteClients,
  mayEditClients,
  mayEditProperties,
  maySeeBalances,
  maySeeClients,
} from '@/domain/client/permissions'
import { centsFromDollars } from '@/domain/money/money'
import type { Actor } from '@/domain/permissions/actor'
import type { Route } from '../core/call'
import { damagedRows, hiddenFrom } from '../core/history/subjects'
import type { Store } from '../core/log/store'
import { type CommandResult, command, type Requester } from '../core/write/command'
import { crud } from '../core/write/crud'
import { permitReading, Refusal, recordOf } from '../core/write/refusal'
import { balancesIn } from '../invoices/balances'
import { reading } from '../rest/answer'
import { writing } from '../rest/writing'
import {
  checkPlaces,
  clientsOf,
  created,
  deleted,
  edited,
  jobsFollowing,
  propertiesOf,
  propertyFrom,
} from './decisions'

const NOTHING = [{ amount: centsFromDollars(0), currency: 'USD' }] as const

const visibleClients = (actor: Actor, businessId: number, store: Store): readonly Client[] => {
  if (maySeeClients(actor)) return clientsOf(businessId, store)
  permitReading('clients', actor.client_id !== null, store)
  return clientsOf(businessId, store).filter(({ id }) => id === actor.client_id)
}

/** Omits the balance for people who may not see it (PERM-16). */
const wireFor = (actor: Actor, client: Client, store: Store) =>
  toWireClient(
    { ...client, ...hiddenFrom('clients', client, actor, store) },
    maySeeBalances(actor) ? balancesIn(client, store) : NOTHING,
    propertiesOf(client.id, store),
  )

const list = ({ actor, businessId }: Requester, store: Store) => {
  const items = visibleClients(actor, businessId, store).map((client) => wireFor(actor, client, store))
  // Damaged clients are sent as they are: the reader reports them and keeps the others.
  const damaged = damagedRows('clients', actor, store) as readonly (typeof items)[number][]
  return { items: [...items, ...damaged] }
}

const clientIn = ({ row }: CommandResult<'clients'>, { actor }: Requester, store: Store) => ({
  client: wireFor(actor, row(), store),
})

const creation = command('clients', {
  may: { rule: mayCreateClients, participle: 'created' },
  facts: (request: Requester & { body: ReadBodyOf<typeof createClient> }, store) => created(request, store),
  answer: clientIn,
})

type Editing = Requester & { params: { clientId: string }; body: ReadBodyOf<typeof updateClient> }

const edit = command('clients', {
  id: ({ params }: Editing) => params.clientId,
  may: { rule: mayEditClients, participle: 'edited' },
  facts: (request: Editing, store, client) => edited(request, client, store),
  answer: clientIn,
})

const properties = crud('properties', {
  reads: {
    may: (actor) => maySeeClients(actor) || actor.client_id !== null,
    shown:
      ({ actor }) =>
      (property) =>
        maySeeClients(actor) || property.client_id === actor.client_id ? property : null,
  },
  may: { create: mayEditProperties, edit: mayEditProperties, delete: mayEditProperties },
  create(request: Requester & { params: { clientId: string }; body: ReadBodyOf<typeof createProperty> }, id, store) {
    const client = recordOf('clients', request.params.clientId, request, store)
    checkPlaces(propertiesOf(client.id, store).length + 1)
    return propertyFrom(request.body, { id, client_id: client.id, business_id: client.business_id })
  },
  edit: (request: Requester & { body: ReadBodyOf<typeof updateProperty> }, property) =>
    propertyFrom(request.body, property),
  alsoEdited: jobsFollowing,
  answer: (property) => ({ property: { ...toWireProperty(property), client_id: property.client_id } }),
})

/** EP-024 to EP-031, and EP-037 to EP-039 on the older paths. */
export const clientRoutes: readonly Route[] = [
  reading(listClients, list),
  reading(listClientsOld, list),

  reading(getClient, (request, store) => {
    const client = recordOf('clients', request.params.clientId, request, store)
    if (!maySeeClients(request.actor) && client.id !== request.actor.client_id)
      throw new Refusal(403, 'Your role can’t see this client.')
    return { client: wireFor(request.actor, client, store) }
  }),

  writing(createClient, creation),
  writing(createClientOld, creation),
  writing(updateClient, edit),
  writing(updateClientOld, edit),

  writing(
    deleteClient,
    command('clients', {
      id: ({ params }) => params.clientId,
      may: { rule: mayDeleteClients, participle: 'deleted' },
      facts: ({ actor }, store, client) => deleted(actor, client, store),
      answer: () => ({ success: true as const }),
    }),
  ),

  writing(createProperty, properties.create),
  writing(
    updateProperty,
    properties.edit(({ params }) => params.propertyId),
  ),
  writing(
    deleteProperty,
    properties.remove(
      ({ params }) => params.propertyId,
      () => ({ success: true as const }),
    ),
  ),
]
