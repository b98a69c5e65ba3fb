import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useMemo } from 'react'
import { listProperties } from '@/domain/client/listed-property'
import { withStatusesOf } from '@/domain/map/day-map'
import { mayPropose } from '@/domain/scheduling/permissions'
import { plainAsk } from '@/domain/scheduling/proposal/ask'
import { clientsQuery } from '@/services/clients/queries'
import { crewsQuery, wholeCrewQuery } from '@/services/crew/queries'
import { damagedJobsQuery, jobsQuery } from '@/services/jobs/queries'
import { mapPlacesQuery } from '@/services/map/queries'
import { usePreload } from '@/ui/kit/behavior/lazy-part'
import { MapScreen } from '@/ui/map/map-screen'
import { addressOf, stripDefaults } from '../-address/later-address'
import { useSearchPatch } from '../-address/use-search-patch'
import { LazyJobDetails } from '../-jobs/lazy-job-details'
import { useJobActivity } from '../-jobs/use-job-activity'
import { useJobCommands } from '../-jobs/use-job-commands'
import { useMaterials } from '../-jobs/use-materials'
import { useOnMyWay } from '../-jobs/use-on-my-way'
import { loadable } from '../-loading/loadable'
import type { MapSearch } from '../-map/search'
import { openedBy } from '../-records/opened'
import { useOverDrawer } from '../-records/use-over-drawer'
import { useProposals } from '../-scheduling/use-proposals'
import { useFlags } from '../-session/flags'
import { withFlows } from '../-session/guard'
import { useScreenContext, useSees } from '../-session/use-screen-context'
import { useWorkspace } from '../-session/workspace'

/** GUARD-12; the back end decides whose jobs are shown. */
export const Route = createFileRoute('/dashboard/map')({
  validateSearch: addressOf('map'),
  search: { middlewares: [stripDefaults('map')] },
  beforeLoad: withFlows,
  component: MapPage,
})

const NONE: readonly never[] = []

function MapPage() {
  const { workspace, user } = useWorkspace()
  const hasRoutes = useFlags().flags.isOn('route_optimization', user)
  const { actor, now, today } = useScreenContext()
  const sees = useSees()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const patch = useSearchPatch<MapSearch>()
  usePreload(LazyJobDetails)

  const loaded = useQuery(mapPlacesQuery(workspace.graphql, actor.business_id, search.date ?? today))
  const jobs = useQuery(jobsQuery(workspace.http, actor.business_id))
  // The job list has a step taken here before the places reload.
  const isNewer = jobs.dataUpdatedAt >= loaded.dataUpdatedAt
  const places = useMemo(
    () => (loaded.data && jobs.data && isNewer ? withStatusesOf(loaded.data, jobs.data) : loaded.data),
    [loaded.data, jobs.data, isNewer],
  )
  const { data: damaged = NONE } = useQuery(damagedJobsQuery(workspace.http, actor.business_id))
  const { data: crew = NONE } = useQuery(wholeCrewQuery(workspace.http, actor.business_id))
  const { data: crews = NONE } = useQuery({ ...crewsQuery(workspace.graphql), enabled: actor.client_id === null })
  const { data: clients = NONE } = useQuery(clientsQuery(workspace.http, actor.business_id))
  const properties = useMemo(() => listProperties(clients, actor.business_id), [clients, actor.business_id])
  const hasMaterials = useMemo(
    () => jobs.data?.some(({ planned_materials }) => planned_materials.length > 0) ?? false,
    [jobs.data],
  )
  const activity = useJobActivity(workspace.flows)
  const { record, onOpen } = openedBy('job', search, patch)
  const { onUp } = useOverDrawer(record)
  const { view, date, status, stop } = search
  const { ask, isOpen: optimizing } = useProposals()

  const context = {
    actor,
    today,
    crew,
    commands: useJobCommands(),
    way: useOnMyWay({ jobs: jobs.data ?? NONE, crew, clients, properties, now }),
    materials: useMaterials(hasMaterials),
    onEdit: (edit: number) => void navigate({ to: '/dashboard/jobs', search: { edit } }),
    onDuplicate: (copy: number) => void navigate({ to: '/dashboard/jobs', search: { create: true, copy } }),
    onClient: (id: number) => void navigate({ to: '/dashboard/clients/$id', params: { id: String(id) } }),
    onApply: (job: number) => void navigate({ to: '/dashboard/chemicals', search: { record: true, job } }),
  }
  return (
    <>
      <MapScreen
        {...context}
        places={loadable({ ...loaded, data: places })}
        jobs={jobs.data ?? NONE}
        crews={crews}
        activity={activity}
        tiles={workspace.map.tiles}
        seesProperties={sees('properties')}
        address={{ view, date, status, stop }}
        onAddress={patch}
        optimizing={optimizing}
        onOptimize={
          hasRoutes && mayPropose(actor, 'optimize_routes') ? (day) => ask(plainAsk('optimize_routes', day)) : null
        }
        onOpen={onOpen}
      />
      {record && (
        <LazyJobDetails
          key={`job ${record.id}`}
          {...context}
          {...record}
          onUp={onUp}
          jobs={jobs}
          damaged={damaged}
          clients={clients}
          activity={activity.get(record.id) ?? {}}
          now={now}
        />
      )}
    </>
  )
}
