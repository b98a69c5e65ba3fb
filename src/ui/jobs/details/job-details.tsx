import { useMemo } from 'react'
import { onTheWayText } from '@/domain/job/on-my-way'
import { mayAct } from '@/ui/kit/records/actions/action-items'
import { thenClosing } from '@/ui/kit/records/actions/use-record-actions'
import { RecordFrame, RecordHeading } from '@/ui/kit/records/page/record-frame'
import { LazyJobDialogs } from '../dialogs/lazy-job-dialogs'
import { JobPriorityTag, JobStatusTag } from '../job-tags'
import { jobRecords } from '../records'
import { BUSY_LABELS } from '../rules/actions'
import { jobHistory } from '../rules/history'
import type { JobDetailsProps } from '../types'
import { useJobActions } from '../use-job-actions'
import { FactPhotos } from './fact-photos'
import { JobTab } from './job-tab'

export const JobDetails = (props: JobDetailsProps) => {
  const { activity, today, crew, way, materials } = props
  const commands = { ...props.commands, remove: thenClosing(props.commands.remove, props.onClose) }
  const actions = useJobActions({ ...props, commands })
  const words = useMemo(() => jobHistory(crew, materials.products), [crew, materials.products])
  return (
    <RecordFrame
      {...props}
      actions={actions}
      as="drawer"
      definition={jobRecords}
      forbiddenHint={
        props.actor.client_id === null
          ? 'Your role sees only jobs that you are assigned to.'
          : 'You can see only the jobs at your own properties.'
      }
      heading={(job) => (
        <RecordHeading busy={activity.busy && BUSY_LABELS[activity.busy]}>
          <JobStatusTag status={job.status} />
          <JobPriorityTag priority={job.priority} />
          {onTheWayText(job, today)}
        </RecordHeading>
      )}
      tabs={(job) => [
        {
          id: 'details',
          label: 'Details',
          panel: <JobTab key={job.id} {...props} job={job} commands={commands} actions={actions} />,
        },
      ]}
      words={words}
      factDetail={(fact, job) => job && <FactPhotos {...{ fact, job, commands }} actor={props.actor} />}
      mayUndo={mayAct({ definition: jobRecords, context: { actor: props.actor, today } })}
      onUndo={(positions, job) => (job ? commands.undo(job, positions) : commands.mend(positions))}
      timeZone={props.actor.time_zone}
    >
      {actions.asking && (
        <LazyJobDialogs
          {...{
            actions,
            commands,
            today,
            timeZone: props.actor.time_zone,
            crew,
            way,
            materials,
            allJobs: props.allJobs,
          }}
          onClose={actions.stopAsking}
        />
      )}
    </RecordFrame>
  )
}
