import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { estimatesQuery } from '@/services/estimates/queries'
import { EstimatesScreen } from '@/ui/estimates/estimates-screen'
import type { EstimatesPlace } from '@/ui/estimates/types'
import { addressOf, stripDefaults } from '../-address/later-address'
import { useSearchPatch } from '../-address/use-search-patch'
import { useMessageLink } from '../-communications/use-message-link'
import { EstimateDetailsContainer } from '../-estimates/estimate-details-container'
import { useEstimateActivity } from '../-estimates/estimate-flow'
import { EstimateFormContainer } from '../-estimates/estimate-form-container'
import { type EstimatesSearch, estimatesUrl } from '../-estimates/search'
import { useEstimateCommands } from '../-estimates/use-estimate-commands'
import { loadable } from '../-loading/loadable'
import { bindFilters } from '../-records/bind-filters'
import { formOpenedBy, openedBy } from '../-records/opened'
import { useOverDrawer } from '../-records/use-over-drawer'
import { useViews } from '../-records/use-views'
import { guard } from '../-session/guard'
import { guarded } from '../-session/guarded'
import { useScreenContext, useSees } from '../-session/use-screen-context'
import { useWorkspace } from '../-session/workspace'

/** GUARD-07 */
export const Route = createFileRoute('/dashboard/estimates')({
  validateSearch: addressOf('estimates'),
  search: { middlewares: [stripDefaults('estimates')] },
  beforeLoad: guard('estimates'),
  loader: ({ context: { workspace, actor, access } }) => {
    if (access === 'shown')
      void workspace.queryClient.prefetchQuery(estimatesQuery(workspace.graphql, actor.business_id))
  },
  component: guarded(EstimatesPage),
})

function EstimatesPage(): ReactNode {
  const { workspace, actor } = useWorkspace()
  const routeSearch = Route.useSearch()
  const { client, ...search } = routeSearch
  const patch = useSearchPatch<EstimatesSearch>()
  const navigate = Route.useNavigate()
  const columns = useViews('estimates', estimatesUrl, routeSearch, patch)
  const estimates = useQuery(estimatesQuery(workspace.graphql, actor.business_id))
  const { record, onOpen } = openedBy('estimate', routeSearch, patch)
  const { form, onEdit, onCreate } = formOpenedBy(routeSearch, patch)
  const { mayOpen, onUp } = useOverDrawer(record)
  /** What was made from a message leads back to the whole list. */
  const onFormClose = () =>
    search.message === undefined
      ? form?.onClose()
      : patch({ create: false, edit: undefined, message: undefined, client: undefined }, false)
  const { now, ...moment } = useScreenContext()
  const sees = useSees()
  const context = {
    ...moment,
    commands: useMessageLink(useEstimateCommands(), 'estimates', search.message),
    activity: useEstimateActivity(workspace.flows),
    sees: { clients: sees('clients'), jobs: sees('jobs') },
    onEdit,
    onOpen,
    onInvoice: (id: number) => void navigate({ to: '/dashboard/invoicing', search: { invoice: id } }),
    onPrint: (id: number) => void navigate({ to: '/dashboard/estimates/$id', params: { id: String(id) } }),
  }
  const list = { data: estimates.data, error: estimates.error }
  return (
    <>
      <EstimatesScreen
        {...context}
        estimates={loadable(estimates)}
        place={{ ...search, client: client?.toString() }}
        onPlace={bindFilters<EstimatesSearch, EstimatesPlace>(patch, 'client')}
        {...columns}
        onCreate={onCreate}
      />
      {record && (
        <EstimateDetailsContainer
          key={`estimate ${record.id}`}
          {...context}
          {...record}
          onUp={onUp}
          list={list}
          now={now}
        />
      )}
      {form && mayOpen && (
        <EstimateFormContainer
          key={`form ${form.id ?? 'new'}`}
          {...form}
          {...context}
          onClose={onFormClose}
          client={search.message === undefined ? null : (client ?? null)}
          message={search.message}
          list={list}
        />
      )}
    </>
  )
}
