import type { Client } from '@/domain/client/client'
import {
  CLIENT_PAYMENT_METHODS,
  CLIENT_STATUSES,
  CLIENT_TYPES,
  PAYMENT_TERMS,
  wordLabel,
} from '@/domain/client/vocabulary'
import type { ClientLink } from '@/domain/client-page/client-link'
import type { ClientQuestion } from '@/domain/client-page/question'
import { asMoney, asWord, type HistoryWords } from '@/ui/kit/records/page/history-words'
import { PROPERTY_HISTORY } from '@/ui/shared/property-words'
import { sinceText } from '../records'

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
    'client.statement_sent': 'Statement sent',
  },
}

/** The note says everything; other fields are internal. */
const LINK_HISTORY: HistoryWords<ClientLink> = {
  fields: {
    id: null,
    business_id: null,
    client_id: null,
    token: null,
    created_at: null,
    created_by: null,
    expires_at: null,
    withdrawn_at: null,
    last_seen_at: null,
  },
  titles: {
    'client_link.made': 'Link made',
    'client_link.extended': 'Link extended',
    'client_link.withdrawn': 'Link withdrawn',
    'client_link.seen': 'Opened by the client',
  },
}

const QUESTION_HISTORY: HistoryWords<ClientQuestion> = {
  fields: {
    id: null,
    business_id: null,
    client_id: null,
    estimate_id: null,
    invoice_id: null,
    text: null,
    asked_at: null,
    answer: null,
    answered_at: null,
    answered_by: null,
  },
  titles: {},
}

export const CLIENT_PARTS = {
  property: PROPERTY_HISTORY,
  client_link: LINK_HISTORY,
  client_question: QUESTION_HISTORY,
}
