import * as v from 'valibot'
import { exactText, id, LONGEST, moment } from '../text/field'
import type { Instant } from '../time/clock'

/** A link to one client's page (EST-09, X-52). Anyone with the token acts as that client until it is withdrawn or expires. */
export const clientLinkSchema = v.object({
  id,
  business_id: id,
  client_id: id,
  /** 192 random bits; only ever shown as part of the link. */
  token: exactText(LONGEST.code),
  created_at: moment,
  created_by: id,
  expires_at: moment,
  /** Null while it is active. */
  withdrawn_at: v.nullable(moment),
  last_seen_at: v.nullable(moment),
})
export type ClientLink = v.InferOutput<typeof clientLinkSchema>

const DAY = 24 * 3_600_000
/** Half a year, in ms. */
export const LINK_LIFETIME = 180 * DAY
/** In ms. A link with less time left is extended when sent, so that it stays readable for months. */
export const LINK_ENOUGH = 90 * DAY

/** `withdrawn` was ended by staff; `expired` was not sent for half a year. */
export type ClientLinkStatus = 'running' | 'withdrawn' | 'expired'

export const clientLinkStatus = (
  { withdrawn_at, expires_at }: Pick<ClientLink, 'withdrawn_at' | 'expires_at'>,
  now: Instant,
): ClientLinkStatus => {
  if (withdrawn_at !== null) return 'withdrawn'
  return expires_at <= now ? 'expired' : 'running'
}

/** Path of the page that a token opens: `/c/…`. */
const CLIENT_PAGE = '/c'

/** The document to open; the whole page when empty. */
export type PageTarget = { estimate?: number; invoice?: number }

const placeIn = ({ estimate, invoice }: PageTarget): string => {
  if (estimate !== undefined) return `?estimate=${estimate}`
  return invoice === undefined ? '' : `?invoice=${invoice}`
}

export const clientPagePath = (token: string, target: PageTarget = {}): string =>
  `${CLIENT_PAGE}/${encodeURIComponent(token)}${placeIn(target)}`

export const clientPageUrl = (origin: string, token: string, target: PageTarget = {}): string =>
  `${origin}${clientPagePath(token, target)}`

/** A text that people other than the client read: anyone who has the token acts as the client. */
export const withoutTokens = (text: string): string => text.replaceAll(/\/c\/[\w%-]{20,}/g, `${CLIENT_PAGE}/…`)

/** The same from the path, because the office never sees the token. */
export const addressAt = (origin: string, path: string, target: PageTarget): string =>
  `${origin}${path}${placeIn(target)}`
