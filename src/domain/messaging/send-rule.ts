import type { Instant } from '../time/clock'
import type { ConsentEntry } from './consent'
import type { MessageAttachment } from './message'
import type { ClientLocation } from './quiet-hours'
import type { Channel, MessageCause, Purpose } from './vocabulary'

export type SendProblemCode =
  | 'empty'
  | 'too_long'
  | 'no_from'
  | 'number_off'
  | 'not_registered'
  | 'bad_number'
  | 'bad_address'
  | 'own_number'
  | 'landline'
  | 'opted_out'
  | 'no_written_consent'
  | 'too_many_recipients'
  | 'too_large'
  | 'no_postal_address'
  | 'no_subject'
  | 'daily_limit'
export type SendProblem = { code: SendProblemCode; words: string }

/** The part of a phone number that the rule reads. */
export type SendingNumber = {
  phone_number: string
  is_active: boolean
  sms_enabled: boolean
  registration: 'not_started' | 'in_review' | 'registered' | 'refused'
}

export type SendRequest = {
  channel: Channel
  /** Null for emails. */
  from: SendingNumber | null
  /** As typed; of an email, addresses separated by commas. */
  to: string
  body: string
  subject: string
  attachments: readonly Pick<MessageAttachment, 'size'>[]
  purpose: Purpose
  cause: MessageCause
  consent: readonly ConsentEntry[]
  /** Phone numbers of the business. */
  ownNumbers: readonly string[]
  place: ClientLocation | null
  business: { name: string; postal_address: string; time_zone: string }
  settings: { daily_text_limit: number }
  /** How many texts this address got on this day. */
  textsToday: number
}
export const sendProblem = (request: SendRequest): SendProblem | null =>
  request.body === '' ? { code: 'empty', words: 'Write a message' } : null

export const TAKE_BACK_MS = 10_000

export type LeaveTime =
  | {
      ok: true
      at: Instant
      /** `Goes out 8:00 AM`; null when it leaves right away. */
      words: string | null
      /** Why it waits for the morning; null unless quiet hours hold it. */
      reason: string | null
    }
  | { ok: false; problem: SendProblem }
export const leaveAt = (request: SendRequest, when: { now: Instant; scheduledAt: Instant | null }): LeaveTime => {
  const problem = sendProblem(request)
  return problem ? { ok: false, problem } : { ok: true, at: when.now + TAKE_BACK_MS, words: null, reason: null }
}
