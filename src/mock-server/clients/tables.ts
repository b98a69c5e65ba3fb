import { type Client, clientSchema, type Property, propertySchema } from '@/domain/client'
import type { Actor } from '@/domain/permissions/actor'
import { bypassesChecks } from '@/domain/permissions/check'
import { fullName } from '@/domain/user'
import { type RecordRules, table } from '../core/registry'

declare module '../core/rows' {
  interface TableRows {
    clients: Client
    properties: Property
  }
}

const mayEditClients = (actor: Actor): boolean =>
  bypassesChecks(actor.user_type) || actor.permissions.includes('clients.edit')

const clientRecord: RecordRules<Client> = {
  stream: 'client',
  nouns: ['client', 'clients'],
  business: ({ business_id }) => business_id,
  name: fullName,
  visible: ({ id }, actor) => actor.permissions.includes('clients.view') || id === actor.client_id,
  page: () => null,
  undo: {
    may: mayEditClients,
    obstacle({ before, after }, store) {
      const isKnown = (row: { client_id: number }) => row.client_id === before?.id
      const isNeeded = store.table('properties').some(isKnown) || store.table('jobs').some(isKnown)
      return after === null && isNeeded ? 'There are jobs or properties of this client by now.' : null
    },
  },
}

const propertyRecord: RecordRules<Property> = {
  stream: 'property',
  nouns: ['property', 'properties'],
  business: ({ business_id }) => business_id,
  name: ({ property_name, address }) => property_name || address,
  visible: ({ client_id }, actor) => actor.permissions.includes('clients.view') || client_id === actor.client_id,
  page: () => null,
  undo: { may: mayEditClients },
}

/** The people work is done for, and where. */
export const clientTables = {
  clients: table(clientSchema, clientRecord),
  properties: table(propertySchema, propertyRecord),
}
