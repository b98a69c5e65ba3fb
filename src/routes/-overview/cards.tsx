import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { mayOpenClientPages } from '@/domain/client-page/permissions'
import { mayEver } from '@/domain/job/commands'
import type { Actor } from '@/domain/permissions/actor'
import { mayManageCrew, maySeeWholeCrew } from '@/domain/scheduling/permissions'
import { subscriptionAlerts } from '@/domain/subscription/alerts'
import { planOf } from '@/domain/subscription/plan'
import { managesOwnSubscription, maySeeSubscription, type Subscription } from '@/domain/subscription/subscription'
import type { Instant } from '@/domain/time/clock'
import { wholeCrewQuery } from '@/services/crew/queries'
import { activityQuery, usageQuery } from '@/services/history/queries'
import { openQuestionsQuery } from '@/services/open-questions/queries'
import { AppLink } from '@/ui/kit/actions/app-link'
import { Button } from '@/ui/kit/actions/button'
import { lazyPart } from '@/ui/kit/behavior/lazy-part'
import { type Loadable, mapReady } from '@/ui/kit/feedback/loadable'
import { ActivityCard } from '@/ui/overview/activity-card'
import { Alerts } from '@/ui/overview/alerts'
import { AttentionNotices } from '@/ui/overview/attention-notices'
import { SubscriptionCard } from '@/ui/overview/subscription-card'
import type { Viewer } from '@/ui/overview/today'
import { TodayCard } from '@/ui/overview/today-card'
import { UsageCard } from '@/ui/overview/usage-card'
import { WeekCard } from '@/ui/overview/week-card'
import { type CustomerAccount, useCustomerAccount } from '../-billing/use-customer-account'
import { loadable, pageable } from '../-loading/loadable'
import { useNow } from '../-loading/use-now'
import { pagesFor, useWorkspace } from '../-session/workspace'
import { useAdditions, useIsLed } from './additions'
import { useMoment, useShownJobs } from './use-overview-jobs'

export const viewerOf = (actor: Actor): Viewer => {
  if (actor.client_id !== null) return 'client'
  return mayEver(actor, 'assign') ? 'office' : 'crew'
}

// Each card queries its own data, so that a response redraws only that card.

export const OverviewAlerts = () => {
  const { workspace, actor, clock } = useWorkspace()
  const now = useNow(clock)
  const questions = useQuery({ ...openQuestionsQuery(workspace.graphql), enabled: mayOpenClientPages(actor) })
  const customerAccount = useCustomerAccount(workspace, maySeeSubscription(actor))
  const mayManage = managesOwnSubscription(actor)
  return (
    <Alerts
      questions={questions.data ?? []}
      alerts={mayManage && customerAccount.state === 'ready' ? alertsOf(customerAccount.value, now) : []}
      failed={customerAccount.state === 'failed' ? customerAccount : null}
    />
  )
}

const alertsOf = ({ customerId, ...customerAccount }: CustomerAccount, now: Instant) =>
  subscriptionAlerts({ customer_id: customerId, ...customerAccount }, now)

export const LazyStepsToFirstJob = lazyPart({
  name: 'The first steps',
  load: async () => (await import('./steps-to-first-job')).StepsToFirstJob,
})

/** For a business without jobs; only then are its clients loaded. */
export const FirstSteps = () => useIsLed() && <LazyStepsToFirstJob />

export const Attention = () => {
  const { actor } = useWorkspace()
  return <AttentionNotices jobs={useShownJobs().jobs} moment={useMoment()} viewer={viewerOf(actor)} />
}

export const Today = () => {
  const { workspace, actor } = useWorkspace()
  const seesCrew = maySeeWholeCrew(actor)
  const crew = useQuery({ ...wholeCrewQuery(workspace.http, actor.business_id), enabled: seesCrew })
  const isLed = useIsLed()
  return (
    <TodayCard
      jobs={useShownJobs().jobs}
      crew={seesCrew ? loadable(crew) : null}
      moment={useMoment()}
      viewer={viewerOf(actor)}
      next={!isLed && <NextJob />}
    />
  )
}

/** Links to a job from an empty day. */
const NextJob = () => {
  const job = useAdditions().find(({ id }) => id === 'job')
  return (
    job && (
      <Button asChild>
        <AppLink to={job.to} search={job.search}>
          {job.label}
        </AppLink>
      </Button>
    )
  )
}

export const Activity = () => {
  const context = useRouteContext({ from: '/dashboard/' })
  const { workspace, user, actor, clock } = useWorkspace()
  const activity = useInfiniteQuery(activityQuery(workspace.graphql))
  return (
    <ActivityCard
      isOffice={viewerOf(actor) === 'office'}
      activity={pageable(activity, ({ facts }) => facts)}
      pages={pagesFor(user, context).filter(({ built }) => built)}
      now={useNow(clock)}
      timeZone={actor.time_zone}
    />
  )
}

const useSubscription = (): Loadable<Subscription | null> => {
  const { workspace, actor } = useWorkspace()
  return mapReady(useCustomerAccount(workspace, maySeeSubscription(actor)), ({ subscription }) => subscription)
}

export const SubscriptionStatus = () => {
  const { actor } = useWorkspace()
  const mayManage = managesOwnSubscription(actor)
  return <SubscriptionCard subscription={useSubscription()} mayManage={mayManage} timeZone={actor.time_zone} />
}

export const Usage = ({ showsClients }: { showsClients: boolean }) => {
  const { workspace, actor } = useWorkspace()
  const usage = useQuery(usageQuery(workspace.graphql))
  const subscription = useSubscription()
  // The limit comes with the plan, and a card with only the number would grow later. Without access to the plan there is no limit to wait
  // for.
  const waits = maySeeSubscription(actor) && subscription.state === 'loading'
  return (
    <UsageCard
      usage={waits ? subscription : loadable(usage)}
      showsClients={showsClients}
      customerLimit={customerLimitOf(subscription)}
      mayUpgrade={managesOwnSubscription(actor)}
    />
  )
}

/** Null without a plan or without a limit. */
const customerLimitOf = (subscription: Loadable<Subscription | null>): number | null => {
  const data = subscription.state === 'ready' ? subscription.value : null
  return (data && planOf(data.plan_id)?.limits.maxCustomers) ?? null
}

export const Week = () => {
  const { workspace, actor } = useWorkspace()
  const crew = useQuery(wholeCrewQuery(workspace.http, actor.business_id))
  return (
    <WeekCard
      jobs={useShownJobs().jobs}
      crew={loadable(crew)}
      today={useMoment().today}
      mayAddCrew={mayManageCrew(actor, 'create')}
    />
  )
}
