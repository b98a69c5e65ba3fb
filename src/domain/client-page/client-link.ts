import * as v from 'valibot'
import { exactText, id, LONGEST, moment } from '../text/field'
import type { Instant } from '../time/clock'

/** A link to the page of one client (EST-09, X-52). Anyone with its token counts as that client, until it is withdrawn or its time is over. */
export const clientLinkSchema = v.object({
  id,
  business_id: id,
  client_id: id,
  /** 192 random bits. It appears in links and nowhere else that people read. */
  token: exactText(LONGEST.code),
  created_at: moment,
  /** The user who first needed it. */
  created_by: id,
  expires_at: moment,
  /** Null as long as it opens the page. */
  withdrawn_at: v.nullable(moment),
  /** When the client last had the page open; null before the first time. */
  last_seen_at: v.nullable(moment),
})
export type ClientLink = v.InferOutput<typeof clientLinkSchema>

const DAY = 24 * 3_600_000
/** How long a link opens the page: half a year, in ms. */
export const LINK_LIFETIME = 180 * DAY
/** A link that is sent when less than this is left of it is extended, in ms: what is sent can be read for months. */
export const LINK_ENOUGH = 90 * DAY

/** Whether a link opens its page: running, over for good, or over because no one sent it for half a year. */
export type ClientLinkStatus = 'running' | 'withdrawn' | 'expired'

/** A link's status at a moment. */
export const clientLinkStatus = (
  { withdrawn_at, expires_at }: Pick<ClientLink, 'withdrawn_at' | 'expires_at'>,
  now: Instant,
): ClientLinkStatus => {
  if (withdrawn_at !== null) return 'withdrawn'
  return expires_at <= now ? 'expired' : 'running'
}

/** Path of the page that a token opens: `/c/…`. */
const CLIENT_PAGE = '/c'

/** The document at which the page opens; the whole page where it names none. */
export type PageTarget = { estimate?: number; invoice?: number }

const placeIn = ({ estimate, invoice }: PageTarget): string => {
  if (estimate !== undefined) return `?estimate=${estimate}`
  return invoice === undefined ? '' : `?invoice=${invoice}`
}

/** Path of a client's page: `/c/…?estimate=4`. */
export const clientPagePath = (token: string, target: PageTarget = {}): string =>
  `${CLIENT_PAGE}/${encodeURIComponent(token)}${placeIn(target)}`

/** Address of a client's page, as it is sent to them. */
export const clientPageUrl = (origin: string, token: string, target: PageTarget = {}): string =>
  `${origin}${clientPagePath(token, target)}`

/** The same from the path of the whole page, which is all that the office knows of its token. */
export const addressAt = (origin: string, path: string, target: PageTarget): string =>
  `${origin}${path}${placeIn(target)}`
