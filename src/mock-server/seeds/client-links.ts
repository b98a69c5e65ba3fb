import { DEFAULT_TIME_ZONE } from '@/domain/business'
import { type Day, instantOf } from '@/domain/calendar'
import { type ClientLink, LINK_LIFETIME } from '@/domain/client-page/client-link'
import { stableHash } from '@/domain/flags/flag'
import { GREEN_VALLEY } from './staff'

type Sent = { client_id: number; sent_at: string | null }

/** As long as a real one, and the same on every day: who reads the sample data knows it. */
const tokenOf = (clientId: number): string =>
  `demo-${['a', 'b', 'c', 'd'].map((part) => stableHash(`client page ${clientId}${part}`).toString(36)).join('')}`

/** Everybody to whom something was sent has a link to their page; nobody has opened it yet. */
export const clientLinkSeed = (documents: readonly Sent[], anchor: Day): { client_links: ClientLink[] } => {
  const clients = [...new Set(documents.flatMap((each) => (each.sent_at === null ? [] : each.client_id)))].sort(
    (a, b) => a - b,
  )
  const made = instantOf(anchor, '06:00', DEFAULT_TIME_ZONE)
  return {
    client_links: clients.map((client_id, index) => ({
      id: index + 1,
      business_id: GREEN_VALLEY,
      client_id,
      token: tokenOf(client_id),
      created_at: made,
      created_by: 1,
      expires_at: made + LINK_LIFETIME,
      withdrawn_at: null,
      last_seen_at: null,
    })),
  }
}
