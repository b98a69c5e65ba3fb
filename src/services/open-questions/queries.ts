import { queryOptions } from '@tanstack/react-query'
import { OpenQuestionsDocument } from '@/contract/graphql/generated/open-questions'
import type { OpenQuestion } from '@/domain/client-page/access'
import type { GraphQL } from '../graphql/graphql'

/** Oldest first. */
export const openQuestionsQuery = (graphql: GraphQL) =>
  queryOptions({
    queryKey: ['open-questions'],
    meta: { renewedBy: ['client_page', 'clients'] },
    queryFn: async (): Promise<OpenQuestion[]> => (await graphql.query(OpenQuestionsDocument, {})).openQuestions,
  })
