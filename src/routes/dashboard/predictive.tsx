import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { dayAt } from '@/domain/time/calendar'
import { predictiveQuery } from '@/services/equipment/queries'
import { PredictiveScreen } from '@/ui/predictive/predictive-screen'
import type { EntryKind, EquipmentPlace } from '@/ui/predictive/types'
import { addressOf, stripDefaults } from '../-address/later-address'
import { useSearchPatch } from '../-address/use-search-patch'
import { loadable } from '../-loading/loadable'
import { useNow } from '../-loading/use-now'
import {
  EquipmentDetailsContainer,
  EquipmentFormContainer,
  FaultFormContainer,
  MonitoringFormContainer,
  ServiceFormContainer,
} from '../-predictive/equipment-containers'
import { type PredictiveSearch, predictiveUrl } from '../-predictive/search'
import { useEquipmentCommands } from '../-predictive/use-equipment-commands'
import { bindFilters } from '../-records/bind-filters'
import { formOpenedBy, openedBy } from '../-records/opened'
import { useOverDrawer } from '../-records/use-over-drawer'
import { useShowing } from '../-records/use-showing'
import { useViews } from '../-records/use-views'
import { guard } from '../-session/guard'
import { guarded } from '../-session/guarded'
import { useWorkspace } from '../-session/workspace'

/** PRED-01, GUARD-11, GUARD-13 */
export const Route = createFileRoute('/dashboard/predictive')({
  validateSearch: addressOf('predictive'),
  search: { middlewares: [stripDefaults('predictive')] },
  beforeLoad: guard('predictive'),
  loader: ({ context: { workspace, actor, access, clock } }) => {
    if (access !== 'shown') return
    const today = dayAt(clock.now(), actor.time_zone)
    void workspace.queryClient.prefetchQuery(predictiveQuery(workspace.graphql, actor.business_id, today))
  },
  component: guarded(PredictivePage),
})

function PredictivePage(): ReactNode {
  const { workspace, actor, clock } = useWorkspace()
  const routeSearch = Route.useSearch()
  const { client, view, ...search } = routeSearch
  const navigate = Route.useNavigate()
  const patch = useSearchPatch<PredictiveSearch>()
  const now = useNow(clock)
  const today = dayAt(now, actor.time_zone)
  const predictive = useQuery(predictiveQuery(workspace.graphql, actor.business_id, today))
  const columns = useViews('predictive', predictiveUrl, routeSearch, patch)
  const { record, onOpen } = openedBy('equipment', routeSearch, patch)
  const { form, onEdit, onCreate } = formOpenedBy(routeSearch, patch)
  const { mayOpen, onUp } = useOverDrawer(record)
  const onShow = useShowing('/dashboard/predictive', 'equipment')
  const commands = useEquipmentCommands()
  const context = {
    actor,
    today,
    commands,
    onEdit,
    onEntry: (what: EntryKind, id: number) => patch({ [what]: id }, false),
    onSchedule: (equipment: number) => void navigate({ to: '/dashboard/jobs', search: { create: true, equipment } }),
  }
  return (
    <>
      <PredictiveScreen
        {...context}
        facts={loadable(predictive)}
        view={view}
        onView={(next) => patch({ ...predictiveUrl.whole, view: next }, false)}
        place={{ ...search, client: client?.toString() }}
        onPlace={bindFilters<PredictiveSearch, EquipmentPlace>(patch, 'client')}
        {...columns}
        onOpen={onOpen}
        onAdd={onCreate}
        onMonitor={() => patch({ monitoring: true }, false)}
      />
      {record && (
        <EquipmentDetailsContainer
          key={`equipment ${record.id}`}
          {...context}
          {...record}
          now={now}
          onUp={onUp}
          predictive={predictive}
        />
      )}
      {form && mayOpen && (
        <EquipmentFormContainer
          key={`form ${form.id ?? 'new'}`}
          {...{ today, commands, predictive, onShow }}
          {...form}
        />
      )}
      {routeSearch.serviced !== undefined && mayOpen && (
        <ServiceFormContainer
          key={`service ${routeSearch.serviced}`}
          id={routeSearch.serviced}
          {...{ today, commands, predictive }}
          onClose={() => patch({ serviced: undefined }, false)}
        />
      )}
      {routeSearch.fault !== undefined && mayOpen && (
        <FaultFormContainer
          key={`fault ${routeSearch.fault}`}
          id={routeSearch.fault}
          {...{ today, commands, predictive }}
          onClose={() => patch({ fault: undefined }, false)}
        />
      )}
      {routeSearch.monitoring && predictive.data && (
        <MonitoringFormContainer
          facts={predictive.data}
          {...{ today, commands }}
          onClose={() => patch({ monitoring: false }, false)}
        />
      )}
    </>
  )
}
