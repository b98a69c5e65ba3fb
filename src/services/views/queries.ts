import { queryOptions } from '@tanstack/react-query'
import { SavedViewsDocument } from '@/contract/graphql/generated/views'
import type { PageKey } from '@/domain/page/pages'
import type { GraphQL } from '../graphql/graphql'

declare module '../renewal' {
  interface Topics {
    views: true
  }
}

export const viewsQuery = (graphql: GraphQL, area: PageKey) =>
  queryOptions({
    queryKey: ['views', area],
    meta: { renewedBy: ['views'] },
    queryFn: async () => (await graphql.query(SavedViewsDocument, { area })).savedViews,
    staleTime: 60_000,
  })
