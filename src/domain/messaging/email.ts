import { LONGEST } from '../text/field'
import { isBlank } from '../text/typed-text'
import { formatDate, formatTime, timeAt } from '../time/calendar'
import { dayAt } from '../time/day-at'
import { recipientsOf } from './address'
import type { Message } from './message'
import { textOfHtml } from './preview'

/** Name and value of each line, in their order. */
export type MailHeaders = readonly [name: string, value: string][]

/** `Re:`, `RE[2]:`, `Fwd:`, and those of German, French, Spanish and Nordic programs. */
const PREFIX = /^\s*(?:re|fwd?|aw|wg|tr|rv|sv|vs|antw?)\s*(?:\[\d+\]|\(\d+\))?\s*[:：]\s*/i

const withoutPrefixes = (subject: string): string => {
  let rest = subject
  while (PREFIX.test(rest)) rest = rest.replace(PREFIX, '')
  return rest.trim()
}

/** For comparing: without prefixes, case and double spaces. */
export const normalizeSubject = (subject: string): string =>
  withoutPrefixes(subject).replaceAll(/\s+/g, ' ').toLowerCase()

export const replySubject = (subject: string): string =>
  `Re: ${withoutPrefixes(subject)}`.slice(0, LONGEST.title).trim()

const idsIn = (line: string): string[] => line.match(/<[^<>\s]+>/g) ?? line.split(/\s+/).filter(Boolean)

/** `Ann+Lawn@example.com` is another address of `ann@example.com`. */
const mailboxOf = (address: string): string =>
  address
    .toLowerCase()
    .replace(/\+[^@]*(?=@)/, '')
    .trim()

type Threaded = Pick<Message, 'provider_id' | 'thread_ids' | 'subject' | 'from_number' | 'to_number' | 'created_at'>

type ReceivedMail = { in_reply_to: string; references: string; subject: string; from: string }

const newest = <M extends Threaded>(mails: readonly M[]): M | null =>
  mails.reduce<M | null>((best, mail) => (best && best.created_at >= mail.created_at ? best : mail), null)

const isWith = (mail: Threaded, from: string): boolean =>
  recipientsOf(`${mail.from_number},${mail.to_number}`).some((address) => mailboxOf(address) === mailboxOf(from))

/**
 * The message that a mail answers: by In-Reply-To, else the last of its References, whatever address it comes from; else, for a reply
 * without either, the newest with that address and subject. Null when it begins a thread.
 */
export const threadOf = <M extends Threaded>(mail: ReceivedMail, candidates: readonly M[]): M | null => {
  const ids = [...idsIn(mail.in_reply_to), ...idsIn(mail.references).reverse()]
  for (const id of ids) {
    const answered = candidates.find(({ provider_id }) => provider_id === id)
    if (answered) return answered
  }
  const related = newest(candidates.filter(({ thread_ids }) => idsIn(thread_ids).some((id) => ids.includes(id))))
  const subject = normalizeSubject(mail.subject)
  if (related || subject === '' || !PREFIX.test(mail.subject)) return related
  return newest(candidates.filter((one) => normalizeSubject(one.subject) === subject && isWith(one, mail.from)))
}

const MACHINE_SENDER =
  /^(?:no-?_?\.?reply|do-?_?\.?not-?_?\.?reply|mailer-daemon|postmaster|bounces?|notifications?|auto-?reply)\b/i
const SENDER_LINES = ['from', 'reply-to', 'sender']
const MACHINE_LINES = ['x-autoreply', 'x-autorespond', 'x-auto-response-suppress', 'list-id', 'list-unsubscribe']

const isMachineLine = ([name, value]: MailHeaders[number]): boolean => {
  const line = name.trim().toLowerCase()
  const content = value.trim().toLowerCase()
  if (line === 'auto-submitted') return content !== '' && !/^no\b/.test(content)
  if (line === 'precedence') return /^(bulk|junk|list|auto_reply)\b/.test(content)
  if (line === 'return-path') return content === '<>'
  if (line === 'content-type') return content.startsWith('multipart/report')
  if (SENDER_LINES.includes(line)) return recipientsOf(value).some((address) => MACHINE_SENDER.test(address))
  return MACHINE_LINES.includes(line)
}

/** Written by a program, or to a list, so that no automatic answer may follow: machines never answer machines. */
export const isAutomatic = (headers: MailHeaders): boolean => headers.some(isMachineLine)

/** Of our own automatic mails, so that other machines don't answer them. */
export const AUTOMATIC_HEADERS: MailHeaders = [['Auto-Submitted', 'auto-replied']]

/** Drops ids after the first, which names the thread, when the line gets too long. */
const joinedIds = (ids: readonly string[]): string => {
  const [first = '', ...rest] = ids
  while ([first, ...rest].join(' ').length > LONGEST.notes && rest.length > 0) rest.shift()
  return [first, ...rest].join(' ').trim()
}

/** Of an answer to that message. */
export const replyHeaders = ({
  provider_id,
  thread_ids,
}: Pick<Message, 'provider_id' | 'thread_ids'>): Pick<Message, 'in_reply_to' | 'thread_ids'> => ({
  in_reply_to: provider_id,
  thread_ids: joinedIds([...new Set([...idsIn(thread_ids), provider_id])].filter((id) => id !== '')),
})

/** One click in the mail program is enough (RFC 8058). */
export const unsubscribeHeaders = (link: string): [name: string, value: string][] => [
  ['List-Unsubscribe', `<${link}>`],
  ['List-Unsubscribe-Post', 'List-Unsubscribe=One-Click'],
]

/** Plain text under a mail (CAN-SPAM). Only marketing has a link. */
export const footerFor = (
  { name, postal_address }: { name: string; postal_address: string },
  unsubscribeLink: string | null,
): string =>
  [name, postal_address, unsubscribeLink === null ? '' : `Unsubscribe: ${unsubscribeLink}`]
    .filter((line) => !isBlank(line))
    .join('\n')

/** The mail being answered, each line after `>`. */
export const quoteOf = (
  { from_number, body, is_html, created_at }: Pick<Message, 'from_number' | 'body' | 'is_html' | 'created_at'>,
  timeZone: string,
): string => {
  const text = is_html ? textOfHtml(body) : body.replaceAll('\r\n', '\n').trim()
  const day = formatDate(dayAt(created_at, timeZone))
  const lines = text.split('\n').map((line) => `> ${line}`.trimEnd())
  return [`On ${day} at ${formatTime(timeAt(created_at, timeZone))}, ${from_number} wrote:`, ...lines].join('\n')
}
