import { useQuery } from '@tanstack/react-query'
import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { useMemo } from 'react'
import * as v from 'valibot'
import { dayAt, timeAt } from '@/domain/calendar'
import { draftKey } from '@/domain/drafts'
import type { JobForm } from '@/domain/job/draft'
import { clientsQuery } from '@/services/clients/queries'
import { crewQuery, damagedJobsQuery, jobsQuery } from '@/services/jobs/queries'
import { JobsScreen } from '@/ui/jobs/jobs-screen'
import { useClientAddition } from './-clients/use-client-addition'
import { bookingsOn } from './-jobs/bookings'
import { JobDetailsContainer } from './-jobs/job-details-container'
import { type JobsSearch, jobsUrl } from './-jobs/search'
import { useJobActivity } from './-jobs/use-job-activity'
import { useJobCommands } from './-jobs/use-job-commands'
import { loadable } from './-loadable'
import { openedBy } from './-records/opened'
import { useOverDrawer } from './-records/use-over-drawer'
import { useShowing } from './-records/use-showing'
import { useViews } from './-records/use-views'
import { useStored } from './-stored'
import { useNow } from './-use-now'
import { useSearchPatch } from './-use-search-patch'
import { useWorkspace } from './-workspace'

export const Route = createFileRoute('/dashboard/jobs')({
  validateSearch: jobsUrl.schema,
  search: { middlewares: [stripSearchParams(jobsUrl.defaults)] },
  loader: ({ context: { workspace, actor } }) => {
    void workspace.queryClient.prefetchQuery(jobsQuery(workspace.http, actor.business_id))
    void workspace.queryClient.prefetchQuery(crewQuery(workspace.http, actor.business_id))
  },
  component: JobsPage,
})

const NONE: readonly never[] = []
const jobDraft = v.nullable(
  v.custom<JobForm>((value) => typeof value === 'object' && value !== null && 'title' in value),
)

function JobsPage() {
  const { workspace, actor, clock } = useWorkspace()
  const search = Route.useSearch()
  const patch = useSearchPatch<JobsSearch>()

  const jobs = useQuery(jobsQuery(workspace.http, actor.business_id))
  const { data: damaged = NONE } = useQuery(damagedJobsQuery(workspace.http, actor.business_id))
  const crew = useQuery(crewQuery(workspace.http, actor.business_id))
  const clients = useQuery(clientsQuery(workspace.http, actor.business_id))
  const properties = useMemo(
    () =>
      (clients.data ?? []).flatMap(({ id: client_id, properties }) =>
        properties.map((property) => ({ ...property, client_id, business_id: actor.business_id })),
      ),
    [clients.data, actor.business_id],
  )
  const { onAddClient, addition } = useClientAddition()
  const activity = useJobActivity(workspace.flows)
  const { record, onOpen } = openedBy('job', search, patch)
  const onShow = useShowing('/dashboard/jobs', 'job')
  const { mayOpen, onUp } = useOverDrawer(record)
  const commands = useJobCommands()
  const now = useNow(clock)
  const columns = useViews('jobs', jobsUrl, search, patch)
  const about = search.client === undefined ? null : { client: search.client, property: search.property ?? null }
  // A draft without a client is kept apart from a draft for a client.
  const draftOf = draftKey(actor.user_id, about ? `job.of-${about.client}` : 'job')
  const [draft, setDraft] = useStored(sessionStorage, draftOf, jobDraft, null)

  const surroundings = {
    actor,
    today: dayAt(now, actor.time_zone),
    crew: crew.data ?? [],
    commands,
  }

  return (
    <>
      <JobsScreen
        {...surroundings}
        jobs={loadable(jobs)}
        damaged={damaged}
        activity={activity}
        view={search.view}
        onView={(view) => patch({ view }, false)}
        mode={search.mode}
        onMode={(mode) => patch({ mode }, false)}
        time={timeAt(now, actor.time_zone)}
        properties={properties}
        place={search}
        onPlace={patch}
        {...columns}
        onOpen={onOpen}
        onShow={onShow}
        creating={search.create && mayOpen}
        onCreating={(create) => patch({ create, client: undefined, property: undefined }, false)}
        about={about}
        clients={loadable(clients)}
        onAddClient={onAddClient}
        draft={draft}
        onDraft={setDraft}
        bookings={(day) => bookingsOn(jobs.data ?? [], day)}
      />
      {addition}
      {record && (
        <JobDetailsContainer
          key={`job ${record.id}`}
          {...surroundings}
          {...record}
          onUp={onUp}
          jobs={jobs}
          damaged={damaged}
          clients={clients.data ?? []}
          activity={activity.get(record.id) ?? {}}
          now={now}
        />
      )}
    </>
  )
}
