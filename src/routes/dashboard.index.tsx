import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { additionsFor } from '@/domain/additions'
import { dayAt, timeAt } from '@/domain/calendar'
import { mayOpenClientPages } from '@/domain/client-page/permissions'
import type { Instant } from '@/domain/clock'
import { mayEver, mayListJobs } from '@/domain/job/commands'
import { PAGES } from '@/domain/pages'
import type { Actor } from '@/domain/permissions/actor'
import { mayManageCrew, maySeeWholeCrew } from '@/domain/scheduling/permissions'
import { subscriptionAlerts } from '@/domain/subscription/alerts'
import { planOf } from '@/domain/subscription/plan'
import { managesOwnSubscription, maySeeSubscription, type Subscription } from '@/domain/subscription/subscription'
import { accountQuery } from '@/services/account/queries'
import { openQuestionsQuery } from '@/services/client-page/queries'
import { wholeCrewQuery } from '@/services/crew/queries'
import { activityQuery, usageQuery } from '@/services/history/queries'
import { jobsBetweenQuery } from '@/services/jobs/queries'
import { type Loadable, mapReady } from '@/ui/kit/loadable'
import { Alerts } from '@/ui/overview/alerts'
import { OverviewScreen } from '@/ui/overview/overview-screen'
import { SubscriptionCard } from '@/ui/overview/subscription-card'
import { daysShown, type Viewer } from '@/ui/overview/today'
import { type Standing, useStanding } from './-billing/use-standing'
import { FirstSteps } from './-dashboard/first-steps'
import { useShownJobs } from './-dashboard/use-shown-jobs'
import { loadable, pageable } from './-loadable'
import { useNow } from './-use-now'
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
  const { workspace, user, actor, clock } = useWorkspace()
  const seesJobs = mayListJobs(actor)
  const now = useNow(clock)
  const moment = { today: dayAt(now, actor.time_zone), time: timeAt(now, actor.time_zone) }
  const { jobs, hasNone } = useShownJobs(moment.today, seesJobs)
  const seesCrew = maySeeWholeCrew(actor)
  const crew = useQuery({ ...wholeCrewQuery(workspace.http, actor.business_id), enabled: seesCrew })
  const usage = useQuery(usageQuery(workspace.graphql))
  const activity = useInfiniteQuery(activityQuery(workspace.graphql))
  const questions = useQuery({ ...openQuestionsQuery(workspace.graphql), enabled: mayOpenClientPages(actor) })
  const pages = pagesFor(user, context)
  const additions = additionsFor(actor, pages)
  const isNew = hasNone && additions.some(({ id }) => id === 'client')
  const maySee = maySeeSubscription(actor)
  const mayManage = managesOwnSubscription(actor)
  const standing = useStanding(workspace, maySee)
  const subscription = mapReady(standing, (known) => known.subscription)
  return (
    <OverviewScreen
      pages={pages}
      additions={additions}
      firstSteps={isNew && context.flags.isOn('show_onboarding', user) && <FirstSteps additions={additions} />}
      today={{
        jobs,
        crew: seesCrew ? loadable(crew) : null,
        moment,
        viewer: viewerOf(actor),
      }}
      seesJobs={seesJobs}
      mayAddCrew={mayManageCrew(actor, 'create')}
      usage={{
        // The limit comes with the plan: a card with only the number would grow. Without access to the plan there is no limit to wait for.
        usage: maySee && subscription.state === 'loading' ? subscription : loadable(usage),
        showsClients: pages.some(({ path }) => path === PAGES.clients.path),
        customerLimit: customerLimitOf(subscription),
        mayUpgrade: mayManage,
      }}
      activity={pageable(activity, ({ facts }) => facts)}
      now={now}
      timeZone={actor.time_zone}
      alerts={
        <Alerts
          questions={questions.data ?? []}
          alerts={mayManage && standing.state === 'ready' ? alertsOf(standing.value, now) : []}
          failed={standing.state === 'failed' ? standing : null}
        />
      }
    >
      {maySee && <SubscriptionCard subscription={subscription} mayManage={mayManage} timeZone={actor.time_zone} />}
    </OverviewScreen>
  )
}

/** Clients look at their own jobs, crews do theirs, and the office gives them out. */
const viewerOf = (actor: Actor): Viewer => {
  if (actor.client_id !== null) return 'client'
  return mayEver(actor, 'assign') ? 'office' : 'crew'
}

const alertsOf = ({ customerId, ...standing }: Standing, now: Instant) =>
  subscriptionAlerts({ customer_id: customerId, ...standing }, now)

/** Null without a plan, and for a plan without a limit. */
const customerLimitOf = (subscription: Loadable<Subscription | null>): number | null => {
  const known = subscription.state === 'ready' ? subscription.value : null
  return (known && planOf(known.plan_id)?.limits.maxCustomers) ?? null
}
