import * as v from 'valibot'
import { exactText, id, LONGEST, list, moment } from '../text/field'
import { COMMUNICATION_TYPES, DIRECTIONS, MESSAGE_CAUSES, MESSAGE_STATUSES, PURPOSES } from './vocabulary'

/** In characters; a carrier takes 1,600. */
export const LONGEST_TEXT = 1_600
export const LONGEST_EMAIL = 50_000
export const MOST_ATTACHMENTS = 10
export const MOST_RECIPIENTS = 10

export const messageAttachmentSchema = v.object({
  /** Names the stored content. */
  id: exactText(LONGEST.code),
  name: exactText(LONGEST.file),
  type: exactText(LONGEST.code),
  /** In bytes. */
  size: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(30_000_000)),
})
export type MessageAttachment = v.InferOutput<typeof messageAttachmentSchema>

const header = exactText(LONGEST.url)

/** Lines of the header as they were received, for "show original" and for threading. */
const headersSchema = v.array(v.tuple([exactText(LONGEST.code), header]))

/** The record that a message tells of: `{ table: 'invoices', id: 12 }`. */
export const aboutSchema = v.object({ table: exactText(LONGEST.code), id })
export type MessageAbout = v.InferOutput<typeof aboutSchema>

/** One line of a conversation (COMM-12, MAIL-05). Nothing is stored that follows from the body, such as parts or price. */
export const messageSchema = v.object({
  id,
  business_id: id,
  conversation_id: id,
  communication_type: v.picklist(COMMUNICATION_TYPES),
  direction: v.picklist(DIRECTIONS),
  /** E.164 number or email address. */
  from_number: exactText(LONGEST.email),
  /** E.164 number; of an email, its addresses separated by commas. */
  to_number: exactText(LONGEST.notes),
  /** Empty for texts. */
  subject: exactText(LONGEST.title),
  body: exactText(LONGEST_EMAIL),
  is_html: v.boolean(),
  attachments: v.pipe(list(messageAttachmentSchema, MOST_ATTACHMENTS), v.readonly()),
  status: v.picklist(MESSAGE_STATUSES),
  /** A code of `delivery.ts`; null unless undelivered, failed or canceled. */
  failure: v.nullable(exactText(LONGEST.code)),
  purpose: v.picklist(PURPOSES),
  cause: v.picklist(MESSAGE_CAUSES),
  about: v.nullable(aboutSchema),
  /** Null for what the program or the client wrote. */
  author_id: v.nullable(id),
  template_id: v.nullable(id),
  /** The carrier's or the mail's own id, by which a repeated delivery is recognized. */
  provider_id: exactText(LONGEST.url),
  in_reply_to: exactText(LONGEST.url),
  /** Message ids of the thread, oldest first, separated by spaces. */
  thread_ids: exactText(LONGEST.notes),
  headers: v.pipe(headersSchema, v.readonly()),
  starred: v.boolean(),
  archived: v.boolean(),
  created_at: moment,
  /** When it is to leave; null for received ones. */
  send_at: v.nullable(moment),
  sent_at: v.nullable(moment),
  /** When the status was last reported. */
  status_at: moment,
})
export type Message = v.InferOutput<typeof messageSchema>

export const isOutbound = ({ direction }: Pick<Message, 'direction'>): boolean => direction === 'outbound'

/** Has not left yet, so it can be taken back. */
export const isPending = ({ status }: Pick<Message, 'status'>): boolean => status === 'queued' || status === 'scheduled'
