import { createFileRoute } from '@tanstack/react-router'
import { maySeeSubscription } from '@/domain/subscription/subscription'
import { accountQuery } from '@/services/account/queries'
import { usageQuery } from '@/services/history/queries'
import { NoPermission } from '@/ui/shell/pages/no-permission'
import { SubscriptionLoading } from '@/ui/subscription/subscription-wait'
import { CustomerPage } from '../-billing/customer-page'
import { SubscriptionContainer } from '../-billing/subscription-container'
import { withFlows } from '../-session/guard'
import { useWorkspace } from '../-session/workspace'

/** The page itself has no guard (GUARD-12); its content requires the billing permission. */
export const Route = createFileRoute('/dashboard/subscription')({
  beforeLoad: withFlows,
  loader: ({ context: { workspace, actor } }) => {
    if (!maySeeSubscription(actor)) return
    void workspace.queryClient.prefetchQuery(accountQuery(workspace.graphql))
    void workspace.queryClient.prefetchQuery(usageQuery(workspace.graphql))
  },
  component: SubscriptionPage,
})

function SubscriptionPage() {
  const { actor } = useWorkspace()
  if (!maySeeSubscription(actor)) return <NoPermission permission="billing.view" />
  return (
    <CustomerPage title="Subscription" loading={<SubscriptionLoading />}>
      {(account, customerId) => <SubscriptionContainer customer={account} customerId={customerId} />}
    </CustomerPage>
  )
}
