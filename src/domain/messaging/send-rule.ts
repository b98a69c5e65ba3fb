import { numberText } from '../money/number-text'
import { characters, LONGEST } from '../text/field'
import { MEGABYTE, megabytes } from '../text/file-size'
import { isBlank } from '../text/typed-text'
import { formatDate } from '../time/calendar'
import type { Instant } from '../time/clock'
import { dayAt } from '../time/day-at'
import { isLandline, numberProblem, recipientsOf, recipientsProblem, toE164 } from './address'
import type { LedgerEntry } from './consent'
import { type ConsentState, consentOf } from './consent-ledger'
import { displayAddress } from './display-address'
import { LONGEST_EMAIL, LONGEST_TEXT, type MessageAttachment, MOST_ATTACHMENTS, MOST_RECIPIENTS } from './message'
import { type ClientLocation, earliestSend } from './quiet-hours'
import { leaveWords } from './schedule'
import type { MessagingSettings } from './settings/messaging-settings'
import type { PhoneNumber } from './settings/phone-number'
import {
  type Channel,
  isAccountMail,
  isAutomaticAnswer,
  isRequiredAnswer,
  type MessageCause,
  type Purpose,
} from './vocabulary'

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
  | 'several_recipients'
  | 'too_large'
  | 'no_postal_address'
  | 'no_subject'
  | 'daily_limit'
export type SendProblem = { code: SendProblemCode; words: string }

/** The part of a phone number that the rule reads. */
export type SendingNumber = Pick<PhoneNumber, 'phone_number' | 'is_active' | 'sms_enabled' | 'registration'>

export const canText = ({ is_active, sms_enabled }: Pick<SendingNumber, 'is_active' | 'sms_enabled'>): boolean =>
  is_active && sms_enabled

/** Where none is chosen: the first that can send texts and that carriers have registered, else the first that can. */
export const usualNumber = <N extends SendingNumber>(numbers: readonly N[]): N | undefined => {
  const texting = numbers.filter(canText)
  return texting.find(({ registration }) => registration === 'registered') ?? texting[0]
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
  consent: readonly LedgerEntry[]
  /** Phone numbers of the business. */
  ownNumbers: readonly string[]
  place: ClientLocation | null
  settings: Pick<MessagingSettings, 'daily_text_limit' | 'postal_address'>
  /** How many texts the business sent on this day. */
  textsToday: number
  /** Of the business, for the dates in its sentences. */
  timeZone: string
}

type Check = (request: SendRequest) => SendProblem | null

const problem = (code: SendProblemCode, words: string): SendProblem => ({ code, words })

/** These answer the client's own message, or tell of a visit within the hour, so the night does not hold them. */
const goesAtAnyHour = (cause: MessageCause): boolean => isAutomaticAnswer({ cause }) || cause === 'on_my_way'

/** In bytes. A carrier takes 5 MB, a mail server 25 MB once the files are encoded, which adds a third. */
const MOST_BYTES: Record<Channel, number> = { sms: 5 * MEGABYTE, email: 18 * MEGABYTE }
const LONGEST_BODY: Record<Channel, number> = { sms: LONGEST_TEXT, email: LONGEST_EMAIL }

const checkNumber: Check = ({ to, ownNumbers }) => {
  const words = numberProblem(to, ownNumbers)
  const number = toE164(to)
  if (words !== null) return problem(numberProblem(to, []) === null ? 'own_number' : 'bad_number', words)
  if (number === null || !isLandline(number)) return null
  return problem('landline', `${displayAddress(number)} is a landline, which can’t get texts. Call or send an email.`)
}

const checkAddresses: Check = ({ to }) => {
  const words = recipientsProblem(to)
  if (words === null) return null
  return problem(recipientsOf(to).length > MOST_RECIPIENTS ? 'too_many_recipients' : 'bad_address', words)
}

/** Its unsubscribe link is of one address. */
const checkOneReader: Check = ({ purpose, to }) =>
  purpose === 'marketing' && recipientsOf(to).length > 1
    ? problem(
        'several_recipients',
        'Send a marketing email to one address at a time, so that each reader can unsubscribe.',
      )
    : null

