import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { mayManageSubscription } from '@/domain/subscription/subscription'
import { cardsQuery } from '@/services/billing/queries'
import { historyQuery, usageQuery } from '@/services/history/queries'
import { mapReady } from '@/ui/kit/feedback/loadable'
import { SubscriptionScreen } from '@/ui/subscription/subscription-screen'
import { loadable, pageable } from '../-loading/loadable'
import { useNow } from '../-loading/use-now'
import { useWorkspace } from '../-session/workspace'
import type { CustomerAccount } from './use-customer-account'
import { useSubscriptionFlow } from './use-subscription-flow'

type Props = {
  customer: CustomerAccount
  customerId: string
}

export const SubscriptionContainer = ({ customer, customerId }: Props) => {
  const { workspace, actor, clock, newId } = useWorkspace()
  const { subscription, users } = customer
  const flow = useSubscriptionFlow({ workspace, actor, newId, customerId, subscription })
  const cards = useQuery({ ...cardsQuery(workspace.http, customerId), enabled: subscription !== null })
  const usage = useQuery(usageQuery(workspace.graphql))
  const history = useInfiniteQuery({
    ...historyQuery(workspace.graphql, `subscription/${subscription?.id ?? 0}`),
    enabled: subscription !== null,
  })
  return (
    <SubscriptionScreen
      subscription={subscription}
      card={cards.data?.find((card) => card.is_default) ?? (cards.data ? null : undefined)}
      mayManage={mayManageSubscription(actor)}
      verdicts={flow.verdicts}
      busy={flow.busy}
      outcome={flow.outcome}
      commands={{ ...flow, openPortal: () => flow.openPortal('billing') }}
      use={mapReady(loadable(usage), ({ clients }) => ({ customers: clients, users }))}
      history={subscription && pageable(history, ({ facts }) => facts)}
      now={useNow(clock)}
      timeZone={actor.time_zone}
    />
  )
}
