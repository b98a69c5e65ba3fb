import { queryOptions } from '@tanstack/react-query'
import { UnreadConversationsDocument } from '@/contract/graphql/generated/unread-conversations'
import type { GraphQL } from '../graphql/graphql'

declare module '../renewal' {
  interface Topics {
    communications: true
  }
}

/** In ms. Nothing tells this page of a message that comes in on another device. */
const LOOK_AFTER = 60_000

/** Conversations that this person has not read. Apart from the other queries, since the menu of every page shows it. */
export const unreadQuery = (graphql: GraphQL, businessId: number) =>
  queryOptions({
    queryKey: ['unread-conversations', businessId],
    meta: { renewedBy: ['communications', 'facts'] },
    queryFn: async (): Promise<number> => (await graphql.query(UnreadConversationsDocument, {})).unreadConversations,
    refetchInterval: LOOK_AFTER,
  })
