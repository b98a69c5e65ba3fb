import { fullName } from '@/domain/account/user'
import { maySeeClients } from '@/domain/client/permissions'
import { type ClientLink, clientLinkSchema } from '@/domain/client-page/client-link'
import { type ClientQuestion, clientQuestionSchema, UNANSWERED } from '@/domain/client-page/question'
import { type RecordRules, table } from '../core/log/registry'
import { factsOf } from '../core/write/facts'

declare module '../core/log/rows' {
  interface TableRows {
    client_links: ClientLink
    client_questions: ClientQuestion
  }
}

export const LINK_CLIENT_MERGED = 'client_link.client_merged'
export const QUESTION_ASKED = 'client_question.asked'
export const QUESTION_ANSWERED = 'client_question.answered'

export const QUESTION_CLIENT_MERGED = 'client_question.client_merged'

const linkRecord: RecordRules<ClientLink> = {
  stream: 'client_link',
  nouns: ['client page', 'client pages'],
  business: ({ business_id }) => business_id,
  name({ client_id }, store) {
    const client = store.find('clients', client_id)
    return client ? `Client page of ${fullName(client)}` : 'Client page'
  },
  visible: (_row, actor) => maySeeClients(actor),
  // Anyone who has the token acts as the client, so it is left out of history and exports.
  hides: () => ({ token: '' }),
  page: ({ client_id }) => `/dashboard/clients/${client_id}`,
  partOf: { table: 'clients', id: ({ client_id }) => client_id },
  follows: [LINK_CLIENT_MERGED],
}

const questionRecord: RecordRules<ClientQuestion> = {
  stream: 'client_question',
  nouns: ['question', 'questions'],
  business: ({ business_id }) => business_id,
  name({ client_id }, store) {
    const client = store.find('clients', client_id)
    return client ? `Question from ${fullName(client)}` : 'Question'
  },
  visible: (_row, actor) => maySeeClients(actor),
  page: ({ client_id }) => `/dashboard/clients/${client_id}`,
  partOf: { table: 'clients', id: ({ client_id }) => client_id },
  follows: [QUESTION_CLIENT_MERGED],
}

export const linkFacts = factsOf('client_links', linkRecord)

export const questionFacts = factsOf('client_questions', questionRecord)

export const clientPageTables = {
  client_links: table(clientLinkSchema, linkRecord),
  client_questions: table(clientQuestionSchema, questionRecord, { added: UNANSWERED }),
}
