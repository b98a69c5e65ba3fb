import * as v from 'valibot'
import { withoutTokens } from '@/domain/client-page/client-link'
import { LONGEST_EMAIL, LONGEST_TEXT, type Message, messageSchema } from '@/domain/messaging/message'
import { numberInput, recipientsInput } from '@/domain/messaging/message-input'
import { COMMUNICATION_TYPES, DIRECTIONS, MESSAGE_STATUSES } from '@/domain/messaging/vocabulary'
import { count, exactText, id, LONGEST } from '@/domain/text/field'
import { endpoint } from '../endpoint'
import { listAnswer } from '../list-answer'
import { codec, fromQuery, inIso } from '../wire'

const base = '/communications/api/v1'
const shared = { service: 'communications', bearer: true } as const

/** COMM-14 */
const MOST_LISTED = 100

/** COMM-12, MAIL-05. A message has neither duration nor recording. */
const communicationCodec = codec(
  v.object({
    ...v.pick(messageSchema, ['id', 'business_id', 'conversation_id', 'communication_type', 'direction']).entries,
    ...v.pick(messageSchema, ['from_number', 'to_number', 'subject', 'body', 'is_html', 'attachments']).entries,
    ...v.pick(messageSchema, ['status', 'failure', 'created_at']).entries,
    duration: v.null(),
    recording_url: v.null(),
  }),
  { created_at: inIso },
)

export const toWireCommunication = (message: Message) => {
  const { id: communication, business_id, conversation_id, communication_type, direction } = message
  const { from_number, to_number, subject, body, is_html, attachments, status, failure, created_at } = message
  return communicationCodec.write({
    ...{ id: communication, business_id, conversation_id, communication_type, direction, from_number, to_number },
    ...{ subject, body: withoutTokens(body), is_html, attachments: [...attachments], status, failure, created_at },
    ...{ duration: null, recording_url: null },
  })
}

const oneCommunication = v.object({ communication: communicationCodec.wire })

export const listCommunications = endpoint({
  ...shared,
  id: 'EP-094',
  method: 'GET',
  path: `${base}/communications`,
  summary: 'Texts and emails of the business, newest first',
  query: v.object({
    business_id: fromQuery(id),
    communication_type: v.optional(v.picklist(COMMUNICATION_TYPES)),
    direction: v.optional(v.picklist(DIRECTIONS)),
    status: v.optional(v.picklist(MESSAGE_STATUSES)),
    client_id: v.optional(fromQuery(id)),
    limit: v.optional(
      fromQuery(
        v.pipe(v.number(), v.integer(), v.minValue(1, 'Use 1 or more'), v.maxValue(MOST_LISTED, 'Use 100 or fewer')),
      ),
      MOST_LISTED,
    ),
  }),
  answer: listAnswer('communications', communicationCodec.wire),
  idempotent: false,
  failures: [403, 404, 422],
})

export const getCommunication = endpoint({
  ...shared,
  id: 'EP-095',
  method: 'GET',
  path: `${base}/communications/:communicationId`,
  summary: 'A text or an email',
  answer: oneCommunication,
  idempotent: false,
  failures: [403, 404],
})

export const sendSms = endpoint({
  ...shared,
  id: 'EP-096',
  method: 'POST',
  path: `${base}/communications/sms`,
  summary: 'Send a text',
  body: v.object({
    business_id: id,
    from_number: numberInput.from,
    to_number: numberInput.to,
    body: exactText(LONGEST_TEXT),
  }),
  answer: oneCommunication,
  status: 201,
  idempotent: true,
  failures: [403, 409, 422],
})

export const sendEmail = endpoint({
  ...shared,
  id: 'EP-109.email',
  method: 'POST',
  path: `${base}/communications/email`,
  summary: 'Send an email',
  body: v.object({
    business_id: id,
    to_email: recipientsInput,
    subject: exactText(LONGEST.title),
    body: exactText(LONGEST_EMAIL),
    is_html: v.optional(v.boolean(), false),
  }),
  answer: oneCommunication,
  status: 201,
  idempotent: true,
  failures: [403, 409, 422],
})

export const getCommunicationAnalytics = endpoint({
  ...shared,
  id: 'EP-109.analytics',
  method: 'GET',
  path: `${base}/analytics/business/:businessId`,
  summary: 'How many texts and emails there are',
  answer: v.object({
    total_communications: count,
    communications_by_type: v.object({
      sms: count,
      mms: count,
      voice: count,
      video: count,
      email: count,
      chat: count,
    }),
    active_chat_rooms: count,
  }),
  idempotent: false,
  failures: [403],
})
