import { fullName } from '@/domain/account/user'
import { type BalanceEntry, balanceEntrySchema } from '@/domain/client/balance'
import { type Client, clientSchema } from '@/domain/client/client'
import { maySeeBalances, maySeeClients, maySeeNotes } from '@/domain/client/permissions'
import { NO_CARE, type Property, propertySchema } from '@/domain/client/property'
import { centsFromDollars } from '@/domain/money/money'
import type { Actor } from '@/domain/permissions/actor'
import { type RecordRules, table } from '../core/log/registry'
import { factsOf } from '../core/write/facts'

declare module '../core/log/rows' {
  interface TableRows {
    clients: Client
    properties: Property
    balance_entries: BalanceEntry
  }
}

export const MERGED_AWAY = 'client.merged_away'
export const STATEMENT_SENT = 'client.statement_sent'

const sees = (actor: Actor, clientId: number): boolean => maySeeClients(actor) || clientId === actor.client_id

/** Form labels that differ from the field names. */
export const CLIENT_WORDS = { preferred_payment_method: 'payment method' }
export const PROPERTY_WORDS = {
  property_name: 'name',
  property_type: 'type',
  service_frequency: 'frequency',
  service_day_preference: 'preferred day',
  service_time_preference: 'preferred time',
  bagging_preference: 'clippings',
  grass_type: 'grass',
}

const clientRecord: RecordRules<Client> = {
  stream: 'client',
  nouns: ['client', 'clients'],
  business: ({ business_id }) => business_id,
  name: fullName,
  visible: ({ id }, actor) => sees(actor, id),
  words: CLIENT_WORDS,
  hides: (actor) => ({
    ...(maySeeBalances(actor) ? {} : { credit_limit: centsFromDollars(0) }),
    ...(maySeeNotes(actor) ? {} : { notes: '' }),
  }),
  page: ({ id }) => `/dashboard/clients/${id}`,
}

const propertyRecord: RecordRules<Property> = {
  stream: 'property',
  nouns: ['property', 'properties'],
  business: ({ business_id }) => business_id,
  // Many properties are just called "Home", so the address and client identify them.
  name({ address, client_id }, store) {
    const client = store.find('clients', client_id)
    return client ? `${address} (${fullName(client)})` : address
  },
  words: PROPERTY_WORDS,
  visible: ({ client_id }, actor) => sees(actor, client_id),
  page: ({ id }) => `/dashboard/properties?property=${id}`,
  partOf: { table: 'clients', id: ({ client_id }) => client_id },
}

const balanceRecord: RecordRules<BalanceEntry> = {
  stream: 'balance',
  nouns: ['balance entry', 'balance entries'],
  business: ({ business_id }) => business_id,
  name: ({ note }) => note,
  visible: (_entry, actor) => maySeeBalances(actor),
  page: ({ client_id }) => `/dashboard/clients/${client_id}`,
}

export const clientFacts = factsOf('clients', clientRecord)

export const propertyFacts = factsOf('properties', propertyRecord)

export const balanceFacts = factsOf('balance_entries', balanceRecord)

export const clientTables = {
  clients: table(clientSchema, clientRecord),
  properties: table(propertySchema, propertyRecord, { added: NO_CARE }),
  balance_entries: table(balanceEntrySchema, balanceRecord),
}
