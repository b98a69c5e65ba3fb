import type { Client } from '@/domain/client/client'
import {
  CLIENT_PAYMENT_METHODS,
  CLIENT_STATUSES,
  CLIENT_TYPES,
  PAYMENT_TERMS,
  wordLabel,
} from '@/domain/client/vocabulary'
import { asMoney, asWord, type HistoryWords } from '@/ui/kit/records/history-words'
import { sinceText } from '../records'

/** What a client's history calls things. */
export const clientHistory: HistoryWords<Client> = {
  fields: {
    id: null,
    business_id: null,
    first_name: 'First name',
    last_name: 'Last name',
    email: 'Email',
    phone: 'Phone',
    client_type: ['Client type', asWord(CLIENT_TYPES, wordLabel)],
    billing_address: 'Billing address',
    billing_city: 'Billing city',
    billing_state: 'Billing state',
    billing_zip: 'Billing ZIP code',
    payment_terms: ['Payment terms', asWord(PAYMENT_TERMS, wordLabel)],
    preferred_payment_method: ['Payment method', asWord(CLIENT_PAYMENT_METHODS, wordLabel)],
    credit_limit: ['Credit limit', asMoney],
    notes: 'Notes',
    status: ['Status', asWord(CLIENT_STATUSES, wordLabel)],
    client_since: ['Client since', (day) => (typeof day === 'string' ? sinceText({ client_since: day }) : undefined)],
  },
  titles: {
    'client.created': 'Client added',
    'client.edited': 'Client edited',
    'client.deleted': 'Client deleted',
  },
}
