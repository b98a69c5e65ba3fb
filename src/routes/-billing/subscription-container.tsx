import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { DEFAULT_TIME_ZONE } from '@/domain/business'
import { mayManageSubscription } from '@/domain/subscription/subscription'
import { historyQuery, usageQuery } from '@/services/history/queries'
import type { Loadable } from '@/ui/kit/loadable'
import { SubscriptionScreen } from '@/ui/subscription/subscription-screen'
import type { PlanUse } from '@/ui/subscription/types'
import { loadable } from '../-loadable'
import { useNow } from '../-use-now'
import { useWorkspace } from '../-workspace'
import type { Standing } from './use-standing'
import { useSubscriptionFlow } from './use-subscription-flow'

type Props = {
  standing: Standing
  customerId: string
}

/** Joins the subscription's screen with its flow, what is used of the plan, and its history. */
export const SubscriptionContainer = ({ standing, customerId }: Props) => {
  const { workspace, actor, clock, newId } = useWorkspace()
  const { subscription, users } = standing
  const flow = useSubscriptionFlow({ workspace, actor, newId, customerId, subscription })
  const usage = useQuery(usageQuery(workspace.graphql))
  const history = useInfiniteQuery({
    ...historyQuery(workspace.graphql, `subscription/${subscription?.id ?? 0}`),
    enabled: subscription !== null,
  })
  const used = loadable(usage)
  const use: Loadable<PlanUse> =
    used.state === 'ready' ? { state: 'ready', value: { customers: used.value.clients, users } } : used
  return (
    <SubscriptionScreen
      subscription={subscription}
      mayManage={mayManageSubscription(actor)}
      verdicts={flow.verdicts}
      busy={flow.busy}
      outcome={flow.outcome}
      commands={{ ...flow, openPortal: () => flow.openPortal('billing') }}
      use={use}
      onRetryUse={() => void usage.refetch()}
      history={
        subscription && {
          facts: loadable({ data: history.data?.pages.flatMap((page) => page.facts), error: history.error }),
          onMore: history.hasNextPage ? () => void history.fetchNextPage() : undefined,
          loadingMore: history.isFetchingNextPage,
          onRetry: () => void history.refetch(),
        }
      }
      now={useNow(clock)}
      timeZone={DEFAULT_TIME_ZONE}
    />
  )
}
