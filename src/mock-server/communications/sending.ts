import type { ConsentEntry } from '@/domain/messaging/consent'
import type { Conversation } from '@/domain/messaging/conversation'
import type { Message, MessageAbout, MessageAttachment } from '@/domain/messaging/message'
import type { Channel, MessageCause, Purpose } from '@/domain/messaging/vocabulary'
import type { Actor } from '@/domain/permissions/actor'
import type { Instant } from '@/domain/time/clock'
import type { Store } from '../core/log/store'
import type { Decided } from '../core/write/execute'
import { Refusal } from '../core/write/refusal'

export type OutgoingRequest = {
  businessId: number
  /** Who acts; null for the program itself. */
  actor: Actor | null
  /** The conversation as facts of the same request leave it; null to find it by client or address. */
  conversation: Conversation | null
  client: number | null
  channel: Channel
  /** A number of the business; by default the first that can send texts. Unused for emails. */
  from?: string
  /** Number, or addresses separated by commas; empty for the client's own. */
  to: string
  subject?: string
  body: string
  is_html?: boolean
  attachments?: readonly MessageAttachment[]
  purpose: Purpose
  cause: MessageCause
  about?: MessageAbout | null
  template_id?: number | null
  /** The email that this answers. */
  in_reply_to?: Message | null
  /** Null for now. */
  send_at?: Instant | null
  author_id: number | null
  /** Consent decided in the same request, so not stored yet. */
  newConsent?: readonly ConsentEntry[]
  then_close?: boolean
}

/** The one way anything is sent. Throws Refusal 409 with the sentence of the send rule. */
export const enqueued = (request: OutgoingRequest, _store: Store): Decided[] => {
  throw new Refusal(409, request.body)
}

/** As `enqueued`, for automatic messages: when refused, nothing is recorded, and `reason` says why. */
export const noticed = (request: OutgoingRequest, store: Store): { decided: Decided[]; reason: string | null } => {
  try {
    return { decided: enqueued(request, store), reason: null }
  } catch (refusal) {
    if (refusal instanceof Refusal && refusal.status === 409) return { decided: [], reason: refusal.detail }
    throw refusal
  }
}
