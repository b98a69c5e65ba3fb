import { useMemo } from 'react'
import type { Job } from '@/domain/job/job'
import { RecordFrame, RecordHeading } from '@/ui/kit/record-frame'
import { RecordHistory } from '@/ui/kit/record-history'
import type { Outcome } from '@/ui/kit/records/run-on-many'
import { withdrawUndoOf } from '@/ui/kit/records/use-record-actions'
import { LazyJobDialogs } from '../dialogs/lazy-job-dialogs'
import { JobPriorityTag, JobStatusTag } from '../job-tags'
import { jobRecords } from '../records'
import { BUSY_LABELS } from '../rules/actions'
import { jobHistory } from '../rules/history'
import type { JobCommands, JobDetailsProps, KnownJobProps } from '../types'
import { useJobActions } from '../use-job-actions'
import { JobTab } from './job-tab'

/** Job Details (JOB-07), in a drawer beside the list: what is known of the job, what can be done with it, what has happened to it. */
export const JobDetails = (props: JobDetailsProps) => {
  const { source, activity, tab, onTab, onClose, today, crew, bookings } = props
  const commands = closingOnRemoval(props.commands, onClose)
  const actions = useJobActions(commands)
  const words = useMemo(() => jobHistory(crew), [crew])
  const mending = <RecordHistory {...props} noun="job" words={words} onUndo={commands.mend} />
  return (
    <RecordFrame
      as="drawer"
      title="Job Details"
      noun="job"
      forbiddenHint="Your role sees only jobs that you are assigned to."
      source={source.state === 'damaged' ? { ...source, history: mending } : source}
      name={jobRecords.name}
      heading={(job) => (
        <RecordHeading busy={activity.busy && BUSY_LABELS[activity.busy]}>
          <JobStatusTag status={job.status} />
          <JobPriorityTag priority={job.priority} />
        </RecordHeading>
      )}
      tabs={(job) => {
        const known: KnownJobProps = { ...props, job, commands }
        return [
          { id: 'details', label: 'Details', panel: <JobTab key={job.id} {...known} actions={actions} /> },
          {
            id: 'history',
            label: 'History',
            panel: (
              <RecordHistory
                {...known}
                noun="job"
                words={words}
                onUndo={(positions) => undoFacts(commands, job, positions)}
              />
            ),
          },
        ]
      }}
      asOf={{ ...props.asOf, words, now: props.now, timeZone: props.timeZone }}
      tab={tab}
      onTab={(id) => onTab(id === 'history' ? 'history' : 'details')}
      onClose={onClose}
    >
      {() =>
        actions.asking && (
          <LazyJobDialogs
            {...{ actions, commands, today, crew }}
            bookings={() => bookings}
            onClose={actions.stopAsking}
          />
        )
      }
    </RecordFrame>
  )
}

/** What toasts still offer to undo of the job is undone with it, or refused because of it. */
const undoFacts = async (commands: JobCommands, job: Job, positions: number[]): Promise<Outcome> => {
  const outcome = await commands.undo(job, positions)
  if (outcome.ok) withdrawUndoOf(jobRecords, job.id)
  return outcome
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
