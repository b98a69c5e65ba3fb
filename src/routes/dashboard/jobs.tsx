import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { listProperties } from '@/domain/client/listed-property'
import { needsDetails, type ProposalKind, plainAsk } from '@/domain/scheduling/proposal/ask'
import { type Day, dayAt, timeAt } from '@/domain/time/calendar'
import { applicationsQuery } from '@/services/chemicals/queries'
import { clientsQuery } from '@/services/clients/queries'
import { wholeCrewQuery } from '@/services/crew/queries'
import { damagedJobsQuery, jobQuery, jobsQuery } from '@/services/jobs/queries'
import { LazyJobCalendar } from '@/ui/calendar/lazy-calendar'
import { JobsScreen } from '@/ui/jobs/jobs-screen'
import type { JobsPlace } from '@/ui/jobs/types'
import { lazyPart, usePreload } from '@/ui/kit/behavior/lazy-part'
import { addressOf, stripDefaults } from '../-address/later-address'
import { useSearchPatch } from '../-address/use-search-patch'
import { useClientAddition } from '../-clients/use-client-addition'
import { useMessageLink } from '../-communications/use-message-link'
import { useMessageText } from '../-communications/use-message-text'
import { LazyJobDetails } from '../-jobs/lazy-job-details'
import { type JobsSearch, jobsUrl } from '../-jobs/search'
import { useEquipmentJob } from '../-jobs/use-equipment-job'
import { useExpectedJobs, useJobActivity } from '../-jobs/use-job-activity'
import { useJobCommands } from '../-jobs/use-job-commands'
import { useMaterials, useOffers } from '../-jobs/use-materials'
import { useNewJobDraft } from '../-jobs/use-new-job-draft'
import { useOnMyWay } from '../-jobs/use-on-my-way'
import { loadable } from '../-loading/loadable'
import { useNow } from '../-loading/use-now'
import { bindFilters } from '../-records/bind-filters'
import { formOpenedBy, openedBy } from '../-records/opened'
import { useOverDrawer } from '../-records/use-over-drawer'
import { useShowing } from '../-records/use-showing'
import { useViews } from '../-records/use-views'
import { useProposals } from '../-scheduling/use-proposals'
import { useFlags } from '../-session/flags'
import { withFlows } from '../-session/guard'
import { useWorkspace } from '../-session/workspace'

export const Route = createFileRoute('/dashboard/jobs')({
  validateSearch: addressOf('jobs'),
  search: { middlewares: [stripDefaults('jobs')] },
  beforeLoad: withFlows,
  loader: ({ context: { workspace, actor } }) => {
    void workspace.queryClient.prefetchQuery(jobsQuery(workspace.http, actor.business_id))
    void workspace.queryClient.prefetchQuery(wholeCrewQuery(workspace.http, actor.business_id))
  },
  component: JobsPage,
})

const LazyJobForm = lazyPart({
  name: 'The form',
  load: () => import('../-jobs/job-form-container').then(({ JobFormContainer }) => JobFormContainer),
  isOverlay: true,
})

const NONE: readonly never[] = []
const crewOf = (chosen: string | undefined): JobsSearch['crew'] => {
  if (!chosen) return undefined
  return chosen === 'nobody' ? chosen : Number(chosen)
}

