import type { Resolvers } from '@/contract/graphql/generated/resolvers'
import { accountResolvers } from '../accounts/resolvers'
import { billingResolvers } from '../billing/resolvers'
import { openQuestionResolvers } from '../client-page/open-questions'
import { jobResolvers } from '../jobs/resolvers'
import { viewResolvers } from '../views/resolvers'
import type { Asking } from './asking'
import { historyResolvers } from './history'

/** What the fields of Query and Mutation that the first page after signing in asks for answer with. */
export const FIRST_RESOLVERS = {
  ...accountResolvers,
  ...billingResolvers,
  ...historyResolvers,
  ...jobResolvers,
  ...openQuestionResolvers,
  ...viewResolvers,
} satisfies Partial<Resolvers<Asking>>
