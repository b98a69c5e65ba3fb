import type { Instant } from '../time/clock'
import type { Message } from './message'
import { leaveWords } from './schedule'
import type { MessageStatus } from './vocabulary'

/** A message moves to a higher step only, so that a late or repeated report changes nothing. */
const STEPS: Record<MessageStatus, number> = {
  scheduled: 0,
  queued: 1,
  sent: 2,
  delivered: 3,
  undelivered: 3,
  failed: 3,
  canceled: 3,
  received: 3,
}

/** What is final stays final, and what has left can't be canceled. */
export const statusAfter = (current: MessageStatus, reported: MessageStatus): MessageStatus => {
  if (reported === 'received' || (reported === 'canceled' && current === 'sent')) return current
  return STEPS[reported] > STEPS[current] ? reported : current
}

type Failure = { words: string; retry: boolean }
const failure = (words: string, retry = false): Failure => ({ words, retry })

/** Why a message did not arrive, and whether another try can help. */
const FAILURES = {
  unreachable: failure('The phone is off or out of reach. Try again later.', true),
  carrier: failure('The carrier could not deliver it. Try again.', true),
  offline: failure('The connection was lost. Try again.', true),
  blocked: failure('The carrier blocked it. Call or send an email.'),
  filtered: failure('The carrier took it for spam. Change the words and send it again.'),
  unknown_number: failure('This number is not in service. Check it with the client.'),
  landline: failure('This is a landline, which can’t get texts. Call or send an email.'),
  opted_out: failure('They opted out of your texts. They can text START to hear from you again.'),
  no_written_consent: failure('They have not agreed to marketing in writing.'),
  number_off: failure('Your number is turned off. Turn it on in Settings.', true),
  daily_limit: failure('You reached your limit of texts for that day.', true),
  no_postal_address: failure('Your postal address is missing. Add it in Settings.', true),
  too_large: failure('It was too large for the carrier. Send fewer or smaller pictures.'),
  not_registered: failure('Your number isn’t registered with the carriers. See its state in Settings.', true),
  no_mailbox: failure('This mailbox does not exist. Check the address with the client.'),
  mailbox_full: failure('The mailbox is full. Try again later.', true),
  rejected: failure('Their mail server refused it. Call or send a text.'),
  taken_back: failure('It was taken back before it left.'),
  client_wrote_first: failure('The client wrote first, so it became a draft.'),
  not_permitted: failure('Its sender may no longer send messages.'),
} as const satisfies Record<string, Failure>
export type FailureCode = keyof typeof FAILURES

const UNEXPLAINED = failure('The carrier gave no reason. Try again.', true)

const failureOf = (code: string | null): Failure =>
  code !== null && Object.hasOwn(FAILURES, code) ? FAILURES[code as FailureCode] : UNEXPLAINED

export const failureWords = (code: string): string => failureOf(code).words

/** Offered on the row of a message that did not arrive, unless another try would fail as well. */
export const canRetry = ({ status, failure: code }: Pick<Message, 'status' | 'failure'>): boolean =>
  (status === 'failed' || status === 'undelivered') && failureOf(code).retry

const notDelivered = ({ failure: code }: Pick<Message, 'failure'>): string => `Not delivered. ${failureOf(code).words}`

/** Under a message, for example `Delivered`. */
export const statusWords = (
  message: Pick<Message, 'status' | 'failure' | 'send_at'>,
  now: Instant,
  timeZone: string,
): string => {
  const { status, send_at } = message
  switch (status) {
    case 'scheduled':
      return send_at === null || send_at <= now ? 'Sending…' : leaveWords(send_at, now, timeZone)
    case 'queued':
      return 'Sending…'
    case 'sent':
      return 'Sent'
    case 'delivered':
      return 'Delivered'
    case 'received':
      return 'Received'
    case 'canceled':
      return message.failure === null ? 'Canceled' : `Canceled. ${failureWords(message.failure)}`
    case 'undelivered':
    case 'failed':
      return notDelivered(message)
  }
}

export type StatusTone = 'good' | 'bad' | 'between'

/** COMM-11 */
const TONES: Record<MessageStatus, StatusTone> = {
  scheduled: 'between',
  queued: 'between',
  sent: 'good',
  delivered: 'good',
  received: 'good',
  undelivered: 'bad',
  failed: 'bad',
  canceled: 'between',
}

export const statusTone = (status: MessageStatus): StatusTone => TONES[status]
