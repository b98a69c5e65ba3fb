import { createFileRoute } from '@tanstack/react-router'
import { maySeeSubscription } from '@/domain/subscription/subscription'
import { accountQuery } from '@/services/account/queries'
import { usageQuery } from '@/services/history/queries'
import { Loaded } from '@/ui/kit/loaded'
import { PageHeader } from '@/ui/kit/page-header'
import { NoPermission } from '@/ui/shell/no-permission'
import { NoCustomer, SubscriptionLoading, SubscriptionUnknown } from '@/ui/subscription/subscription-wait'
import { SubscriptionContainer } from './-billing/subscription-container'
import { managesOwn, useStanding } from './-billing/use-standing'
import { useWorkspace } from './-workspace'

/** The page itself has no guard (GUARD-12); what it shows is for those who see billing. */
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
  return (
    <Loaded
      of={useStanding(workspace, true)}
      loading={<SubscriptionLoading />}
      failed={(failed) => <SubscriptionUnknown {...failed} />}
    >
      {(standing) =>
        standing.customerId === null ? (
          <NoCustomer isOwn={managesOwn(actor)} />
        ) : (
          <SubscriptionContainer key={standing.customerId} standing={standing} customerId={standing.customerId} />
        )
      }
    </Loaded>
  )
}