const LONGEST_QUOTE = 60

const quoted = (words: string): string => {
  const text = words.trim()
  return `“${text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE).trimEnd()}…` : text}”`
}

const keywordText = (wording: string): string => {
  const word = wording.trim().replace(/[.!]+$/, '')
  return /^[\p{L}-]+$/u.test(word) ? word.toUpperCase() : quoted(wording)
}

const optOutWay = (source: LedgerEntry['source'], wording: string): string => {
  switch (source) {
    case 'keyword':
      return ` by texting ${keywordText(wording)}`
    case 'free_text':
      return ` by writing ${quoted(wording)}`
    case 'staff':
      return ', as your team recorded'
    case 'form':
      return ' with a form'
    case 'unsubscribe_page':
      return ' on the unsubscribe page'
    case 'import':
      return ', as in the list you imported'
  }
}

const optOutWords = (state: ConsentState & { optedOutAt: Instant }, address: string, request: SendRequest): string => {
  const { channel, timeZone } = request
  const who = recipientsOf(request.to).length > 1 ? `${address} opted` : 'Opted'
  const way = state.optedOutSource === null ? '' : optOutWay(state.optedOutSource, state.optedOutBy ?? '')
  const back =
    channel === 'sms'
      ? 'They can text START to hear from you again.'
      : 'Call them, or record their new agreement before you write again.'
  return `${who} out on ${formatDate(dayAt(state.optedOutAt, timeZone))}${way}. ${back}`
}

const marketingWords = ({ marketingRefusedAt }: ConsentState, { timeZone }: SendRequest): string =>
  marketingRefusedAt === null
    ? 'There is no written consent to marketing. Ask the client to sign up, or write only about their service.'
    : `Refused marketing on ${formatDate(dayAt(marketingRefusedAt, timeZone))}. You can still write about their service.`

const checkConsent: Check = (request) => {
  const { channel, to, consent, cause, purpose } = request
  // Mail about a person's own account is no message to a client, so no opt-out holds it.
  if (isRequiredAnswer({ cause }) || isAccountMail({ cause })) return null
  for (const address of channel === 'sms' ? [to] : recipientsOf(to)) {
    const state = consentOf(consent, address, channel)
    const { optedOutAt } = state
    if (optedOutAt !== null) return problem('opted_out', optOutWords({ ...state, optedOutAt }, address, request))
    if (purpose === 'marketing' && !state.marketing)
      return problem('no_written_consent', marketingWords(state, request))
  }
  return null
}

const UNREGISTERED: Record<Exclude<SendingNumber['registration'], 'registered'>, (number: string) => string> = {
  not_started: (number) => `${number} isn’t registered, so carriers block its texts. Register it in Settings.`,
  in_review: (number) =>
    `Carriers are still reviewing ${number}, which takes up to 3 weeks. Use another number until then.`,
  refused: (number) => `Carriers refused to register ${number}. See why in Settings, or use another number.`,
}

const checkFrom: Check = ({ from, ownNumbers }) => {
  if (from === null && ownNumbers.length === 0)
    return problem('no_from', 'You have no phone number to text from yet. Get one in Settings.')
  if (from === null) return problem('no_from', 'Choose a number to send from')
  const number = displayAddress(from.phone_number)
  if (!from.is_active)
    return problem('number_off', `${number} is turned off. Turn it on in Settings, or use another number.`)
  if (!from.sms_enabled)
    return problem('number_off', `${number} can’t send texts. Turn texts on in Settings, or use another number.`)
  return from.registration === 'registered' ? null : problem('not_registered', UNREGISTERED[from.registration](number))
}

const checkDailyLimit: Check = ({ textsToday, settings, cause }) => {
  const { daily_text_limit: limit } = settings
  if (textsToday < limit || isRequiredAnswer({ cause })) return null
  return problem(
    'daily_limit',
    `You reached your limit of ${numberText(limit)} texts today. Send it tomorrow, or raise the limit in Settings.`,
  )
}

const checkPostalAddress: Check = ({ purpose, settings }) =>
  purpose === 'marketing' && isBlank(settings.postal_address)
    ? problem('no_postal_address', 'Marketing emails need your postal address by law. Add it in Settings.')
    : null

const checkLength: Check = ({ channel, body, subject }) => {
  if (subject.length > LONGEST.title)
    return problem('too_long', `This subject is ${characters(subject.length - LONGEST.title)} too long. Shorten it.`)
  const extra = body.length - LONGEST_BODY[channel]
  if (extra <= 0) return null
  const advice = channel === 'sms' ? 'Shorten it or send an email.' : 'Shorten it or attach a file.'
  return problem('too_long', `This message is ${characters(extra)} too long. ${advice}`)
}

const checkFiles: Check = ({ channel, attachments }) => {
  if (attachments.length > MOST_ATTACHMENTS) return problem('too_large', `Attach ${MOST_ATTACHMENTS} files or fewer`)
  const bytes = attachments.reduce((sum, { size }) => sum + size, 0)
  const most = MOST_BYTES[channel]
  if (bytes <= most) return null
  return problem('too_large', `These files are over ${megabytes(most)} in all. Send fewer or smaller ones, or a link.`)
}

const checkEmpty: Check = ({ channel, body, attachments }) =>
  isBlank(body) && (channel === 'email' || attachments.length === 0) ? problem('empty', 'Write a message') : null

const checkSubject: Check = ({ subject }) => (isBlank(subject) ? problem('no_subject', 'Enter a subject') : null)

/** What can't be mended comes first, so that no one writes a message in vain. */
const CHECKS: Record<Channel, readonly Check[]> = {
  sms: [checkNumber, checkConsent, checkFrom, checkDailyLimit, checkEmpty, checkLength, checkFiles],
  email: [
    checkAddresses,
    checkOneReader,
    checkConsent,
    checkPostalAddress,
    checkSubject,
    checkEmpty,
    checkLength,
    checkFiles,
  ],
}

/**
 * Why a message can't be sent; null when it can. Composer, bulk sending, schedule, automatic messages and server all ask this (COMM-09,
 * MAIL-04). The hour is not its question: `leaveAt` waits for the morning.
 */
export const sendProblem = (request: SendRequest): SendProblem | null => {
  for (const check of CHECKS[request.channel]) {
    const found = check(request)
    if (found !== null) return found
  }
  return null
}

/** How long a message can be taken back before it leaves. */
export const TAKE_BACK_MS = 10_000

/** Of a message that leaves then: in the first seconds it is `queued`, and only what waits longer is `scheduled`. */
export const pendingStatus = (leavesAt: Instant, now: Instant): 'queued' | 'scheduled' =>
  leavesAt > now + TAKE_BACK_MS ? 'scheduled' : 'queued'

export type LeaveTime =
  | {
      ok: true
      at: Instant
      /** `Goes out 8:00 AM`; null when it leaves right away. */
      words: string | null
      /** Which law holds it; null unless quiet hours do. */
      reason: string | null
    }
  | { ok: false; problem: SendProblem }

/** At once where no one could take it back. */
export const soonestAt = (cause: MessageCause, now: Instant): Instant =>
  isAutomaticAnswer({ cause }) ? now : now + TAKE_BACK_MS

/** The latest of: ten seconds from now, the scheduled time, the end of quiet hours. Refused like the message itself. */
export const leaveAt = (
  request: SendRequest,
  { now, scheduledAt }: { now: Instant; scheduledAt: Instant | null },
): LeaveTime => {
  const refusal = sendProblem(request)
  if (refusal !== null) return { ok: false, problem: refusal }
  const { channel, purpose, place, cause, timeZone } = request
  const soonest = soonestAt(cause, now)
  const wanted = Math.max(soonest, scheduledAt ?? soonest)
  const { at, reason } = goesAtAnyHour(cause)
    ? { at: wanted, reason: null }
    : earliestSend({ now: wanted, channel, purpose, place, address: request.to })
  return { ok: true, at, words: at === soonest ? null : leaveWords(at, now, timeZone), reason }
}
