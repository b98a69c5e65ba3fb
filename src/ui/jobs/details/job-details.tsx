import { useMemo } from 'react'
import { RecordFrame, RecordHeading } from '@/ui/kit/record-frame'
import { RecordHistory } from '@/ui/kit/record-history'
import { thenClosing, undoneInHistory } from '@/ui/kit/records/use-record-actions'
import { LazyJobDialogs } from '../dialogs/lazy-job-dialogs'
import { JobPriorityTag, JobStatusTag } from '../job-tags'
import { jobRecords } from '../records'
import { BUSY_LABELS } from '../rules/actions'
import { jobHistory } from '../rules/history'
import type { JobDetailsProps, KnownJobProps } from '../types'
import { useJobActions } from '../use-job-actions'
import { JobTab } from './job-tab'

/** Job Details (JOB-07), in a drawer beside the list: what is known of the job, what can be done with it, what has happened to it. */
export const JobDetails = (props: JobDetailsProps) => {
  const { source, activity, tab, onTab, onClose, today, crew, bookings } = props
  const commands = { ...props.commands, remove: thenClosing(props.commands.remove, onClose) }
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
                onUndo={(positions) => undoneInHistory(jobRecords, job.id, commands.undo(job, positions))}
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
