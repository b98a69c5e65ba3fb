import { queryOptions } from '@tanstack/react-query'
import { AccountDocument } from '@/contract/graphql/generated/account'
import type { GraphQL } from '../graphql/graphql'

/** The signed-in person's business as a customer of the product. */
export const accountQuery = (graphql: GraphQL) =>
  queryOptions({
    queryKey: ['account'],
    meta: { renewedBy: ['facts'] },
    queryFn: async () => (await graphql.query(AccountDocument, {})).account,
  })
