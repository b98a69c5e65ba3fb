import { chakra } from '@chakra-ui/react'
import { formatDay } from '@/domain/calendar'
import { isAt } from '@/domain/client/property'
import { type Job, typeLabel } from '@/domain/job/job'
import { formatMoney } from '@/domain/money'
import { fullName } from '@/domain/user'
import { Banner } from '@/ui/kit/banner'
import { RecordActions } from '@/ui/kit/record-actions'
import { RecordLine, RecordSection } from '@/ui/kit/record-section'
import { jobRecords } from '../records'
import { customerName, fullAddress } from '../rules/names'
import { durationText, timeRange } from '../rules/when'
import type { ClientOption, KnownJobProps } from '../types'
import type { JobActions } from '../use-job-actions'
import { CrewSection } from './crew-section'

type JobTabProps = KnownJobProps & { actions: JobActions }

/** Job information, schedule and location, client, crew, and what can be done (JOB-07). */
export const JobTab = (props: JobTabProps) => {
  const { job, actions, activity, client, today } = props
  const { notice } = actions
  const accessNotes = client ? accessNotesOf(client, job) : ''
  return (
    <chakra.div display="grid" gap="5">
      {notice && (
        <Banner kind="warning" detail={notice.detail} onRetry={notice.retry} onDismiss={actions.dismiss}>
          {notice.text}
        </Banner>
      )}
      {!notice && activity.failure && (
        <Banner kind="warning" onRetry={() => actions.retry(job)}>
          {activity.failure}
        </Banner>
      )}
      <RecordActions
        definition={jobRecords}
        context={{ actor: props.actor, today }}
        record={job}
        busy={activity.busy}
        act={actions.act}
        onHistory={() => props.onTab('history')}
      />
      <RecordSection title="Job information">
        <RecordLine label="Type">{typeLabel(job.type)}</RecordLine>
        <RecordLine label="Estimated cost">{formatMoney(job.estimated_cost)}</RecordLine>
        <RecordLine label="Description">{job.description || 'None'}</RecordLine>
      </RecordSection>
      <RecordSection title="Schedule and location">
        <RecordLine label="Date">{formatDay(job.scheduled_date, today)}</RecordLine>
        <RecordLine label="Time">
          {timeRange(job)} ({durationText(job.estimated_duration_minutes) ?? 'no duration'})
        </RecordLine>
        <RecordLine label="Address">{fullAddress(job)}</RecordLine>
        <RecordLine label="Location notes">{job.location_notes || 'None'}</RecordLine>
        {accessNotes && <RecordLine label="Access notes">{accessNotes}</RecordLine>}
      </RecordSection>
      <RecordSection title="Client">
        <RecordLine label="Name">{client ? fullName(client) : customerName(job)}</RecordLine>
        {client?.phone && (
          <RecordLine label="Phone">
            <a href={`tel:${client.phone.replaceAll(/[^+\d]/g, '')}`}>{client.phone}</a>
          </RecordLine>
        )}
        {client?.email && (
          <RecordLine label="Email">
            <a href={`mailto:${client.email}`}>{client.email}</a>
          </RecordLine>
        )}
      </RecordSection>
      <CrewSection {...props} />
    </chakra.div>
  )
}

/** How to get into the client's property that a job is at; nothing where the job is somewhere else. */
const accessNotesOf = ({ id, properties }: ClientOption, job: Job): string =>
  properties.find((property) => isAt({ ...property, client_id: id })(job))?.access_notes ?? ''
