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
 * Calls of the client page. Not part of the documented or published contract: the unguessable token in the path grants access instead of a
 * session. Amounts are in cents.
 */

const PATH = '/client-page/api/:token'
const shared = { service: 'landscaping', answer: openPageSchema, bearer: false, idempotent: true } as const

/** An unknown token gets 404, an expired one 410. Every write runs once per key and returns the whole page as it is afterwards. */
export const clientPageCalls = {
  read: endpoint({
    ...{ id: 'OWN-101', method: 'GET', path: PATH, service: 'landscaping', bearer: false, idempotent: false },
    summary: 'A client’s own page',
    answer: clientPageSchema,
    failures: [404],
  }),
  see: endpoint({
    ...{ ...shared, id: 'OWN-102', method: 'POST', path: `${PATH}/seen` },
    summary: 'The client has a document open',
    // Viewing is idempotent on its own, whatever the key.
    idempotent: false,
    body: seenSchema,
    failures: [404, 410, 422],
  }),
  /** 409 when already answered, expired or superseded by a newer version. */
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
  /** Charges nothing yet; the card provider charges with the returned secret. 409 when nothing is due or the business takes no cards. */
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
