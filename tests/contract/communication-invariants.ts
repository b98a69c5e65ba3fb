import type { State } from '@/mock-server'

type Tables = State['tables']

const idsOf = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id)

const repeated = <R extends { id: number }>(rows: readonly R[], keyOf: (row: R) => string): number[] => {
  const keys = new Set<string>()
  return idsOf(rows.filter((row) => keys.size === keys.add(keyOf(row)).size))
}

export const COMMUNICATION_INVARIANTS: Readonly<Record<string, (tables: Tables) => number[]>> = {
  'a phone number is of one business only': ({ phone_numbers }) =>
    repeated(phone_numbers, ({ phone_number }) => phone_number),
  'an extension is of a number that there is, and of its own there': ({ extensions, phone_numbers }) => {
    const numberIds = new Set(idsOf(phone_numbers))
    return [
      ...idsOf(extensions.filter(({ phone_number_id }) => !numberIds.has(phone_number_id))),
      ...repeated(extensions, ({ phone_number_id, extension }) => `${phone_number_id} ${extension}`),
    ]
  },
  'templates have names, and canned answers shortcuts of their own': ({ message_templates, canned_answers }) => [
    ...repeated(message_templates, ({ business_id, name }) => `${business_id} ${name.toLowerCase()}`),
    ...repeated(canned_answers, ({ business_id, shortcut }) => `${business_id} ${shortcut}`),
  ],
  'a person has one default signature at most': ({ signatures }) =>
    repeated(
      signatures.filter(({ is_default }) => is_default),
      ({ user_id }) => `${user_id}`,
    ),
  'a business has its messaging settings once': ({ messaging_settings }) =>
    repeated(messaging_settings, ({ business_id }) => `${business_id}`),
  'a message, a note and a draft have their conversation': ({
    conversations,
    messages,
    conversation_notes,
    ...tables
  }) => {
    const conversationIds = new Set(idsOf(conversations))
    return idsOf(
      [...messages, ...conversation_notes, ...tables.message_drafts].filter(
        ({ conversation_id }) => !conversationIds.has(conversation_id),
      ),
    )
  },
  'a link is of a message and a record that are there': ({ message_links, messages, jobs, estimates, ...tables }) => {
    const ids = {
      messages: new Set(idsOf(messages)),
      jobs: new Set(idsOf(jobs)),
      estimates: new Set(idsOf(estimates)),
      conversation_notes: new Set(idsOf(tables.conversation_notes)),
    }
    return idsOf(
      message_links.filter(
        ({ message_id, table, record_id }) => !ids.messages.has(message_id) || !ids[table].has(record_id),
      ),
    )
  },
  'a client has one conversation at most, and one that is there': ({ conversations, clients }) => {
    const clientIds = new Set(idsOf(clients))
    const ofClients = conversations.filter(({ client_id }) => client_id !== null)
    return [
      ...repeated(ofClients, ({ client_id }) => `${client_id}`),
      ...idsOf(ofClients.filter(({ client_id }) => !clientIds.has(client_id ?? 0))),
    ]
  },
  'a person has one draft in a conversation at most': ({ message_drafts }) =>
    repeated(message_drafts, ({ conversation_id, user_id }) => `${conversation_id} ${user_id}`),
  'what left has its time, and what waits or was canceled has none': ({ messages }) =>
    idsOf(
      messages.filter(({ status, sent_at, direction }) => {
        if (direction === 'inbound') return status !== 'received'
        const neverLeft = status === 'scheduled' || status === 'queued' || status === 'canceled'
        return neverLeft ? sent_at !== null : sent_at === null
      }),
    ),
}
