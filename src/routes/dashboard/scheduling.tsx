import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { type ReactNode, useMemo } from 'react'
import type { InferOutput } from 'valibot'
import { listProperties } from '@/domain/client/listed-property'
import { mayListJobs } from '@/domain/job/commands'
import { maySeeInsights } from '@/domain/scheduling/permissions'
import { positionsFrom } from '@/domain/scheduling/travel'
import { clientsQuery } from '@/services/clients/queries'
import { crewsQuery, wholeCrewQuery } from '@/services/crew/queries'
import { jobsQuery } from '@/services/jobs/queries'
import { EmptyState } from '@/ui/kit/feedback/empty-state'
import { bothReady, mapReady } from '@/ui/kit/feedback/loadable'
import { SchedulingScreen } from '@/ui/scheduling/scheduling-screen'
import { addressOf, stripDefaults } from '../-address/later-address'
import { useSearchPatch } from '../-address/use-search-patch'
import { loadable } from '../-loading/loadable'
import type { schedulingSearch } from '../-scheduling/search'
import { useProposals } from '../-scheduling/use-proposals'
import { useFlags } from '../-session/flags'
import { withFlows } from '../-session/guard'
import { useScreenContext } from '../-session/use-screen-context'
import { useWorkspace } from '../-session/workspace'

/** SCHED-01 */
export const Route = createFileRoute('/dashboard/scheduling')({
  validateSearch: addressOf('scheduling'),
  search: { middlewares: [stripDefaults('scheduling')] },
  beforeLoad: withFlows,
  loader: ({ context: { workspace, actor } }) => {
    void workspace.queryClient.prefetchQuery(jobsQuery(workspace.http, actor.business_id))
    void workspace.queryClient.prefetchQuery(wholeCrewQuery(workspace.http, actor.business_id))
  },
  component: SchedulingPage,
})

const NONE: readonly never[] = []

function SchedulingPage(): ReactNode {
  const { workspace, user } = useWorkspace()
  const { flags } = useFlags()
  const { actor, today } = useScreenContext()
  const { view, date, replan, who } = Route.useSearch()
  const patch = useSearchPatch<InferOutput<typeof schedulingSearch>>()
  const proposals = useProposals()
  const jobs = useQuery(jobsQuery(workspace.http, actor.business_id))
  const crew = useQuery(wholeCrewQuery(workspace.http, actor.business_id))
  const { data: crews = NONE } = useQuery({ ...crewsQuery(workspace.graphql), enabled: maySeeInsights(actor) })
  const clients = useQuery(clientsQuery(workspace.http, actor.business_id))
  const positionOf = useMemo(
    () => positionsFrom(listProperties(clients.data ?? [], actor.business_id)),
    [clients.data, actor.business_id],
  )
  const people = bothReady(loadable(crew, clients), loadable(clients), () => null)
  const all = bothReady(loadable(jobs, crew, clients), people, () => null)
  if (!maySeeInsights(actor))
    return (
      <EmptyState
        kind="no-permission"
        titleAs="h1"
        fills
        title="You don't have permission to see this."
        hint={`AI Scheduling shows everyone's work.${mayListJobs(actor) ? ' Your jobs are on the Jobs page.' : ''}`}
      />
    )
  return (
    <SchedulingScreen
      actor={actor}
      today={today}
      day={date ?? today}
      onDay={(day) => patch({ date: day === today ? undefined : day })}
      view={view}
      onView={(next) => patch({ view: next }, false)}
      facts={mapReady(all, () => ({
        jobs: jobs.data ?? [],
        crew: crew.data ?? [],
        positionOf,
      }))}
      crews={crews}
      replan={replan ? { kind: replan, who: who ?? null } : null}
      onReplan={(kind) => patch({ replan: kind ?? undefined, who: undefined }, kind !== null)}
      onAsk={proposals.ask}
      proposing={proposals.isOpen}
      has={{ suggestions: flags.isOn('ai_scheduling', user), routes: flags.isOn('route_optimization', user) }}
    />
  )
}
