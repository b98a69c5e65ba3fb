import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { type ReactNode, useMemo } from 'react'
import { withJobs } from '@/domain/crew/listed-member'
import { mayReadUsers } from '@/domain/permissions/access'
import { dayAt } from '@/domain/time/calendar'
import { crewsQuery, damagedCrewQuery, wholeCrewQuery } from '@/services/crew/queries'
import { jobsQuery } from '@/services/jobs/queries'
import { usersQuery } from '@/services/permissions/queries'
import { CrewScreen } from '@/ui/crew/crew-screen'
import type { CrewPlace } from '@/ui/crew/types'
import { mapReady } from '@/ui/kit/feedback/loadable'
import { addressOf, stripDefaults } from '../-address/later-address'
import { useSearchPatch } from '../-address/use-search-patch'
import { CrewDetailsContainer } from '../-crew/crew-details-container'
import { CrewFormContainer } from '../-crew/crew-form-container'
import { type CrewSearch, crewUrl } from '../-crew/search'
import { useCrewCommands } from '../-crew/use-crew-commands'
import { loadable } from '../-loading/loadable'
import { useNow } from '../-loading/use-now'
import { bindFilters } from '../-records/bind-filters'
import { formOpenedBy, openedBy } from '../-records/opened'
import { useOverDrawer } from '../-records/use-over-drawer'
import { useViews } from '../-records/use-views'
import { guard } from '../-session/guard'
import { guarded } from '../-session/guarded'
import { useWorkspace } from '../-session/workspace'

/** SCHED-04 */
export const Route = createFileRoute('/dashboard/crew')({
  validateSearch: addressOf('crew'),
  search: { middlewares: [stripDefaults('crew')] },
  beforeLoad: guard('crew'),
  loader: ({ context: { workspace, actor, access } }) => {
    if (access !== 'shown') return
    void workspace.queryClient.prefetchQuery(wholeCrewQuery(workspace.http, actor.business_id))
    void workspace.queryClient.prefetchQuery(crewsQuery(workspace.graphql))
    void workspace.queryClient.prefetchQuery(jobsQuery(workspace.http, actor.business_id))
  },
  component: guarded(CrewPage),
})

const NONE: readonly never[] = []

function CrewPage(): ReactNode {
  const { workspace, actor, clock } = useWorkspace()
  const routeSearch = Route.useSearch()
  const { crew: crewId, ...search } = routeSearch
  const patch = useSearchPatch<CrewSearch>()
  const crew = useQuery(wholeCrewQuery(workspace.http, actor.business_id))
  const { data: damaged = NONE } = useQuery(damagedCrewQuery(workspace.http, actor.business_id))
  const {
    data: crews = NONE,
    isPending: areCrewsComing,
    failureCount: crewsFailed,
  } = useQuery(crewsQuery(workspace.graphql))
  const jobs = useQuery(jobsQuery(workspace.http, actor.business_id))
  const columns = useViews('crew', crewUrl, routeSearch, patch)
  const { record, onOpen } = openedBy('member', search, patch)
  const { mayOpen, onUp } = useOverDrawer(record)
  const { form, onEdit, onCreate } = formOpenedBy(search, patch)
  const commands = useCrewCommands()
  const now = useNow(clock)
  const today = dayAt(now, actor.time_zone)
  const listed = useMemo(
    () => (crew.data && jobs.data ? withJobs(crew.data, jobs.data, today) : (crew.data ?? NONE)),
    [crew.data, jobs.data, today],
  )

  const { data: logins = NONE } = useQuery({
    ...usersQuery(workspace.http, actor.business_id),
    enabled: mayReadUsers(actor),
  })

  const context = { actor, today, commands, crews, logins, onEdit, jobs: loadable(jobs) }
  return (
    <>
      <CrewScreen
        {...context}
        // Crews are identified by their names, so the list waits for them unless they fail.
        crew={areCrewsComing && crewsFailed === 0 ? { state: 'loading' } : mapReady(loadable(crew), () => listed)}
        damaged={damaged}
        place={{ ...search, crew: crewId?.toString() }}
        onPlace={bindFilters<CrewSearch, CrewPlace>(patch, 'crew')}
        {...columns}
        onOpen={onOpen}
        onAdd={onCreate}
      />
      {record && (
        <CrewDetailsContainer
          key={`member ${record.id}`}
          {...context}
          {...record}
          onUp={onUp}
          list={crew}
          damaged={damaged}
          now={now}
        />
      )}
      {/* Defaults a new crew member to the first crew. */}
      {form && mayOpen && !areCrewsComing && (
        <CrewFormContainer key={`form ${form.id ?? 'new'}`} {...context} {...form} list={crew} damaged={damaged} />
      )}
    </>
  )
}
