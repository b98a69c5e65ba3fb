import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { type ReactNode, useMemo } from 'react'
import { listProperties, withServices } from '@/domain/client/listed-property'
import { dayAt } from '@/domain/time/calendar'
import { clientsQuery, damagedClientsQuery, servicesQuery } from '@/services/clients/queries'
import { mapReady } from '@/ui/kit/feedback/loadable'
import { PropertiesScreen } from '@/ui/properties/properties-screen'
import type { PropertiesPlace } from '@/ui/properties/types'
import { addressOf, stripDefaults } from '../-address/later-address'
import { useSearchPatch } from '../-address/use-search-patch'
import { useClientAddition } from '../-clients/use-client-addition'
import { useJobsOnDemand } from '../-jobs/use-jobs-on-demand'
import { loadable } from '../-loading/loadable'
import { useNow } from '../-loading/use-now'
import { useEquipmentPlaces } from '../-predictive/use-equipment-places'
import { PropertyDetailsContainer } from '../-properties/property-details-container'
import { PropertyFormContainer } from '../-properties/property-form-container'
import { type PropertiesSearch, propertiesUrl } from '../-properties/search'
import { usePropertyCommands } from '../-properties/use-property-commands'
import { bindFilters } from '../-records/bind-filters'
import { formOpenedBy, openedBy } from '../-records/opened'
import { useOverDrawer } from '../-records/use-over-drawer'
import { useViews } from '../-records/use-views'
import { guard } from '../-session/guard'
import { guarded } from '../-session/guarded'
import { useWorkspace } from '../-session/workspace'

/** GUARD-06 */
export const Route = createFileRoute('/dashboard/properties')({
  validateSearch: addressOf('properties'),
  search: { middlewares: [stripDefaults('properties')] },
  beforeLoad: guard('properties'),
  loader: ({ context: { workspace, actor, access } }) => {
    if (access !== 'shown') return
    void workspace.queryClient.prefetchQuery(clientsQuery(workspace.http, actor.business_id))
    void workspace.queryClient.prefetchQuery(servicesQuery(workspace.graphql))
  },
  component: guarded(PropertiesPage),
})

const NONE: readonly never[] = []

function PropertiesPage(): ReactNode {
  const { workspace, actor, clock } = useWorkspace()
  const routeSearch = Route.useSearch()
  const { client, ...search } = routeSearch
  const navigate = Route.useNavigate()
  const patch = useSearchPatch<PropertiesSearch>()
  const clients = useQuery(clientsQuery(workspace.http, actor.business_id))
  const { data: damagedClients = NONE } = useQuery(damagedClientsQuery(workspace.http, actor.business_id))
  const services = useQuery(servicesQuery(workspace.graphql))
  const { jobs, onAsking, isAsked } = useJobsOnDemand()
  const equipment = useEquipmentPlaces(isAsked || routeSearch.property !== undefined)
  const columns = useViews('properties', propertiesUrl, routeSearch, patch)
  const { record, onOpen } = openedBy('property', search, patch)
  const { form, onEdit, onCreate } = formOpenedBy(search, patch)
  const { mayOpen, onUp } = useOverDrawer(record)
  const commands = usePropertyCommands()
  const { onAddClient, addition } = useClientAddition()
  const now = useNow(clock)
  const today = dayAt(now, actor.time_zone)
  const listed = useMemo(
    () => clients.data && listProperties(clients.data, actor.business_id),
    [clients.data, actor.business_id],
  )
  const listedWithServices = useMemo(
    () => listed && (services.data ? withServices(listed, services.data) : listed),
    [listed, services.data],
  )

  const list = { data: listedWithServices, error: clients.error }
  const context = {
    actor,
    today,
    commands,
    onEdit,
    onCreateJob: (at: { id: number; client_id: number }) =>
      void navigate({ to: '/dashboard/jobs', search: { create: true, client: at.client_id, property: at.id } }),
  }
  return (
    <>
      <PropertiesScreen
        {...context}
        properties={mapReady(loadable(clients), () => listedWithServices ?? NONE)}
        clients={clients.data ?? NONE}
        jobs={loadable(jobs)}
        equipment={equipment}
        onAsking={onAsking}
        damagedClients={damagedClients}
        place={{ ...search, client: client?.toString() }}
        onPlace={bindFilters<PropertiesSearch, PropertiesPlace>(patch, 'client')}
        {...columns}
        onOpen={onOpen}
        onAdd={onCreate}
      />
      {record && (
        <PropertyDetailsContainer
          key={`property ${record.id}`}
          {...context}
          {...record}
          onUp={onUp}
          equipment={equipment}
          list={list}
          now={now}
        />
      )}
      {form && mayOpen && (
        <PropertyFormContainer
          key={`form ${form.id ?? 'new'}`}
          {...context}
          {...form}
          list={list}
          clients={loadable(clients)}
          onAddClient={onAddClient}
          clientId={client ?? null}
        />
      )}
      {addition}
    </>
  )
}
