import { Suspense, useMemo, useState } from 'react'
import { filterJobs, type JobFilter } from '@/domain/job/filter'
import type { Job } from '@/domain/job/job'
import { ActionButton } from '@/ui/kit/action-button'
import { Banner } from '@/ui/kit/banner'
import { Button } from '@/ui/kit/button'
import { EmptyState } from '@/ui/kit/empty-state'
import { SkeletonRows } from '@/ui/kit/skeleton'
import { AnchoredMenu } from './anchored-menu'
import { rowMenu } from './job-menu'
import { LazyJobBoard } from './lazy-parts'
import { isNarrowed, NO_FILTER } from './list/filters'
import { JobCards } from './list/job-cards'
import { creationRefusal } from './rules/actions'
import type { Selection } from './rules/selection'
import { JobTable, type RowHandlers } from './table/job-table'
import type { JobsScreenProps } from './types'
import type { JobActions } from './use-job-actions'
import { useStableHandlers } from './use-stable-handlers'

export type JobsContentProps = JobsScreenProps & {
  phone: boolean
  /** The jobs that the filters leave. */
  shown: readonly Job[]
  /** The filter that `shown` was made by. */
  narrowing: JobFilter
  selection: Selection
  onSelection: (selection: Selection) => void
  actions: JobActions
}

/** The jobs themselves, or what stands in their place: loading, failed, none yet, none that match (JOB-04, JOB-16). */
export const JobsContent = (props: JobsContentProps) => {
  const { jobs, shown, narrowing, view } = props
  if (jobs.state === 'loading') return <SkeletonRows count={10} label="Loading jobs…" />
  if (jobs.state === 'failed')
    return (
      <Banner kind="warning" detail={jobs.failure.message} onRetry={props.onRetryJobs}>
        Failed to load jobs. Please try again.
      </Banner>
    )
  if (jobs.value.length === 0) return <NoJobsYet {...props} />
  if (view === 'kanban') return <Board {...props} all={jobs.value} />
  if (shown.length === 0) return <NoMatch narrowed={isNarrowed(narrowing)} onFilter={props.onFilter} />
  return <List {...props} />
}

const NoJobsYet = ({ actor, onCreating }: JobsContentProps) => (
  <EmptyState
    kind="nothing-yet"
    title="No jobs yet"
    hint="A job is a visit to a client: what is to be done, when, where and by whom."
    action={
      <ActionButton disabledReason={creationRefusal(actor)} onClick={() => onCreating(true)}>
        Create Job
      </ActionButton>
    }
  />
)

const NoMatch = ({ narrowed, onFilter }: Pick<JobsContentProps, 'onFilter'> & { narrowed: boolean }) => (
  <EmptyState
    kind="no-match"
    title="No jobs found matching your criteria."
    hint={narrowed ? undefined : 'All jobs are cancelled; the status filter still finds them.'}
    action={
      narrowed ? (
        <Button variant="outline" onClick={() => onFilter(NO_FILTER)}>
          Clear filters
        </Button>
      ) : (
        <Button variant="outline" onClick={() => onFilter({ status: 'cancelled' })}>
          Show cancelled
        </Button>
      )
    }
  />
)

const List = ({ phone, shown, selection, onSelection, actions, ...props }: JobsContentProps) => {
  const { activity, actor, today, hiddenColumns, onOpen } = props
  const [menu, setMenu] = useState<{ job: Job; anchor: HTMLElement } | null>(null)
  const handlers = useStableHandlers<RowHandlers>({
    open: (job) => onOpen(job.id),
    act: (command, job) => actions.act(command, [job]),
    retry: actions.retry,
    more: (job, anchor) => setMenu({ job, anchor }),
  })
  const shared = { jobs: shown, activity, actor, today, handlers }
  return (
    <>
      {phone ? (
        <JobCards {...shared} />
      ) : (
        <JobTable {...shared} hidden={hiddenColumns} selection={selection} onSelection={onSelection} />
      )}
      {menu && (
        <AnchoredMenu
          anchor={menu.anchor}
          label={`Actions for ${menu.job.job_number}`}
          items={rowMenu({ ...actions, job: menu.job, actor, activity: activity.get(menu.job.id) }, phone)}
          onClose={() => setMenu(null)}
        />
      )}
    </>
  )
}

const Board = ({ all, shown, narrowing, ...props }: JobsContentProps & { all: readonly Job[] }) => {
  // The list hides cancelled jobs unless asked; the board has a column for them.
  const jobs = useMemo(
    () => (narrowing.status ? shown : [...shown, ...filterJobs(all, { ...narrowing, status: 'cancelled' })]),
    [all, shown, narrowing],
  )
  if (jobs.length === 0) return <NoMatch narrowed={isNarrowed(narrowing)} onFilter={props.onFilter} />
  return (
    <Suspense fallback={<SkeletonRows count={10} label="Loading the board…" />}>
      <LazyJobBoard {...props} jobs={jobs} />
    </Suspense>
  )
}
