import type { ClientLinkStatus } from './client-link'

type StaffQuestion = {
  id: number
  estimate_id: number | null
  invoice_id: number | null
  about: string | null
  text: string
  /** ISO 8601 */
  asked_at: string
  /** Empty until it is answered. */
  answer: string
  /** ISO 8601; null until it is answered. */
  answered_at: string | null
  answered_by_name: string
}

export type OpenQuestion = {
  id: number
  client_id: number
  client_name: string
}

export type ClientPageAccess = {
  id: number
  state: ClientLinkStatus | 'none'
  /** Null when no link is active. */
  path: string | null
  /** ISO 8601. */
  expires_at: string | null
  last_seen_at: string | null
  /** Newest first. */
  questions: readonly StaffQuestion[]
}
