import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { payoutsQuery } from '@/services/payouts/queries'
import { PayoutsScreen } from '@/ui/payouts/payouts-screen'
import { addressOf, stripDefaults } from '../-address/later-address'
import { useSearchPatch } from '../-address/use-search-patch'
import { loadable } from '../-loading/loadable'
import { PayoutDetailsContainer } from '../-payouts/payout-details-container'
import { PayoutFormContainer } from '../-payouts/payout-form-container'
import { type PayoutsSearch, payoutsUrl } from '../-payouts/search'
import { usePayouts } from '../-payouts/use-payouts'
import { bindFilters } from '../-records/bind-filters'
import { openedBy } from '../-records/opened'
import { useViews } from '../-records/use-views'
import { guard } from '../-session/guard'
import { guarded } from '../-session/guarded'
import { useWorkspace } from '../-session/workspace'

/** POUT-01, GUARD-10, GUARD-13 */
export const Route = createFileRoute('/dashboard/payouts')({
  validateSearch: addressOf('payouts'),
  search: { middlewares: [stripDefaults('payouts')] },
  beforeLoad: guard('payouts'),
  loader: ({ context: { workspace, actor, access } }) => {
    if (access === 'shown') void workspace.queryClient.prefetchQuery(payoutsQuery(workspace.graphql, actor.business_id))
  },
  component: guarded(PayoutsPage),
})

function PayoutsPage(): ReactNode {
  const { workspace, actor } = useWorkspace()
  const routeSearch = Route.useSearch()
  const { client, create, ...search } = routeSearch
  const patch = useSearchPatch<PayoutsSearch>()
  const columns = useViews('payouts', payoutsUrl, routeSearch, patch)
  const payouts = useQuery(payoutsQuery(workspace.graphql, actor.business_id))
  const { record, onOpen } = openedBy('payout', routeSearch, patch)
  const { now, ...context } = usePayouts()
  const list = { data: payouts.data, error: payouts.error }
  return (
    <>
      <PayoutsScreen
        {...context}
        payouts={loadable(payouts)}
        place={{ ...search, client: client?.toString() }}
        onPlace={bindFilters(patch, 'client')}
        {...columns}
        onOpen={onOpen}
        onAdd={() => patch({ create: true }, false)}
      />
      {record && <PayoutDetailsContainer key={`payout ${record.id}`} {...context} {...record} list={list} now={now} />}
      {create && (
        <PayoutFormContainer
          actor={actor}
          commands={context.commands}
          onMade={(id) => onOpen(id)}
          onClose={() => patch({ create: false }, false)}
        />
      )}
    </>
  )
}
