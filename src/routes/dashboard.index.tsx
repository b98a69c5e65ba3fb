import { createFileRoute } from '@tanstack/react-router'
import { dayAt } from '@/domain/calendar'
import { mayListJobs } from '@/domain/job/commands'
import { PAGES, type Page } from '@/domain/pages'
import { maySeeWholeCrew } from '@/domain/scheduling/permissions'
import { maySeeSubscription } from '@/domain/subscription/subscription'
import { accountQuery } from '@/services/account/queries'
import { wholeCrewQuery } from '@/services/crew/queries'
import { activityQuery, usageQuery } from '@/services/history/queries'
import { jobsBetweenQuery } from '@/services/jobs/queries'
import { OverviewScreen } from '@/ui/overview/overview-screen'
import { quickActions } from '@/ui/overview/quick-actions'
import { QuickActionsCard } from '@/ui/overview/quick-actions-card'
import { daysShown } from '@/ui/overview/today'
import { useAdditions } from './-overview/additions'
import {
  Activity,
  Attention,
  FirstSteps,
  OverviewAlerts,
  SubscriptionStatus,
  Today,
  Usage,
  viewerOf,
  Week,
} from './-overview/cards'

import { useJobsAhead } from './-overview/use-shown-jobs'
import { pagesFor, useWorkspace } from './-workspace'

export const Route = createFileRoute('/dashboard/')({
  loader: ({ context: { workspace, actor, clock } }) => {
    if (mayListJobs(actor)) {
      const days = daysShown(dayAt(clock.now(), actor.time_zone))
      void workspace.queryClient.prefetchQuery(jobsBetweenQuery(workspace.http, actor.business_id, days))
    }
    if (maySeeWholeCrew(actor))
      void workspace.queryClient.prefetchQuery(wholeCrewQuery(workspace.http, actor.business_id))
    void workspace.queryClient.prefetchQuery(usageQuery(workspace.graphql))
    void workspace.queryClient.prefetchInfiniteQuery(activityQuery(workspace.graphql))
    if (maySeeSubscription(actor)) void workspace.queryClient.prefetchQuery(accountQuery(workspace.graphql))
  },
  component: OverviewPage,
})

function OverviewPage() {
  const context = Route.useRouteContext()
  const { user, actor } = useWorkspace()
  const seesJobs = mayListJobs(actor)
  useJobsAhead(seesJobs)
  const pages = pagesFor(user, context)
  const has = (page: Page) => pages.some(({ path, built }) => built && path === page.path)
  const hasJobs = seesJobs && has(PAGES.jobs)
  const actions = quickActions(pages, useAdditions(), { isClient: viewerOf(actor) === 'client', seesJobs })
  return (
    <OverviewScreen
      alerts={<OverviewAlerts />}
      side={
        <>
          {maySeeSubscription(actor) && <SubscriptionStatus />}
          <Usage showsClients={has(PAGES.clients)} />
          {hasJobs && maySeeWholeCrew(actor) && <Week />}
          <QuickActionsCard actions={actions} />
        </>
      }
    >
      {seesJobs && <FirstSteps />}
      {hasJobs && <Attention />}
      {hasJobs && <Today />}
      <Activity />
    </OverviewScreen>
  )
}
