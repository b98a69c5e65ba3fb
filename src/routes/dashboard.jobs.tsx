import { useQuery } from '@tanstack/react-query'
import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import * as v from 'valibot'
import { DEFAULT_TIME_ZONE } from '@/domain/business'
import { dayAt } from '@/domain/calendar'
import type { JobForm } from '@/domain/job/draft'
import { clientsQuery } from '@/services/clients/queries'
import { crewQuery } from '@/services/crew/queries'
import { jobsQuery } from '@/services/jobs/queries'
import { JobsScreen } from '@/ui/jobs/jobs-screen'
import { JOB_COLUMNS } from '@/ui/jobs/types'
import { bookingsOn } from './-jobs/bookings'
import { JobDetailsContainer } from './-jobs/job-details-container'
import { JOBS_SEARCH_DEFAULTS, type JobsSearch, jobsSearch } from './-jobs/search'
import { useJobActivity } from './-jobs/use-job-activity'
import { useJobCommands } from './-jobs/use-job-commands'
import { loadable } from './-loadable'
import { useStored } from './-stored'
import { useNow } from './-use-now'

export const Route = createFileRoute('/dashboard/jobs')({
  validateSearch: jobsSearch,
  search: { middlewares: [stripSearchParams(JOBS_SEARCH_DEFAULTS)] },
  loader: ({ context: { workspace, actor } }) => {
    void workspace.queryClient.prefetchQuery(jobsQuery(workspace.http, actor.business_id))
    void workspace.queryClient.prefetchQuery(crewQuery(workspace.http, actor.business_id))
  },
  component: JobsPage,
})

const hiddenColumns = v.array(v.picklist(JOB_COLUMNS))
const jobDraft = v.nullable(
  v.custom<JobForm>((value) => typeof value === 'object' && value !== null && 'title' in value),
)

function JobsPage() {
  const { workspace, actor, clock, newId } = Route.useRouteContext()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const patch = (change: Partial<JobsSearch>, replace = true) =>
    void navigate({ search: (old) => ({ ...old, ...change }), replace, resetScroll: false })

  const jobs = useQuery(jobsQuery(workspace.http, actor.business_id))
  const crew = useQuery(crewQuery(workspace.http, actor.business_id))
  const clients = useQuery(clientsQuery(workspace.http, actor.business_id))
  const activity = useJobActivity(workspace.jobFlows)
  const commands = useJobCommands({ workspace, actor, newId })
  const now = useNow(clock)
  const [hidden, setHidden] = useStored(localStorage, 'jobs_hidden_columns', hiddenColumns, [])
  const [draft, setDraft] = useStored(sessionStorage, 'job_draft', jobDraft, null)

  const surroundings = {
    actor,
    today: dayAt(now, DEFAULT_TIME_ZONE),
    crew: crew.data ?? [],
    commands,
  }

  return (
    <>
      <JobsScreen
        {...surroundings}
        jobs={loadable(jobs)}
        activity={activity}
        view={search.view}
        onView={(view) => patch({ view }, false)}
        filter={{ search: search.search, status: search.status, date: search.date }}
        onFilter={({ search: words, ...rest }) => patch({ ...rest, ...(words === undefined ? {} : { search: words }) })}
        sort={search.sort}
        onSort={(sort) => patch({ sort })}
        hiddenColumns={hidden}
        onColumns={setHidden}
        onOpen={(job) => patch({ job, tab: 'details' }, false)}
        creating={search.create}
        onCreating={(create) => patch({ create }, false)}
        clients={loadable(clients)}
        draft={draft}
        onDraft={setDraft}
        bookings={(day) => bookingsOn(jobs.data ?? [], day)}
      />
      {search.job === undefined ? null : (
        <JobDetailsContainer
          key={search.job}
          {...surroundings}
          jobId={search.job}
          jobs={jobs}
          clients={clients.data ?? []}
          workspace={workspace}
          activity={activity.get(search.job) ?? {}}
          tab={search.tab}
          onTab={(tab) => patch({ tab })}
          onClose={() => patch({ job: undefined, tab: 'details' }, false)}
          now={now}
        />
      )}
    </>
  )
}
