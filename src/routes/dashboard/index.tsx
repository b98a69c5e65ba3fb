import { createFileRoute } from '@tanstack/react-router'
import { mayListJobs } from '@/domain/job/commands'
import { PAGES, type Page } from '@/domain/page/pages'
import { maySeeWholeCrew } from '@/domain/scheduling/permissions'
import { maySeeSubscription } from '@/domain/subscription/subscription'
import { PageHeader } from '@/ui/kit/layout/page-header'
import { RevealTogether } from '@/ui/kit/layout/reveal-together'
import { OverviewScreen } from '@/ui/overview/overview-screen'
import { quickActions } from '@/ui/overview/quick-actions'
import { QuickActionsCard } from '@/ui/overview/quick-actions-card'
import { useAdditions } from '../-overview/additions'
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
} from '../-overview/cards'
import { firstAnswers } from '../-overview/first-answers'
import { useJobsAhead } from '../-overview/use-overview-jobs'
import { pagesFor, useWorkspace } from '../-session/workspace'

export const Route = createFileRoute('/dashboard/')({
  loader: ({ context }) => ({ answers: firstAnswers(context) }),
  component: OverviewPage,
})

function OverviewPage() {
  return (
    <>
      <PageHeader title="Overview" />
      <RevealTogether until={Route.useLoaderData().answers} loading="Loading the overview…">
        <Overview />
      </RevealTogether>
    </>
  )
}

const Overview = () => {
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
