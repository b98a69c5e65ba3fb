import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import type { Job } from '@/domain/job/job'
import { ActionButton } from '@/ui/kit/action-button'
import { Banner } from '@/ui/kit/banner'
import { Button } from '@/ui/kit/button'
import { EmptyState } from '@/ui/kit/empty-state'
import { LazyAnchoredMenu } from '@/ui/kit/menu'
import { SkeletonRows } from '@/ui/kit/skeleton'
import { rowMenu } from './job-menu'
import { LazyJobBoard } from './lazy-parts'
import { countNarrowed, NO_FILTER } from './list/filters'
import { JobCards } from './list/job-cards'
import { creationRefusal } from './rules/actions'
import { JobTable, type RowHandlers } from './table/job-table'
import type { JobsScreenProps } from './types'
import type { JobActions } from './use-job-actions'
import type { useSelection } from './use-selection'
import type { ShownJobs } from './use-shown-jobs'
import { useStableHandlers } from './use-stable-handlers'

export type JobsContentProps = JobsScreenProps & {
  phone: boolean
  jobsShown: ShownJobs
  picks: ReturnType<typeof useSelection>
  /** Whether the board has its columns of closed jobs. */
  closedToo: boolean
  actions: JobActions
}

/** The jobs themselves, or what stands in their place: loading, failed, none yet, none that match (JOB-04, JOB-16). */
export const JobsContent = (props: JobsContentProps) => {
  const { jobs, jobsShown, view } = props
  if (jobs.state === 'loading')
    return (
      <chakra.div bg="bg.panel" borderWidth="1px" borderRadius="lg" overflow="hidden">
        <SkeletonRows count={10} label="Loading jobs…" />
      </chakra.div>
    )
  if (jobs.state === 'failed')
    return (
      <Banner kind="warning" detail={jobs.failure.message} onRetry={jobs.retry}>
        Failed to load jobs. Please try again.
      </Banner>
    )
  if (jobs.value.length === 0) return <NoJobsYet {...props} />
  const matches = view === 'kanban' ? jobsShown.onBoard : jobsShown.shown
  if (matches.length === 0) return <NoMatch narrowed={countNarrowed(jobsShown.narrowing) > 0} {...props} />
  return view === 'kanban' ? <Board {...props} /> : <List {...props} />
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

/** As tall as what is in it, at most as tall as the room that is left; what is in it scrolls. */
const Room = chakra('div', {
  base: { flex: '1 1 0px', minH: '18rem', minW: '0', display: 'flex', flexDirection: 'column' },
})

const List = ({ phone, jobsShown, picks, actions, ...props }: JobsContentProps) => {
  const { activity, actor, today, onOpen, sort } = props
  const { shown, table } = jobsShown
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
        <Room>
          <JobTable
            {...shared}
            columns={table.columns}
            sort={sort}
            onToggleSort={table.toggleSort}
            selection={picks.selection}
            onSelection={picks.setPicked}
          />
        </Room>
      )}
      {menu && (
        <LazyAnchoredMenu
          anchor={menu.anchor}
          label={`Actions for ${menu.job.job_number}`}
          items={rowMenu({ ...actions, job: menu.job, actor, activity: activity.get(menu.job.id) }, phone)}
          onClose={() => setMenu(null)}
        />
      )}
    </>
  )
}

const Board = ({ jobsShown, ...props }: JobsContentProps) => <LazyJobBoard {...props} jobs={jobsShown.onBoard} />
