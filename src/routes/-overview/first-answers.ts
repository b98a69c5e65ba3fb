import { mayOpenClientPages } from '@/domain/client-page/permissions'
import { mayListJobs } from '@/domain/job/commands'
import { maySeeWholeCrew } from '@/domain/scheduling/permissions'
import { maySeeSubscription } from '@/domain/subscription/subscription'
import { dayAt } from '@/domain/time/calendar'
import { accountQuery } from '@/services/account/queries'
import { wholeCrewQuery } from '@/services/crew/queries'
import { activityQuery, usageQuery } from '@/services/history/queries'
import { jobsBetweenQuery, jobsIn, jobsQuery } from '@/services/jobs/queries'
import { openQuestionsQuery } from '@/services/open-questions/queries'
import { subscriptionQuery } from '@/services/subscription/queries'
import { daysShown } from '@/ui/overview/today'
import type { Workspace } from '../-session/context'
import type { SignedIn } from '../-session/workspace'
import { LazyStepsToFirstJob } from './cards'

type Sources = Pick<Workspace, 'queryClient' | 'http' | 'graphql'>
type PrefetchContext = Pick<SignedIn, 'actor' | 'clock'> & { workspace: Sources }

/** Prefetches the overview. Resolves when everything is loaded if this is the first page; returns undefined on later pages. */
export const firstAnswers = ({ workspace, actor, clock }: PrefetchContext) => {
  const { queryClient, http, graphql } = workspace
  const isFirst = queryClient.getQueryCache().getAll().length === 0
  const days = daysShown(dayAt(clock.now(), actor.time_zone))
  const answers = Promise.all([
    mayListJobs(actor) && prefetchJobs(workspace, actor.business_id, days),
    maySeeWholeCrew(actor) && queryClient.prefetchQuery(wholeCrewQuery(http, actor.business_id)),
    queryClient.prefetchQuery(usageQuery(graphql)),
    queryClient.prefetchInfiniteQuery(activityQuery(graphql)),
    mayOpenClientPages(actor) && queryClient.prefetchQuery(openQuestionsQuery(graphql)),
    maySeeSubscription(actor) && prefetchSubscription(workspace),
  ])
  return isFirst ? answers : undefined
}

/** If no shown day has a job, the page above them depends on whether the business has any job at all. */
const prefetchJobs = async ({ queryClient, http }: Sources, businessId: number, days: ReturnType<typeof daysShown>) => {
  const shown = await queryClient.fetchQuery(jobsBetweenQuery(http, businessId, days)).catch(() => null)
  if (shown?.length !== 0) return
  const all = await queryClient.fetchQuery(jobsQuery(http, businessId)).catch(() => null)
  if (!all || jobsIn(all).length > 0) return
  const { clientsQuery } = await import('@/services/clients/queries')
  await Promise.all([queryClient.prefetchQuery(clientsQuery(http, businessId)), LazyStepsToFirstJob.preload()])
}

/** The account names the customer that the subscription query needs. */
const prefetchSubscription = async ({ queryClient, http, graphql }: Sources) => {
  const account = await queryClient.fetchQuery(accountQuery(graphql)).catch(() => null)
  if (account?.customerId) await queryClient.prefetchQuery(subscriptionQuery(http, account.customerId))
}
