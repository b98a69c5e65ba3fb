import type { Resolvers } from '@/contract/graphql/generated/resolvers'
import { billingResolvers } from '../billing/resolvers'
import { openQuestionResolvers } from '../client-page/open-questions'
import { unreadResolvers } from '../communications/unread'
import { openConflictResolvers } from '../jobs/open-conflicts'
import { viewResolvers } from '../views/resolvers'
import { activityResolvers } from './activity'
import type { GraphqlContext } from './asking'

export const FIRST_RESOLVERS = {
  ...activityResolvers,
  ...billingResolvers,
  ...openConflictResolvers,
  ...openQuestionResolvers,
  ...unreadResolvers,
  ...viewResolvers,
} satisfies Partial<Resolvers<GraphqlContext>>
