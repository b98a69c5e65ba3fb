import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { dayAt } from '@/domain/time/calendar'
import { applicationsQuery, chemicalCheckQuery } from '@/services/chemicals/queries'
import { ChemicalsScreen } from '@/ui/chemicals/chemicals-screen'
import type { ApplicationsPlace } from '@/ui/chemicals/types'
import { PageHeader } from '@/ui/kit/layout/page-header'
import { NoPermission } from '@/ui/shell/pages/no-permission'
import { addressOf, stripDefaults } from '../-address/later-address'
import { useSearchPatch } from '../-address/use-search-patch'
import { ApplicationDetailsContainer } from '../-chemicals/application-details-container'
import { ApplicationFormContainer } from '../-chemicals/application-form-container'
import { ChemicalProductsContainer } from '../-chemicals/chemical-products-container'
import { type ChemicalsSearch, chemicalsUrl } from '../-chemicals/search'
import { useApplicationCommands } from '../-chemicals/use-application-commands'
import { loadable } from '../-loading/loadable'
import { useNow } from '../-loading/use-now'
import { openedBy } from '../-records/opened'
import { useOverDrawer } from '../-records/use-over-drawer'
import { useShowing } from '../-records/use-showing'
import { useViews } from '../-records/use-views'
import { guard } from '../-session/guard'
import { useWorkspace } from '../-session/workspace'

/** GUARD-07 */
export const Route = createFileRoute('/dashboard/chemicals')({
  validateSearch: addressOf('chemicals'),
  search: { middlewares: [stripDefaults('chemicals')] },
  beforeLoad: guard('chemicals'),
  loader: ({ context: { workspace, actor, access } }) => {
    if (access === 'shown')
      void workspace.queryClient.prefetchQuery(applicationsQuery(workspace.graphql, actor.business_id))
  },
  component: GuardedPage,
})

const NONE: readonly never[] = []

function GuardedPage(): ReactNode {
  const { access, permission } = Route.useRouteContext()
  const { record, job } = Route.useSearch()
  if (access === 'shown') return <ChemicalsPage />
  // Anyone who works on a job may record what was applied for it; the form reports missing permission.
  return record && job !== undefined ? <FromJobPage job={job} /> : <NoPermission permission={permission} />
}

const useApplications = () => {
  const { workspace, actor, clock } = useWorkspace()
  const now = useNow(clock)
  return {
    list: useQuery(applicationsQuery(workspace.graphql, actor.business_id)),
    surroundings: { actor, now, today: dayAt(now, actor.time_zone), commands: useApplicationCommands() },
  }
}

const FromJobPage = ({ job }: { job: number }) => {
  const { list, surroundings } = useApplications()
  const navigate = Route.useNavigate()
  return (
    <>
      <PageHeader title="Record Application" />
      <ApplicationFormContainer
        {...surroundings}
        id={null}
        job={job}
        list={list}
        onShow={null}
        onClose={() => void navigate({ to: '/dashboard/jobs', search: { job } })}
      />
    </>
  )
}

function ChemicalsPage() {
  const { workspace } = useWorkspace()
  const routeSearch = Route.useSearch()
  const { property, record: isRecording, edit, job, ...search } = routeSearch
  const navigate = Route.useNavigate()
  const patch = useSearchPatch<ChemicalsSearch>()
  const narrow = (change: Partial<ApplicationsPlace>) => {
    const { property: chosen, ...rest } = change
    patch('property' in change ? { ...rest, property: chosen ? Number(chosen) : undefined } : rest)
  }
  const { list, surroundings: common } = useApplications()
  const { data: check = null } = useQuery(chemicalCheckQuery(workspace.graphql))
  const columns = useViews('chemicals', chemicalsUrl, routeSearch, patch)
  const { record, onOpen } = openedBy('application', routeSearch, patch)
  const { mayOpen, onUp } = useOverDrawer(record)
  const onShow = useShowing('/dashboard/chemicals', 'application')
  const closeForm = () => {
    if (isRecording && job !== undefined) void navigate({ to: '/dashboard/jobs', search: { job } })
    else patch({ record: false, edit: undefined }, false)
  }
  const context = {
    ...common,
    onCorrect: (id: number) => patch({ edit: id }, false),
    onPrint: (of: { property_id: number }) =>
      void navigate({ to: '/dashboard/chemicals/report', search: { property: of.property_id } }),
  }
  return (
    <>
      <ChemicalsScreen
        {...context}
        applications={loadable(list)}
        check={check}
        place={{ ...search, property: property?.toString() }}
        onPlace={narrow}
        {...columns}
        onOpen={onOpen}
        onRecord={() => patch({ record: true }, false)}
        onProducts={() => patch({ products: true }, false)}
      />
      {search.products && (
        <ChemicalProductsContainer
          {...common}
          applications={list.data ?? NONE}
          onClose={() => patch({ products: false }, false)}
        />
      )}
      {record && (
        <ApplicationDetailsContainer
          key={`application ${record.id}`}
          as="drawer"
          {...context}
          {...record}
          onUp={onUp}
          list={list}
        />
      )}
      {(isRecording || edit !== undefined) && mayOpen && (
        <ApplicationFormContainer
          key={`form ${isRecording ? 'new' : edit}`}
          {...common}
          id={isRecording ? null : (edit ?? null)}
          job={isRecording ? (job ?? null) : null}
          list={list}
          onShow={onShow}
          onClose={closeForm}
        />
      )}
    </>
  )
}
