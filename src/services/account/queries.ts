import { queryOptions } from '@tanstack/react-query'
import { AccountDocument } from '@/contract/graphql/generated/account'
import type { GraphQL } from '../graphql/graphql'

/** The business of the person who is signed in, as a customer of the product. */
export const accountQuery = (graphql: GraphQL) =>
  queryOptions({
    queryKey: ['account'],
    meta: { renewedBy: ['facts'] },
    queryFn: async () => (await graphql.query(AccountDocument, {})).account,
  })
