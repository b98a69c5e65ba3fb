import type { SendBulkMessageArgs } from '@/contract/graphql/generated/resolvers'
import { fullName } from '@/domain/account/user'
import type { Client } from '@/domain/client/client'
import { placeText } from '@/domain/client/property'
import { type BulkInput, bulkInput } from '@/domain/messaging/message-input'
import { fillTemplate, type PlaceholderValues } from '@/domain/messaging/templates'
import type { Store } from '../../core/log/store'
import { command, type Requester } from '../../core/write/command'
import type { Decided } from '../../core/write/execute'
import { Refusal, readBy, recordOf } from '../../core/write/refusal'
import type { Sent } from '../../graphql/asking'
import { enqueued, type OutgoingRequest, sendRefusal } from '../sending'
import { checkSchedule, SEND } from './messages'

const valuesFor = (client: Client, { actor, businessId }: Requester, store: Store): PlaceholderValues => {
  const [property] = store.naming('properties', 'client_id', client.id)
  return {
    customer_name: fullName(client),
    first_name: client.first_name,
    business_name: store.find('businesses', businessId)?.name ?? '',
    staff_name: actor.name,
    ...(property ? { property_address: placeText(property) } : {}),
  }
}

type Each = { client: Client; request: OutgoingRequest } | { client: Client; problem: string }

/** One message a client, with its placeholders filled. Throws Refusal 404. */
const messagesOf = (bulk: BulkInput, requester: Requester, store: Store): Each[] =>
  [...new Set(bulk.clients)].map((clientId) => {
    const client = recordOf('clients', String(clientId), requester, store)
    const values = valuesFor(client, requester, store)
    const [subject, body] = [fillTemplate(bulk.subject, values), fillTemplate(bulk.body, values)]
    if (!subject.ok) return { client, problem: subject.problem }
    if (!body.ok) return { client, problem: body.problem }
    const request: OutgoingRequest = {
      businessId: requester.businessId,
      actor: requester.actor,
      conversation: null,
      client: client.id,
      channel: bulk.channel,
      from: bulk.from,
      to: '',
      subject: subject.text,
      body: body.text,
      purpose: bulk.purpose,
      cause: 'bulk',
      template_id: bulk.template,
      send_at: bulk.send_at,
      author_id: requester.actor.user_id,
    }
    return { client, request }
  })

const clientsIn = (facts: readonly Pick<Decided, 'changes'>[]): Set<unknown> =>
  new Set(
    facts
      .flatMap(({ changes }) => changes)
      .filter(({ table }) => table === 'conversations')
      .map(({ after }) => after?.client_id),
  )

/** Writes to each client in their own conversation. Those who can't be written to are left out, and named with the reason. */
export const sendingBulk = command('messages', {
  may: SEND,
  facts({ args, ...requester }: Sent<SendBulkMessageArgs>, store) {
    const bulk = readBy(bulkInput, args.bulk)
    checkSchedule(bulk.send_at, store)
    if (bulk.template !== null) recordOf('message_templates', String(bulk.template), requester, store)
    const facts: Decided[] = []
    for (const each of messagesOf(bulk, requester, store)) {
      if (!('request' in each)) continue
      const request = { ...each.request, textsBefore: facts.length }
      try {
        facts.push(...enqueued(request, store))
      } catch (refusal) {
        if (!(refusal instanceof Refusal && refusal.status === 409)) throw refusal
      }
    }
    return facts
  },
  answer({ facts }, { args, ...requester }, store) {
    const bulk = readBy(bulkInput, args.bulk)
    const written = clientsIn(facts)
    const refused = messagesOf(bulk, requester, store).filter(({ client }) => !written.has(client.id))
    return {
      sent: written.size,
      refused: refused.map((each) => ({
        client_id: each.client.id,
        name: fullName(each.client),
        reason:
          'problem' in each ? each.problem : (sendRefusal(each.request, store) ?? 'Could not be written to just then.'),
      })),
    }
  },
})
