import * as v from 'valibot'
import { exactText, id, LONGEST, list, moment } from '../text/field'
import { isBlank } from '../text/typed-text'
import { addressProblem } from './address'
import { LONGEST_EMAIL, LONGEST_TEXT, MOST_ATTACHMENTS, messageAttachmentSchema } from './message'
import { CHANNELS } from './vocabulary'

/** A phone and mailbox of the demo: what the other side of a conversation uses. */
const handsetPersonSchema = v.object({
  client_id: id,
  name: v.string(),
  /** E.164; empty without a number that can be texted. */
  phone: v.string(),
  email: v.string(),
})
export type HandsetPerson = v.InferOutput<typeof handsetPersonSchema>

export const handsetsSchema = v.object({
  business: v.object({ id, name: v.string(), time_zone: v.string(), email: v.string() }),
  /** Whose phones can be used here. */
  businesses: v.array(v.object({ id, name: v.string() })),
  numbers: v.array(v.object({ phone_number: v.string(), friendly_name: v.string() })),
  people: v.array(handsetPersonSchema),
})
export type Handsets = v.InferOutput<typeof handsetsSchema>

const handsetMessageSchema = v.object({
  id,
  channel: v.picklist(CHANNELS),
  /** Written on this handset. */
  is_own: v.boolean(),
  from: v.string(),
  /** The business, or the writer's own address. */
  from_name: v.string(),
  to: v.string(),
  subject: v.string(),
  body: v.string(),
  is_html: v.boolean(),
  attachments: v.array(messageAttachmentSchema),
  at: moment,
  provider_id: v.string(),
  thread_ids: v.string(),
  /** Where the mail says one can unsubscribe; empty without. */
  unsubscribe: v.string(),
})
export type HandsetMessage = v.InferOutput<typeof handsetMessageSchema>

export const handsetContentsSchema = v.object({
  messages: v.array(handsetMessageSchema),
  /** When the next message may arrive, or is reported as arrived; null when none is on its way. */
  due_at: v.nullable(moment),
})
export type HandsetContents = v.InferOutput<typeof handsetContentsSchema>

/** In characters of base64: some 7 MB. */
const LARGEST_FILE = 10_000_000

export const handsetWritingSchema = v.object({
  channel: v.picklist(CHANNELS),
  /** The handset's own number or address. */
  address: exactText(LONGEST.email),
  to: exactText(LONGEST.email),
  subject: exactText(LONGEST.title),
  body: exactText(LONGEST_EMAIL),
  /** False by default. */
  is_html: v.optional(v.boolean()),
  attachments: list(
    v.object({
      id: exactText(LONGEST.code),
      name: exactText(LONGEST.file),
      type: exactText(LONGEST.code),
      data: exactText(LARGEST_FILE),
    }),
    MOST_ATTACHMENTS,
  ),
  /** Chosen by the writer's phone or mail program; a repeat is no second message. */
  provider_id: exactText(LONGEST.url),
  in_reply_to: exactText(LONGEST.url),
  thread_ids: exactText(LONGEST.notes),
  /** Further lines of a mail's header. */
  headers: list(v.tuple([exactText(LONGEST.code), exactText(LONGEST.url)]), 20),
})
export type HandsetWriting = v.InferOutput<typeof handsetWritingSchema>

type Written = Pick<HandsetWriting, 'channel' | 'to' | 'body'> & { attachments: readonly unknown[] }

/** Why it can't be sent from the handset; null when it can. */
export const handsetProblem = ({ channel, to, body, attachments }: Written): string | null => {
  if (channel === 'email' && addressProblem(to) !== null) return addressProblem(to)
  if (isBlank(body) && attachments.length === 0) return 'Write a message'
  if (channel === 'sms' && body.length > LONGEST_TEXT)
    return 'A text has at most 1,600 characters. Send it in several texts'
  return null
}
