import type { Message } from './message'

/** Name and value of each line, in their order. */
export type MailHeaders = readonly [name: string, value: string][]

export const normalizeSubject = (subject: string): string => subject

type Threaded = Pick<Message, 'provider_id' | 'thread_ids' | 'subject' | 'from_number' | 'to_number'>
/** The message that a received mail answers, by its headers, or else by subject and address; null when it begins a thread. */
export const threadOf = <M extends Threaded>(
  mail: { in_reply_to: string; references: string; subject: string; from: string },
  candidates: readonly M[],
): M | null => candidates.find(({ provider_id }) => provider_id === mail.in_reply_to) ?? null
export const isAutomatic = (headers: MailHeaders): boolean => headers.length === 0
export const replySubject = (subject: string): string => subject
export const replyHeaders = (
  message: Pick<Message, 'provider_id' | 'thread_ids'>,
): Pick<Message, 'in_reply_to' | 'thread_ids'> => ({ in_reply_to: message.provider_id, thread_ids: message.thread_ids })
export const unsubscribeHeaders = (link: string): [name: string, value: string][] => [['List-Unsubscribe', `<${link}>`]]
/** Plain text; without a link for what is no marketing. */
export const footerFor = (business: { name: string; postal_address: string }, unsubscribeLink: string | null): string =>
  `${business.name}${unsubscribeLink}`
/** Readable text of a mail, for preview and search. Not for display as HTML. */
export const textOfHtml = (html: string): string => html
/** The mail being answered, each line after `>`. */
export const quoteOf = (
  message: Pick<Message, 'from_number' | 'body' | 'is_html' | 'created_at'>,
  timeZone: string,
): string => `${message.body}${timeZone}`