function JobsPage() {
  const { workspace, actor, user, clock } = useWorkspace()
  const isPlanned = useFlags().flags.isOn('ai_scheduling', user)
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const patch = useSearchPatch<JobsSearch>()
  usePreload(LazyJobDetails)

  const activity = useJobActivity(workspace.flows)
  const loaded = useQuery(jobsQuery(workspace.http, actor.business_id))
  const jobs = { ...loaded, data: useExpectedJobs(loaded.data, activity) } as typeof loaded
  const { data: damaged = NONE } = useQuery(damagedJobsQuery(workspace.http, actor.business_id))
  const crew = useQuery(wholeCrewQuery(workspace.http, actor.business_id))
  const clients = useQuery(clientsQuery(workspace.http, actor.business_id))
  const properties = useMemo(
    () => listProperties(clients.data ?? NONE, actor.business_id),
    [clients.data, actor.business_id],
  )
  const { onAddClient, addition } = useClientAddition()
  // Jobs wait for crew names unless these failed to load. The calendar needs the crew's availability.
  const waitsForCrew = crew.isPending && (search.view === 'calendar' || crew.failureCount === 0)
  const { record, onOpen } = openedBy('job', search, patch)
  const onShow = useShowing('/dashboard/jobs', 'job')
  const { mayOpen, onUp } = useOverDrawer(record)
  const commands = useMessageLink(useJobCommands(), 'jobs', search.message)
  const proposals = useProposals()
  const { onEdit, form } = formOpenedBy(search, patch)
  const copied = useQuery({
    ...jobQuery(workspace.http, actor.business_id, search.copy ?? 0),
    enabled: search.copy !== undefined,
  })
  const now = useNow(clock)
  const way = useOnMyWay({
    jobs: jobs.data ?? NONE,
    crew: crew.data ?? NONE,
    clients: clients.data ?? NONE,
    properties,
    now,
  })
  const hasMaterials = useMemo(
    () => jobs.data?.some(({ planned_materials }) => planned_materials.length > 0),
    [jobs.data],
  )
  const materials = useMaterials(hasMaterials || search.create || form !== null)
  const { data: applications = NONE } = useQuery({
    ...applicationsQuery(workspace.graphql, actor.business_id),
    enabled: search.view === 'calendar',
  })
  const offers = useOffers(search.create)
  const columns = useViews('jobs', jobsUrl, search, patch)
  const today = dayAt(now, actor.time_zone)
  const forEquipment = useEquipmentJob(search.equipment, today)
  const { client, property = null } = search
  const description = useMessageText(search.message)
  const about =
    forEquipment?.about ??
    (client === undefined ? null : { client, property, ...(description ? { form: { description } } : {}) })
  const onCreating = (create: boolean) => {
    if (!create && search.equipment !== undefined)
      void navigate({ to: '/dashboard/predictive', search: { view: 'equipment', equipment: search.equipment } })
    else patch({ create, copy: undefined, client: undefined, property: undefined, message: undefined }, false)
  }
  const { wasSending, ...newJob } = useNewJobDraft(search)
  const leaveSent = useEffectEvent(() => {
    newJob.onSending(false)
    if (search.create) onCreating(false)
  })
  useEffect(() => {
    if (wasSending) leaveSent()
  }, [wasSending])

  const onPlan = (kind: ProposalKind, date: Day) => {
    if (needsDetails(kind)) void navigate({ to: '/dashboard/scheduling', search: { date, replan: kind } })
    else proposals.ask(plainAsk(kind, date))
  }

  const context = {
    actor,
    today,
    crew: crew.data ?? [],
    commands,
    way,
    materials,
    onEdit,
    onClient: (id: number) => void navigate({ to: '/dashboard/clients/$id', params: { id: String(id) } }),
    onApply: (job: number) => void navigate({ to: '/dashboard/chemicals', search: { record: true, job } }),
    onDuplicate: (copy: number) =>
      patch({ create: true, copy, client: undefined, property: undefined, equipment: undefined }, false),
  }

  return (
    <>
      <JobsScreen
        {...context}
        {...(forEquipment ? { commands: { ...commands, create: forEquipment.create } } : {})}
        Calendar={LazyJobCalendar}
        jobs={waitsForCrew ? { state: 'loading' } : loadable(jobs, crew, clients)}
        damaged={damaged}
        activity={activity}
        view={search.view}
        onView={(view) => patch({ view }, false)}
        mode={search.mode}
        onMode={(mode) => patch({ mode }, false)}
        scheduling={proposals.isOpen}
        onPlan={isPlanned ? onPlan : null}
        properties={properties}
        applications={applications}
        now={now}
        place={{ ...search, crew: search.crew?.toString() }}
        onPlace={bindFilters<JobsSearch, JobsPlace>(patch, 'crew', crewOf)}
        {...columns}
        onOpen={onOpen}
        onShow={onShow}
        // The form defaults to an hour when someone is free, so it needs the crew.
        creating={
          search.create &&
          !wasSending &&
          mayOpen &&
          (!crew.isPending || crew.failureCount > 0) &&
          forEquipment !== undefined &&
          description !== undefined
        }
        onCreating={onCreating}
        about={about}
        model={search.copy === undefined ? null : (copied.data ?? (copied.isError ? null : undefined))}
        time={timeAt(now, actor.time_zone)}
        clients={loadable(clients)}
        offers={offers}
        onAddClient={onAddClient}
        {...newJob}
      />
      {form && form.id !== null && (
        <LazyJobForm
          key={`form ${form.id}`}
          {...context}
          id={form.id}
          onClose={form.onClose}
          jobs={jobs}
          damaged={damaged}
          clients={loadable(clients)}
          onAddClient={onAddClient}
        />
      )}
      {addition}
      {record && (
        <LazyJobDetails
          key={`job ${record.id}`}
          {...context}
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
