import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { readJournal } from '@/services/books/queries'
import { billableQuery, invoicesQuery, standaloneChargesQuery } from '@/services/invoices/queries'
import { InvoicingScreen } from '@/ui/invoicing/invoicing-screen'
import { LazyJournal, LazyPaymentRequest } from '@/ui/invoicing/lazy-parts'
import { lazyPart } from '@/ui/kit/behavior/lazy-part'
import { addressOf, stripDefaults } from '../-address/later-address'
import { useSearchPatch } from '../-address/use-search-patch'
import { BillWorkContainer } from '../-invoicing/bill-work-container'
import { InvoiceDetailsContainer } from '../-invoicing/invoice-details-container'
import { InvoiceFormContainer } from '../-invoicing/invoice-form-container'
import { useInvoiceRuns } from '../-invoicing/invoice-runs'
import { type InvoicingSearch, invoicingUrl } from '../-invoicing/search'
import { useInvoicing } from '../-invoicing/use-invoicing'
import { loadable } from '../-loading/loadable'
import { bindFilters } from '../-records/bind-filters'
import { formOpenedBy, openedBy } from '../-records/opened'
import { useOverDrawer } from '../-records/use-over-drawer'
import { useViews } from '../-records/use-views'
import { guard } from '../-session/guard'
import { guarded } from '../-session/guarded'
import { useWorkspace } from '../-session/workspace'

/** INV-01, GUARD-10 */
export const Route = createFileRoute('/dashboard/invoicing')({
  validateSearch: addressOf('invoicing'),
  search: { middlewares: [stripDefaults('invoicing')] },
  beforeLoad: guard('invoicing'),
  loader: ({ context: { workspace, actor, access }, location }) => {
    if (access !== 'shown') return
    const { queryClient, graphql } = workspace
    if ('bill' in location.search) void queryClient.prefetchQuery(billableQuery(graphql, actor.business_id))
    else {
      void queryClient.prefetchQuery(invoicesQuery(graphql, actor.business_id))
      void queryClient.prefetchQuery(standaloneChargesQuery(graphql, actor.business_id))
    }
  },
  component: guarded(InvoicingPage),
})

const LazyPayInvoice = lazyPart({
  name: 'The card form',
  load: () => import('../-invoicing/pay-invoice-container').then(({ PayInvoiceContainer }) => PayInvoiceContainer),
  isOverlay: true,
})

function InvoicingPage(): ReactNode {
  const { workspace, actor } = useWorkspace()
  const { graphql } = workspace
  const routeSearch = Route.useSearch()
  const { client, bill, journal, job, pay, request, ...search } = routeSearch
  const patch = useSearchPatch<InvoicingSearch>()
  const columns = useViews('invoicing', invoicingUrl, routeSearch, patch)
  const { record, onOpen } = openedBy('invoice', routeSearch, patch)
  const { mayOpen, onUp } = useOverDrawer(record)
  const { form, onEdit, onCreate } = formOpenedBy(routeSearch, patch)
  const work = useQuery({ ...billableQuery(graphql, actor.business_id), enabled: bill || form !== null })
  // The Bill Work dialog covers the list, so it does not wait for thousands of invoices.
  const invoices = useQuery({ ...invoicesQuery(graphql, actor.business_id), enabled: !bill || work.isFetched })
  const charges = useQuery({ ...standaloneChargesQuery(graphql, actor.business_id), enabled: !bill || work.isFetched })
  const runs = useInvoiceRuns()
  const { now, ...context } = {
    ...useInvoicing(),
    onEdit,
    onCharge: (id: number) => patch({ pay: id }, false),
    onRequest: (id: number) => patch({ request: id }, false),
  }
  const named = (id: number | undefined) => invoices.data?.find((invoice) => invoice.id === id)
  const [paying, requested] = [named(pay), named(request)]
  return (
    <>
      <InvoicingScreen
        {...context}
        invoices={loadable(invoices)}
        charges={loadable(charges)}
        runs={runs}
        place={{ ...search, client: client?.toString() }}
        onPlace={bindFilters(patch, 'client')}
        {...columns}
        onOpen={onOpen}
        onAdd={onCreate}
        onBill={() => patch({ bill: true }, false)}
        onJournal={() => patch({ journal: true }, false)}
      />
      {record && (
        <InvoiceDetailsContainer key={`invoice ${record.id}`} {...context} {...record} onUp={onUp} now={now} />
      )}
      {form && mayOpen && work.data && (
        <InvoiceFormContainer
          key={`form ${form.id ?? 'new'}`}
          {...context}
          {...form}
          begins={work.data}
          onMade={(id) => onOpen(id)}
        />
      )}
      {journal && mayOpen && (
        <LazyJournal
          today={context.today}
          onJournal={(from, to) => readJournal(graphql, from, to)}
          onClose={() => patch({ journal: false }, false)}
        />
      )}
      {paying && mayOpen && (
        <LazyPayInvoice key={`pay ${paying.id}`} invoice={paying} onClose={() => patch({ pay: undefined }, false)} />
      )}
      {requested && mayOpen && (
        <LazyPaymentRequest
          key={`request ${requested.id}`}
          invoice={requested}
          commands={context.commands}
          onClose={() => patch({ request: undefined }, false)}
        />
      )}
      {bill && mayOpen && (
        <BillWorkContainer
          key={`bill ${job}`}
          actor={actor}
          commands={context.commands}
          work={loadable(work)}
          chosen={{ job, client }}
          onMade={([only, ...others]) => only !== undefined && others.length === 0 && onOpen(only)}
          onClose={() => patch({ bill: false, job: undefined }, false)}
        />
      )}
    </>
  )
}
