import { type BalanceEntry, balanceEntrySchema } from '@/domain/client/balance'
import { type Client, clientSchema } from '@/domain/client/client'
import { mayEditClients, mayEditProperties, maySeeBalances, maySeeClients } from '@/domain/client/permissions'
import { NO_CARE, type Property, placeText, propertySchema } from '@/domain/client/property'
import type { Actor } from '@/domain/permissions/actor'
import { fullName } from '@/domain/user'
import { type RecordRules, table } from '../core/registry'

declare module '../core/rows' {
  interface TableRows {
    clients: Client
    properties: Property
    balance_entries: BalanceEntry
  }
}

/** Staff see every client, a property owner themselves. */
const sees = (actor: Actor, clientId: number): boolean => maySeeClients(actor) || clientId === actor.client_id

const clientRecord: RecordRules<Client> = {
  stream: 'client',
  nouns: ['client', 'clients'],
  business: ({ business_id }) => business_id,
  name: fullName,
  visible: ({ id }, actor) => sees(actor, id),
  page: ({ id }) => `/dashboard/clients/${id}`,
  undo: {
    may: mayEditClients,
    obstacle({ before, after }, store) {
      const hasJobs = before !== null && store.naming('jobs', 'client_id', before.id).length > 0
      return after === null && hasJobs ? 'There are jobs of this client by now.' : null
    },
  },
}

const propertyRecord: RecordRules<Property> = {
  stream: 'property',
  nouns: ['property', 'properties'],
  business: ({ business_id }) => business_id,
  name: (property) => property.property_name || placeText(property),
  visible: ({ client_id }, actor) => sees(actor, client_id),
  page: ({ id }) => `/dashboard/properties?property=${id}`,
  undo: {
    may: mayEditProperties,
    obstacle: ({ after }, store) =>
      after !== null && !store.find('clients', after.client_id)
        ? 'Its client was deleted; bring the client back first.'
        : null,
  },
}

const balanceRecord: RecordRules<BalanceEntry> = {
  stream: 'balance',
  nouns: ['balance entry', 'balance entries'],
  business: ({ business_id }) => business_id,
  name: ({ note }) => note,
  visible: (_entry, actor) => maySeeBalances(actor),
  page: ({ client_id }) => `/dashboard/clients/${client_id}`,
  undo: {
    may: mayEditClients,
    obstacle: ({ after }, store) =>
      after !== null && !store.find('clients', after.client_id)
        ? 'Its client was deleted; bring the client back first.'
        : null,
  },
}

/** The people work is done for, where, and what they owe. */
export const clientTables = {
  clients: table(clientSchema, clientRecord),
  properties: table(propertySchema, propertyRecord, { added: NO_CARE }),
  balance_entries: table(balanceEntrySchema, balanceRecord),
}
