import * as v from 'valibot'
import { exactText, id, LONGEST, list, moment } from '../text/field'
import { filledText } from '../text/typed-text'
import { toE164 } from './address'
import { MOST_MENTIONS } from './conversation'
import { LONGEST_EMAIL } from './message'
import { CHANNELS, PURPOSES } from './vocabulary'

const MOST_CLIENTS = 500

const from = v.pipe(
  exactText(LONGEST.phone),
  v.check((number) => number === '' || toE164(number) !== null, 'Choose a number to send from'),
)

/** What is clearly neither a number nor an address; the send rule judges the rest. */
const couldBeAddress = (text: string): boolean => text.trim() === '' || /@|\d\D*\d/.test(text)

const recipients = (max: number) =>
  v.pipe(exactText(max), v.check(couldBeAddress, 'Enter a phone number or an email address'))

/** Longer texts than a carrier takes are refused by the send rule, which says by how much. */
const written = { subject: exactText(LONGEST.title), body: exactText(LONGEST_EMAIL) }

const addressed = {
  channel: v.picklist(CHANNELS),
  from,
  ...written,
  purpose: v.picklist(PURPOSES),
  template: v.nullish(id, null),
  send_at: v.nullish(moment, null),
}

/** A message as it is sent to the back end; its files are read apart. */
export const messageInput = v.object({
  ...addressed,
  conversation: v.nullish(id, null),
  client: v.nullish(id, null),
  to: recipients(LONGEST.notes),
  is_html: v.boolean(),
  in_reply_to: v.nullish(id, null),
  seen: v.nullish(id, null),
  then_close: v.boolean(),
})

export const bulkInput = v.object({
  ...addressed,
  clients: v.pipe(list(id, MOST_CLIENTS), v.minLength(1, 'Choose whom to write to')),
})
export type BulkInput = v.InferOutput<typeof bulkInput>

export const draftInput = v.object({
  channel: v.picklist(CHANNELS),
  ...written,
  version: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000)),
})

export const noteInput = v.object({
  body: filledText(LONGEST.notes, 'Write a note'),
  mentions: list(id, MOST_MENTIONS),
})

export const consentInput = v.object({
  address: v.pipe(recipients(LONGEST.email), v.trim(), v.nonEmpty('Enter a phone number or an email address')),
  channel: v.picklist(CHANNELS),
  purpose: v.picklist(PURPOSES),
  action: v.picklist(['granted', 'revoked']),
  wording: filledText(LONGEST.notes, 'Write what was agreed to, word for word'),
  message: v.nullish(id, null),
})

/** A text as the documented call has it. */
export const numberInput = { from, to: recipients(LONGEST.phone) }
/** Addresses separated by commas. */
export const recipientsInput = recipients(LONGEST.notes)
