import * as v from 'valibot'
import {
  clientPageSchema,
  declineSchema,
  openPageSchema,
  pageApprovalSchema,
  pageQuestionSchema,
  seenSchema,
} from '@/domain/client-page/page'
import { invoiceStateSchema } from '@/domain/invoice/invoice'
import { cents } from '@/domain/money/amount'
import { paymentSchema } from '@/domain/payment/payment'
import { exactText, LONGEST } from '@/domain/text/field'
import { endpoint } from './endpoint'

/*
 * What a client's own page asks for. It is not part of the documented contract, nor of the published one: access is decided by the
 * unguessable token in the path, not by a session. Amounts are cents.
 */

const PATH = '/client-page/api/:token'
const shared = { service: 'landscaping', answer: openPageSchema, bearer: false, idempotent: true } as const

/**
 * The calls of the page. An unknown token gets 404, one that no longer opens anything 410. Every write is done once per key and returns
 * the whole page as it is after the write.
 */
export const clientPageCalls = {
  /** Reports in `state` that the link is over, and who to ask for a new one. */
  read: endpoint({
    ...{ id: 'OWN-101', method: 'GET', path: PATH, service: 'landscaping', bearer: false, idempotent: false },
    summary: 'A client’s own page',
    answer: clientPageSchema,
    failures: [404],
  }),
  /** What was sent becomes viewed. */
  see: endpoint({
    ...{ ...shared, id: 'OWN-102', method: 'POST', path: `${PATH}/seen` },
    summary: 'The client has a document open',
    // Seen twice is seen once, whatever key it has.
    idempotent: false,
    body: seenSchema,
    failures: [404, 410, 422],
  }),
  /** 409 where it was answered, has expired or has a newer version. */
  approve: endpoint({
    ...{ ...shared, id: 'OWN-103', method: 'POST', path: `${PATH}/estimates/:estimateId/approve` },
    summary: 'The client signs an estimate',
    body: pageApprovalSchema,
    failures: [404, 409, 410, 422],
  }),
  decline: endpoint({
    ...{ ...shared, id: 'OWN-104', method: 'POST', path: `${PATH}/estimates/:estimateId/decline` },
    summary: 'The client says no to an estimate',
    body: declineSchema,
    failures: [404, 409, 410, 422],
  }),
  /** 429 after fifty a day. */
  ask: endpoint({
    ...{ ...shared, id: 'OWN-105', method: 'POST', path: `${PATH}/questions` },
    summary: 'The client asks something',
    body: pageQuestionSchema,
    failures: [404, 410, 422, 429],
  }),
  /** Nothing is charged yet; with the secret the card provider charges. 409 where nothing is due or no card is taken. */
  pay: endpoint({
    ...{ id: 'OWN-106', method: 'POST', path: `${PATH}/invoices/:invoiceId/payments` },
    ...{ service: 'landscaping', bearer: false, idempotent: true },
    summary: 'The client begins to pay an invoice by card',
    body: v.object({ amount: cents }),
    answer: v.object({ client_secret: exactText(LONGEST.token), payment_intent_id: exactText(LONGEST.code) }),
    failures: [404, 409, 410, 422],
  }),
  payment: endpoint({
    ...{ id: 'OWN-107', method: 'GET', path: `${PATH}/payments/:intentId` },
    ...{ service: 'landscaping', bearer: false, idempotent: false },
    summary: 'What became of a payment of the client, and the status of its invoice',
    answer: v.object({
      ...v.pick(paymentSchema, ['status', 'failure', 'failure_code', 'card_brand', 'card_last4', 'transaction_id'])
        .entries,
      invoice: invoiceStateSchema,
    }),
    failures: [404, 410],
  }),
}
