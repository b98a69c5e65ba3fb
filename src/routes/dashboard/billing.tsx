import { createFileRoute } from '@tanstack/react-router'
import { accountQuery } from '@/services/account/queries'
import { BillingLoading } from '@/ui/billing/billing-screen'
import { addressOf, stripDefaults } from '../-address/later-address'
import { BillingContainer } from '../-billing/billing-container'
import { CustomerPage } from '../-billing/customer-page'
import { guard } from '../-session/guard'
import { guarded } from '../-session/guarded'

/** GUARD-08 */
export const Route = createFileRoute('/dashboard/billing')({
  validateSearch: addressOf('billing'),
  search: { middlewares: [stripDefaults('billing')] },
  beforeLoad: guard('billing'),
  loader: ({ context: { workspace, access } }) => {
    if (access === 'shown') void workspace.queryClient.prefetchQuery(accountQuery(workspace.graphql))
  },
  component: guarded(BillingPage),
})

function BillingPage() {
  const { page } = Route.useSearch()
  const navigate = Route.useNavigate()
  const turnTo = (next: number) => void navigate({ search: { page: next }, resetScroll: false })
  return (
    <CustomerPage title="Billing" loading={<BillingLoading />}>
      {(account, customerId) => (
        <BillingContainer customer={account} customerId={customerId} pageNumber={page} onPage={turnTo} />
      )}
    </CustomerPage>
  )
}
