import * as v from 'valibot'
import { handsetCalls } from '@/contract/communications/handset'
import type { Endpoint, ReadBodyOf, ReadQueryOf } from '@/contract/endpoint'
import { DEFAULT_BUSINESS_ID } from '@/domain/account/business'
import { toE164 } from '@/domain/messaging/address'
import { displayAddress } from '@/domain/messaging/display-address'
import type { MailHeaders } from '@/domain/messaging/email'
import { type HandsetContents, type HandsetWriting, handsetProblem } from '@/domain/messaging/handset'
import { isOutbound } from '@/domain/messaging/message'
import { base64From } from '@/domain/text/base64'
import { isEmail } from '@/domain/text/field'
import { type Call, json, type Route } from '../core/call'
import type { Store } from '../core/log/store'
import { carryOut, type Decided } from '../core/write/execute'
import { idFrom, invalid, Refusal } from '../core/write/refusal'
import { contentOf } from '../core/write/sent-contents'
import { readParts } from '../rest/reading'
import { causeIn } from '../rest/writing'
import { contentsOf, handsetsOf, isOnHandset } from './handset-view'
import type { Incoming } from './incoming'
import { mailboxOf } from './mailbox'
import { received } from './receive'
import { withoutAlias } from './sender'
import { storedAddress } from './sending-context'
import { filesIn, filesStored } from './sent-files'

/** In characters: a mail with its files. */
const LONGEST_BODY = 14_500_000

/** E.164, or the email address in small letters. Throws Refusal 422. */
const addressIn = (typed: string): string => {
  const address = isEmail(typed.trim()) ? typed.trim().toLowerCase() : toE164(typed)
  if (address === null) throw invalid('address', 'Enter a phone number or an email address')
  return address
}

/** The body was parsed with the endpoint's schema. */
const bodyIn = <E extends Endpoint>(endpoint: E, call: Call): ReadBodyOf<E> =>
  readParts(endpoint, call, LONGEST_BODY).body as ReadBodyOf<E>

const queryIn = <E extends Endpoint>(endpoint: E, call: Call): ReadQueryOf<E> =>
  readParts(endpoint, call).query as ReadQueryOf<E>

const read = <const E extends Endpoint>(
  endpoint: E,
  answer: (query: ReadQueryOf<E>, params: Call['params'], store: Store) => object | Promise<object>,
): Route => ({
  method: endpoint.method,
  path: endpoint.path,
  handle: async (call, store) => json(200, await answer(queryIn(endpoint, call), call.params, store)),
})

/** Throws Refusal 404, 409. */
const businessTexted = (to: string, store: Store): number => {
  const number = store.table('phone_numbers').find(({ phone_number }) => phone_number === toE164(to))
  if (!number) throw new Refusal(404, `${displayAddress(to)} is not in service.`)
  if (number.is_active && number.sms_enabled) return number.business_id
  throw new Refusal(409, `${displayAddress(to)} doesn’t take texts.`)
}

const hasWrittenFrom = (businessId: number, address: string, store: Store): boolean =>
  store
    .naming('messages', 'business_id', businessId)
    .some((message) => isOutbound(message) && message.from_number.toLowerCase() === address)

/** By its mailbox, or one that it has written from, since answers come to the former one too. Throws Refusal 404. */
const businessMailed = (to: string, store: Store): number => {
  const address = withoutAlias(storedAddress('email', to))
  const businesses = store.table('businesses')
  const business =
    businesses.find(({ id }) => storedAddress('email', mailboxOf(id, store)) === address) ??
    businesses.find(({ id }) => hasWrittenFrom(id, address, store))
  if (!business) throw new Refusal(404, `No mail server knows ${to}.`)
  return business.id
}

const isOwnNumber = (businessId: number, from: string, store: Store): boolean =>
  store.naming('phone_numbers', 'business_id', businessId).some(({ phone_number }) => phone_number === from)

const headersOf = (from: string, { to, subject, provider_id, ...mail }: HandsetWriting): MailHeaders =>
  [
    ['From', from],
    ['To', to],
    ['Subject', subject],
    ['Message-ID', provider_id],
    ['In-Reply-To', mail.in_reply_to],
    ['References', mail.thread_ids],
    ...mail.headers,
  ].flatMap(([name = '', value = '']): MailHeaders => (value === '' ? [] : [[name, value]]))

/** Throws Refusal 404, 409, 413, 422. */
const arrived = async (writing: HandsetWriting, store: Store): Promise<Decided[]> => {
  const problem = handsetProblem(writing)
  if (problem !== null) throw invalid('body', problem)
  const { channel, to, subject, body, provider_id, in_reply_to, thread_ids } = writing
  const from = addressIn(writing.address)
  if (isEmail(from) !== (channel === 'email')) throw invalid('address', 'A phone can’t send mail, nor a mailbox texts')
  const businessId = channel === 'sms' ? businessTexted(to, store) : businessMailed(to, store)
  if (isOwnNumber(businessId, from, store)) throw invalid('address', 'This is a number of the business itself')
  const isMail = channel === 'email'
  const files = filesIn(writing.attachments, channel)
  await filesStored(businessId, files, store)
  const incoming: Incoming = {
    ...{ channel, from, body, provider_id, in_reply_to, thread_ids },
    to: isMail ? to : (toE164(to) ?? to),
    subject: isMail ? subject : '',
    is_html: isMail && writing.is_html === true,
    attachments: files.map(({ attachment }) => attachment),
    headers: isMail ? headersOf(from, writing) : [],
  }
  return received(businessId, incoming, store)
}

const write: Route = {
  method: handsetCalls.write.method,
  path: handsetCalls.write.path,
  handle: (call, store) =>
    store.exclusively(async () => {
      const writing = bodyIn(handsetCalls.write, call)
      const address = addressIn(writing.address)
      const contents = await carryOut<HandsetContents>(
        {
          user: { id: 0, name: displayAddress(address) },
          request: causeIn(handsetCalls.write, call),
          decide: () => arrived(writing, store),
          answer: (_facts, now) => contentsOf(address, now),
          isSendable: (answer) => v.is(handsetCalls.write.answer, answer),
        },
        store,
      )
      return json(200, contents)
    }),
}

/** Throws Refusal 404. */
const fileOf = async (params: Call['params'], address: string, store: Store) => {
  const message = store.find('messages', idFrom(params.messageId ?? '', 'Message'))
  const isTheirs = message && isOnHandset(message, address)
  if (!isTheirs || !message.attachments.some(({ id }) => id === params.fileId))
    throw new Refusal(404, 'Message not found')
  const { note, content } = await contentOf(params.fileId ?? '', store)
  return { type: note.type, data: base64From(content) }
}

/** Phones and mailboxes of clients, for a second tab of the demo. No one is signed in there. */
export const handsetRoutes: readonly Route[] = [
  read(handsetCalls.list, ({ business = DEFAULT_BUSINESS_ID }, _params, store) => handsetsOf(business, store)),
  read(handsetCalls.contents, ({ address }, _params, store) => contentsOf(addressIn(address), store)),
  read(handsetCalls.file, ({ address }, params, store) => fileOf(params, addressIn(address), store)),
  write,
]
