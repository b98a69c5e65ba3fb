import { DEFAULT_TIME_ZONE } from '@/domain/account/business'
import { type ClientLink, LINK_LIFETIME } from '@/domain/client-page/client-link'
import { stableHash } from '@/domain/flags/flag'
import { groupedBy } from '@/domain/record/grouped-by'
import { type Day, instantOf } from '@/domain/time/calendar'
import { GREEN_VALLEY } from './staff'

type Sent = { client_id: number; sent_at: string | null; status: string }

/** Time from sending to opening, in ms. */
const OPENED_AFTER = 2 * 60 * 60 * 1000

/** As long as a real token, but constant, so it is public to anyone who reads the sample data. */
const tokenOf = (clientId: number): string =>
  `demo-${['a', 'b', 'c', 'd'].map((part) => stableHash(`client page ${clientId}${part}`).toString(36)).join('')}`

/** Clients with a sent document get a link; it is opened if they viewed one. */
export const clientLinkSeed = (documents: readonly Sent[], anchor: Day): { client_links: ClientLink[] } => {
  const sent = documents.flatMap(({ client_id, sent_at, status }) =>
    sent_at === null ? [] : { client_id, at: Date.parse(sent_at), isViewed: status === 'viewed' },
  )
  const byClient = [...groupedBy(sent, ({ client_id }) => client_id)].sort(([a], [b]) => a - b)
  const createdAt = instantOf(anchor, '06:00', DEFAULT_TIME_ZONE)
  return {
    client_links: byClient.map(([client_id, own], index) => ({
      id: index + 1,
      business_id: GREEN_VALLEY,
      client_id,
      token: tokenOf(client_id),
      created_at: Math.min(...own.map(({ at }) => at)),
      created_by: 1,
      expires_at: createdAt + LINK_LIFETIME,
      withdrawn_at: null,
      last_seen_at: own.reduce<number | null>(
        (last, { at, isViewed }) => (isViewed ? Math.max(last ?? 0, at + OPENED_AFTER) : last),
        null,
      ),
    })),
  }
}
