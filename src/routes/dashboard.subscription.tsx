import { createFileRoute } from '@tanstack/react-router'
import { maySeeSubscription } from '@/domain/subscription/subscription'
import { accountQuery } from '@/services/account/queries'
import { usageQuery } from '@/services/history/queries'
import { PageHeader } from '@/ui/kit/page-header'
import { NoPermission } from '@/ui/shell/no-permission'
import { SubscriptionWait } from '@/ui/subscription/subscription-wait'
import { SubscriptionContainer } from './-billing/subscription-container'
import { managesOwn, useStanding } from './-billing/use-standing'
import { useWorkspace } from './-workspace'

/** The page itself has no guard (GUARD-12); what stands on it is for those who see billing. */
export const Route = createFileRoute('/dashboard/subscription')({
  loader: ({ context: { workspace, actor } }) => {
    if (!maySeeSubscription(actor)) return
    void workspace.queryClient.prefetchQuery(accountQuery(workspace.graphql))
    void workspace.queryClient.prefetchQuery(usageQuery(workspace.graphql))
  },
  component: SubscriptionPage,
})

function SubscriptionPage() {
  const { actor } = useWorkspace()
  if (!maySeeSubscription(actor)) return <NoPermission />
  return (
    <>
      <PageHeader title="Subscription" />
      <Content />
    </>
  )
}

function Content() {
  const { workspace, actor } = useWorkspace()
  const { standing, retry } = useStanding(workspace, true)
  if (standing.state === 'loading') return <SubscriptionWait wait={standing} />
  if (standing.state === 'failed') return <SubscriptionWait wait={{ ...standing, onRetry: retry }} />
  const { customerId } = standing.value
  if (customerId === null) return <SubscriptionWait wait={{ state: 'no_customer', isOwn: managesOwn(actor) }} />
  return <SubscriptionContainer key={customerId} standing={standing.value} customerId={customerId} />
}
