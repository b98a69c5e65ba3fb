import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { invoicesQuery } from '@/services/invoices/queries'
import { EmptyState } from '@/ui/kit/empty-state'
import { PageHeader } from '@/ui/kit/page-header'
import { TextLink } from '@/ui/kit/text-link'
import { guard } from './-guard'
import { guarded } from './-guarded'
import { InvoiceDetailsContainer } from './-invoicing/invoice-details-container'
import type { InvoicePageSearch } from './-invoicing/search'
import { useInvoicing } from './-invoicing/use-invoicing'
import { addressOf, withoutUnsaid } from './-later-address'
import { recordIn } from './-records/opened'
import { useSearchPatch } from './-use-search-patch'
import { useWorkspace } from './-workspace'

/** An invoice by itself: what is printed. */
export const Route = createFileRoute('/dashboard/invoicing_/$id')({
  validateSearch: addressOf('invoice'),
  search: { middlewares: [withoutUnsaid('invoice')] },
  beforeLoad: guard('invoicing'),
  loader: ({ context: { workspace, actor, access } }) => {
    if (access === 'shown')
      void workspace.queryClient.prefetchQuery(invoicesQuery(workspace.graphql, actor.business_id))
  },
  component: guarded(KnownPage),
})

function KnownPage(): ReactNode {
  const id = recordIn(Route.useParams().id)
  return id === null ? <NoSuchInvoice /> : <InvoicePage invoiceId={id} />
}

/** An address that no invoice can have. */
const NoSuchInvoice = () => (
  <>
    <PageHeader title="Invoice Details" />
    <EmptyState
      kind="no-match"
      title="This invoice does not exist."
      hint="The link may be wrong."
      action={<TextLink to="/dashboard/invoicing">All invoices</TextLink>}
    />
  </>
)

function InvoicePage({ invoiceId }: { invoiceId: number }) {
  const { workspace, actor } = useWorkspace()
  const { tab, as_of } = Route.useSearch()
  const navigate = Route.useNavigate()
  const patch = useSearchPatch<InvoicePageSearch>()
  const invoices = useQuery(invoicesQuery(workspace.graphql, actor.business_id))
  const { now, ...surroundings } = useInvoicing()
  return (
    <InvoiceDetailsContainer
      key={invoiceId}
      as="page"
      {...surroundings}
      onEdit={(edit) => void navigate({ to: '/dashboard/invoicing', search: { invoice: invoiceId, edit } })}
      id={invoiceId}
      list={{ data: invoices.data, error: invoices.error }}
      now={now}
      tab={tab}
      onTab={(next) => patch({ tab: next })}
      asOf={as_of}
      onAsOf={(position) => patch({ as_of: position ?? undefined }, position === null)}
      onClose={() => void navigate({ to: '/dashboard/invoicing' })}
    />
  )
}
