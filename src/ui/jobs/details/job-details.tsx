import { Suspense } from 'react'
import { Drawer } from '@/ui/kit/drawer'
import { EmptyState } from '@/ui/kit/empty-state'
import { SkeletonLines } from '@/ui/kit/skeleton'
import { Tabs } from '@/ui/kit/tabs'
import { LazyJobDialogs } from '../dialogs/lazy-job-dialogs'
import type { JobCommands, JobDetailsProps, JobDetailsSource, KnownJobProps } from '../types'
import { useJobActions } from '../use-job-actions'
import { HistoryTab } from './history-tab'
import { JobHeading } from './job-heading'
import { JobTab } from './job-tab'

/** Job Details (JOB-07), in a drawer beside the list: what is known of the job, what can be done with it, what has happened to it. */
export const JobDetails = (props: JobDetailsProps) => {
  const { job, onClose } = props
  return (
    <Drawer
      open
      onClose={onClose}
      title="Job Details"
      description={job.state === 'ready' ? <JobHeading job={job.value} activity={props.activity} /> : null}
      size="lg"
    >
      {job.state === 'ready' ? <Known {...props} job={job.value} /> : <Unknown {...props} job={job} />}
    </Drawer>
  )
}

const Known = (props: KnownJobProps) => {
  const { job, tab, onTab, onClose, crew, bookings } = props
  const commands = closingOnRemoval(props.commands, onClose)
  const actions = useJobActions(commands)
  return (
    <>
      <Tabs
        label="Job"
        value={tab}
        onChange={(id) => onTab(id === 'history' ? 'history' : 'details')}
        tabs={[
          { id: 'details', label: 'Details', panel: <JobTab key={job.id} {...props} actions={actions} /> },
          { id: 'history', label: 'History', panel: <HistoryTab {...props} /> },
        ]}
      />
      <Suspense>
        {actions.asking && (
          <LazyJobDialogs actions={actions} commands={commands} crew={crew} bookings={() => bookings} />
        )}
      </Suspense>
    </>
  )
}

/** A deleted job has no details left to show. */
const closingOnRemoval = (commands: JobCommands, onClose: () => void): JobCommands => ({
  ...commands,
  async remove(job) {
    const outcome = await commands.remove(job)
    if (outcome.ok) onClose()
    return outcome
  },
})

type UnknownProps = Pick<JobDetailsProps, 'onRetryJob'> & { job: Exclude<JobDetailsSource, { state: 'ready' }> }

const Unknown = ({ job, onRetryJob }: UnknownProps) => {
  switch (job.state) {
    case 'loading':
      return <SkeletonLines count={12} label="Loading the job…" />
    case 'missing':
      return (
        <EmptyState
          kind="no-match"
          title="This job does not exist."
          hint="It may have been deleted, or the link is wrong."
        />
      )
    case 'forbidden':
      return (
        <EmptyState
          kind="no-permission"
          title="You don't have permission to see this job."
          hint="Your role sees only jobs that you are assigned to."
        />
      )
    case 'offline':
      return (
        <EmptyState
          kind="failed"
          title="You are offline."
          hint="The job can be shown when the connection is back."
          onRetry={onRetryJob}
        />
      )
    case 'failed':
      return (
        <EmptyState
          kind="failed"
          title="Failed to load the job. Please try again."
          hint={job.failure.message}
          onRetry={onRetryJob}
        />
      )
  }
}
