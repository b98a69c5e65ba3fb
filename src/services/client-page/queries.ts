import { queryOptions } from '@tanstack/react-query'
import {
  AnswerClientQuestionDocument,
  ClientPageDocument,
  type ClientPageFieldsFragment,
  RenewClientPageDocument,
  WithdrawClientPageDocument,
} from '@/contract/graphql/generated/client-page'
import type { ClientPageAccess } from '@/domain/client-page/access'
import type { GraphQL } from '../graphql/graphql'
import './client-page-service'

/** Fields missing in the answer become null. */
const read = (page: ClientPageFieldsFragment): ClientPageAccess => ({
  id: page.id,
  state: page.state,
  path: page.path ?? null,
  expires_at: page.expires_at ?? null,
  last_seen_at: page.last_seen_at ?? null,
  questions: page.questions.map((question) => ({
    id: question.id,
    estimate_id: question.estimate_id ?? null,
    invoice_id: question.invoice_id ?? null,
    about: question.about ?? null,
    text: question.text,
    asked_at: question.asked_at,
    answer: question.answer,
    answered_at: question.answered_at ?? null,
    answered_by_name: question.answered_by_name,
  })),
})

/** The link exists only once something was sent to the client. */
export const clientPageQuery = (graphql: GraphQL, client: number) =>
  queryOptions({
    queryKey: ['client-page', client],
    meta: { renewedBy: ['client_page', 'estimates', 'invoices', 'clients'] },
    queryFn: async () => read((await graphql.query(ClientPageDocument, { client })).clientPage),
  })

/** Throws a 403, 404, 409 (already answered) or 422 Failure. */
export const answerClientQuestion = async (
  graphql: GraphQL,
  question: { id: number; text: string },
  key: string,
): Promise<ClientPageAccess> =>
  read((await graphql.mutate(AnswerClientQuestionDocument, { ...question, key })).answerClientQuestion)

/** The previous link stops working. Throws a 403 or 404 Failure. */
export const renewClientPage = async (graphql: GraphQL, client: number, key: string): Promise<ClientPageAccess> =>
  read((await graphql.mutate(RenewClientPageDocument, { client, key })).renewClientPage)

/** The link stops working. Throws a 403 or 404 Failure. */
export const withdrawClientPage = async (graphql: GraphQL, client: number, key: string): Promise<ClientPageAccess> =>
  read((await graphql.mutate(WithdrawClientPageDocument, { client, key })).withdrawClientPage)
