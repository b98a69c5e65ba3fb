import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import * as v from 'valibot'
import { PAGES } from '@/domain/pages'
import { accountQuery } from '@/services/account/queries'
import { BillingLoading } from '@/ui/billing/billing-screen'
import { NoPermission } from '@/ui/shell/no-permission'
import { BillingContainer } from './-billing/billing-container'
import { CustomerPage } from './-billing/customer-page'
import { accessTo } from './-guard'

const pageNumber = v.pipe(v.number(), v.integer(), v.minValue(1))

/** Cards and invoices, for those who may handle them (GUARD-08); the page of invoices is in the URL. */
export const Route = createFileRoute('/dashboard/billing')({
  validateSearch: v.object({ page: v.optional(v.fallback(pageNumber, 1), 1) }),
  search: { middlewares: [stripSearchParams({ page: 1 })] },
  beforeLoad: ({ context }) => ({ access: accessTo(PAGES.billing, context.user, context) }),
  loader: ({ context: { workspace, access } }) => {
    if (access === 'shown') void workspace.queryClient.prefetchQuery(accountQuery(workspace.graphql))
  },
  component: BillingPage,
})

function BillingPage() {
  const { access } = Route.useRouteContext()
  const { page } = Route.useSearch()
  const navigate = Route.useNavigate()
  if (access !== 'shown') return <NoPermission />
  const turnTo = (next: number) => void navigate({ search: { page: next }, resetScroll: false })
  return (
    <CustomerPage title="Billing" loading={<BillingLoading />}>
      {(standing, customerId) => (
        <BillingContainer standing={standing} customerId={customerId} pageNumber={page} onPage={turnTo} />
      )}
    </CustomerPage>
  )
}
