import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { DEFAULT_TIME_ZONE } from '@/domain/business'
import { dayAt } from '@/domain/calendar'
import { mayCreateJobs } from '@/domain/job/commands'
import { PAGES, type Page } from '@/domain/pages'
import { activityQuery, usageQuery } from '@/services/history/queries'
import { jobsQuery } from '@/services/jobs/queries'
import { OverviewScreen } from '@/ui/overview/overview-screen'
import { accessTo } from './-guard'
import { loadable } from './-loadable'
import { useNow } from './-use-now'

export const Route = createFileRoute('/dashboard/')({
  loader: ({ context: { workspace, actor } }) => {
    void workspace.queryClient.prefetchQuery(jobsQuery(workspace.http, actor.business_id))
    void workspace.queryClient.prefetchQuery(usageQuery(workspace.graphql))
    void workspace.queryClient.prefetchInfiniteQuery(activityQuery(workspace.graphql))
  },
  component: OverviewPage,
})

function OverviewPage() {
  const context = Route.useRouteContext()
  const { workspace, user, actor, clock } = context
  const jobs = useQuery(jobsQuery(workspace.http, actor.business_id))
  const usage = useQuery(usageQuery(workspace.graphql))
  const activity = useInfiniteQuery(activityQuery(workspace.graphql))
  const now = useNow(clock)
  return (
    <OverviewScreen
      pages={Object.values<Page>(PAGES).filter((page) => accessTo(page, user, context) === 'shown')}
      canCreateJob={mayCreateJobs(actor)}
      today={{
        jobs: loadable(jobs),
        onRetry: () => void jobs.refetch(),
        today: dayAt(now, DEFAULT_TIME_ZONE),
      }}
      usage={{ usage: loadable(usage), onRetry: () => void usage.refetch() }}
      activity={{
        facts: loadable({ data: activity.data?.pages.flatMap((page) => page.facts), error: activity.error }),
        onMore: activity.hasNextPage ? () => void activity.fetchNextPage() : undefined,
        loadingMore: activity.isFetchingNextPage,
        onRetry: () => void activity.refetch(),
      }}
      now={now}
      timeZone={DEFAULT_TIME_ZONE}
    />
  )
}
