import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import * as v from 'valibot'
import { PAGES } from '@/domain/pages'
import { accountQuery } from '@/services/account/queries'
import { BillingLoading } from '@/ui/billing/billing-screen'
import { Loaded } from '@/ui/kit/loaded'
import { PageHeader } from '@/ui/kit/page-header'
import { NoPermission } from '@/ui/shell/no-permission'
import { NoCustomer, SubscriptionUnknown } from '@/ui/subscription/subscription-wait'
import { BillingContainer } from './-billing/billing-container'
import { managesOwn, useStanding } from './-billing/use-standing'
import { accessTo } from './-guard'
import { useWorkspace } from './-workspace'

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
  if (access !== 'shown') return <NoPermission />
  return (
    <>
      <PageHeader title="Billing" />
      <Content />
    </>
  )
}

function Content() {
  const { workspace, actor } = useWorkspace()
  const { page: pageNumber } = Route.useSearch()
  const navigate = Route.useNavigate()
  const turnTo = (page: number) => void navigate({ search: { page }, resetScroll: false })
  return (
    <Loaded
      of={useStanding(workspace, true)}
      loading={<BillingLoading />}
      failed={(failed) => <SubscriptionUnknown {...failed} />}
    >
      {(standing) =>
        standing.customerId === null ? (
          <NoCustomer isOwn={managesOwn(actor)} />
        ) : (
          <BillingContainer
            key={standing.customerId}
            standing={standing}
            customerId={standing.customerId}
            pageNumber={pageNumber}
            onPage={turnTo}
          />
        )
      }
    </Loaded>
  )
}
