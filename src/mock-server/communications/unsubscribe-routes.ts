import { unsubscribeCalls } from '@/contract/communications/unsubscribe'
import { type ConsentState, consentOf } from '@/domain/messaging/consent-ledger'
import { type Unsubscriber, unsubscriberOf } from '@/domain/messaging/unsubscribe'
import { UNSUBSCRIBE, type UnsubscribePage } from '@/domain/messaging/unsubscribe-page'
import { businessView } from '../client-page/page-view'
import { json, type Route } from '../core/call'
import type { Reader } from '../core/log/rows'
import type { Store } from '../core/log/store'
import { carryOut, type Decided } from '../core/write/execute'
import { Refusal } from '../core/write/refusal'
import { partyAt } from './conversation-find'
import { consentFacts } from './conversation-tables'

type Params = Readonly<Record<string, string>>

/** Throws Refusal 404. */
const namedBy = ({ token = '' }: Params, store: Reader): Unsubscriber => {
  const named = unsubscriberOf(token)
  if (!named || !store.find('businesses', named.businessId)) throw new Refusal(404, 'This link doesn’t work.')
  return named
}

const consentNow = ({ businessId, address }: Unsubscriber, store: Reader): ConsentState =>
  consentOf(store.naming('consent_entries', 'business_id', businessId), address, 'email')

const pageOf = (named: Unsubscriber, store: Reader): UnsubscribePage => {
  const { name, phone, email, logo } = businessView({ business_id: named.businessId }, store)
  const { optedOutAt, marketingRefusedAt } = consentNow(named, store)
  return {
    address: named.address,
    business: { name, phone, email, logo },
    unsubscribed_at: optedOutAt ?? marketingRefusedAt,
  }
}

const stopped = ({ businessId, address }: Unsubscriber, store: Store): Decided[] => {
  const entry = {
    id: store.nextId('consent_entries'),
    business_id: businessId,
    address,
    client_id: partyAt(businessId, 'email', address, store).client_id,
    channel: 'email',
    purpose: 'marketing',
    action: 'revoked',
    wording: UNSUBSCRIBE,
    source: 'unsubscribe_page',
    message_id: null,
    user_id: null,
    created_at: store.now(),
  } as const
  const actor = { kind: 'user', user_id: 0, name: `${address} (unsubscribe page)` } as const
  return [consentFacts.created(entry, 'consent.revoked', { actor, note: 'Unsubscribed from marketing emails' })]
}

export const unsubscribeRoutes: readonly Route[] = [
  {
    method: unsubscribeCalls.read.method,
    path: unsubscribeCalls.read.path,
    handle: async ({ params }, store) => json(200, pageOf(namedBy(params, store), store)),
  },
  {
    method: unsubscribeCalls.stop.method,
    path: unsubscribeCalls.stop.path,
    handle: ({ params }, store) =>
      store.exclusively(async () => {
        const named = namedBy(params, store)
        const before = pageOf(named, store)
        // A second press changes nothing.
        if (before.unsubscribed_at !== null) return json(200, before)
        const page = await carryOut<UnsubscribePage>(
          {
            user: { id: 0, name: 'Unsubscribe page' },
            request: null,
            decide: () => stopped(named, store),
            answer: (_facts, now) => pageOf(named, now),
            isSendable: () => true,
          },
          store,
        )
        return json(200, page)
      }),
  },
]
