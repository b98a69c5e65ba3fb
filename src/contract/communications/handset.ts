import * as v from 'valibot'
import { handsetContentsSchema, handsetsSchema, handsetWritingSchema } from '@/domain/messaging/handset'
import { exactText, id, LONGEST } from '@/domain/text/field'
import { endpoint } from '../endpoint'

/*
 * Calls of the demo's other side: phones and mailboxes of clients. Answered by the mock server alone and without a token, so neither part of
 * the documented nor of the published contract.
 */

const PATH = '/demo/api/handsets'
const read = { method: 'GET', service: 'landscaping', bearer: false, idempotent: false } as const

const wholeNumber = v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number), id)

export const handsetCalls = {
  /** By default of the sample business. */
  list: endpoint({
    ...read,
    id: 'OWN-111',
    path: PATH,
    summary: 'Phones and mailboxes of a business’s clients',
    query: v.object({ business: v.optional(wholeNumber) }),
    answer: handsetsSchema,
    failures: [404, 422],
  }),
  contents: endpoint({
    ...read,
    id: 'OWN-112',
    path: `${PATH}/messages`,
    summary: 'What a number or an email address received and wrote',
    query: v.object({ address: exactText(LONGEST.email) }),
    answer: handsetContentsSchema,
    failures: [422],
  }),
  file: endpoint({
    ...read,
    id: 'OWN-113',
    path: `${PATH}/messages/:messageId/files/:fileId`,
    summary: 'A picture or file of a message that this address received or wrote',
    query: v.object({ address: exactText(LONGEST.email) }),
    answer: v.object({ type: v.string(), data: v.string() }),
    failures: [404, 422],
  }),
  /** Answers what is there afterwards. 404 for a number or address that no business has, 409 for a number that takes no texts. */
  write: endpoint({
    id: 'OWN-114',
    method: 'POST',
    path: `${PATH}/messages`,
    service: 'landscaping',
    bearer: false,
    idempotent: true,
    summary: 'The other side writes to a business',
    body: handsetWritingSchema,
    answer: handsetContentsSchema,
    failures: [404, 409, 413, 422],
  }),
}
