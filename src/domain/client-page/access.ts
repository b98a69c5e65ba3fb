import type { ClientLinkStatus } from './client-link'

/** A question as staff read it. */
type StaffQuestion = {
  id: number
  estimate_id: number | null
  invoice_id: number | null
  /** The number of the document it is about. */
  about: string | null
  text: string
  /** ISO 8601 */
  asked_at: string
  /** Empty until someone answers. */
  answer: string
  /** ISO 8601; null until then. */
  answered_at: string | null
  /** The person who answered; empty until then. */
  answered_by_name: string
}

/** A question that no one has answered yet. */
export type OpenQuestion = {
  id: number
  client_id: number
  client_name: string
}

/** The way to a client's page, as staff have it. */
export type ClientPageAccess = {
  /** The client's id. */
  id: number
  state: ClientLinkStatus | 'none'
  /** Path of the page; null where no link runs. */
  path: string | null
  /** ISO 8601, as the next. */
  expires_at: string | null
  last_seen_at: string | null
  /** Newest first. */
  questions: readonly StaffQuestion[]
}
