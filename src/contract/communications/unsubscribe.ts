import { unsubscribePageSchema } from '@/domain/messaging/unsubscribe-page'
import { endpoint } from '../endpoint'

/*
 * Calls of the unsubscribe page. Not part of the documented or published contract: the signed token in the path names business and address,
 * and grants nothing but ending their marketing emails.
 */

const PATH = '/communications/api/v1/unsubscribe/:token'
const shared = {
  path: PATH,
  service: 'communications',
  answer: unsubscribePageSchema,
  bearer: false,
  failures: [404],
} as const

export const unsubscribeCalls = {
  read: endpoint({
    ...shared,
    id: 'OWN-121',
    method: 'GET',
    idempotent: false,
    summary: 'Whom an unsubscribe link unsubscribes',
  }),
  /** Once is enough, so it takes no key: mail programs press it too (RFC 8058). */
  stop: endpoint({
    ...shared,
    id: 'OWN-122',
    method: 'POST',
    idempotent: false,
    summary: 'Ends marketing emails to an address',
  }),
}
