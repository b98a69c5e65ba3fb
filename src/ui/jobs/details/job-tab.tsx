import { chakra } from '@chakra-ui/react'
import { fullName } from '@/domain/account/user'
import { isAt } from '@/domain/client/property'
import { maySeeEstimates } from '@/domain/estimate/permissions'
import { statusLabel } from '@/domain/invoice/vocabulary'
import { type Job, typeLabel } from '@/domain/job/job'
import { neighbours, repeatText } from '@/domain/job/repeat'
import { siteTimeText } from '@/domain/job/slot-words'
import { ownAmount } from '@/domain/money/own-amount'
import { mayManagePlans } from '@/domain/service-plan/permissions'
import { formatDay } from '@/domain/time/calendar'
import { MapLink, PhoneLinks } from '@/ui/kit/actions/contact-links'
import { ContactLink, TextLink } from '@/ui/kit/actions/text-link'
import { Banner } from '@/ui/kit/feedback/banner'
import { ActionNotice } from '@/ui/kit/records/actions/action-notice'
import { RecordActions } from '@/ui/kit/records/page/record-actions'
import { RecordLine, RecordParts, RecordSection, RecordTitle } from '@/ui/kit/records/page/record-section'
import { ApplicationLines, NoEntry } from '@/ui/shared/application-lines'
import { CrewNames } from '../crew-names'
import { jobRecords } from '../records'
import { crewById, customerName, fullAddress } from '../rules/names'
import { durationText, timeRange } from '../rules/when'
import type { ClientOption, LoadedJobProps } from '../types'
import type { JobActions } from '../use-job-actions'
import { CrewSection } from './crew-section'
import { MaterialsSection } from './materials-section'
import { PhotosSection } from './photos-section'

type JobTabProps = LoadedJobProps & { actions: JobActions }

export const JobTab = (props: JobTabProps) => {
  const { job, actions, activity, client, seesClients, today } = props
  const people = crewById(props.crew)
  const onSite = siteTimeText(job, props.now)
  const name = client ? fullName(client) : customerName(job)
  const property = client ? propertyOf(client, job) : undefined
  return (
    <RecordParts>
      <NoEntry applications={props.applications} now={props.now} timeZone={props.actor.time_zone} />
      <ActionNotice
        notice={actions.notice}
        onDismiss={() => (activity.final ? actions.forget(job) : actions.dismiss())}
      />
      {!actions.notice && activity.failure && (
        <Banner
          kind="warning"
          {...(activity.final ? { onDismiss: () => actions.forget(job) } : { onRetry: () => actions.retry(job) })}
        >
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
      <RecordSection title="Who and when">
        <RecordLine label="Crew">
          <CrewNames ids={job.assigned_crew_members} crew={people} />
        </RecordLine>
        <RecordLine label="Date">{formatDay(job.scheduled_date, today)}</RecordLine>
        <RecordLine label="Time">
          {timeRange(job)} ({durationText(job.estimated_duration_minutes) ?? 'no duration'})
        </RecordLine>
        {job.window_start !== null && job.window_end !== null && (
          <RecordLine label="Arrival">
            {timeRange({ scheduled_start_time: job.window_start, scheduled_end_time: job.window_end })}
          </RecordLine>
        )}
        {onSite && <RecordLine label="Time on site">{onSite}</RecordLine>}
        <RepeatLine job={job} allJobs={props.allJobs} />
        {job.plan_id !== null && mayManagePlans(props.actor) && (
          <RecordLine label="Service plan">
            <TextLink to="/dashboard/service-plans" search={{ kind: 'plans', plan: job.plan_id }}>
              A visit of a plan
            </TextLink>
          </RecordLine>
        )}
        {job.estimate_id !== null && maySeeEstimates(props.actor) && (
          <RecordLine label="Estimate">
            <TextLink to="/dashboard/estimates" search={{ estimate: job.estimate_id }}>
              See the estimate
            </TextLink>
          </RecordLine>
        )}
        {props.equipment && (
          <RecordLine label="Equipment">
            <TextLink to="/dashboard/predictive" search={{ view: 'equipment', equipment: props.equipment.id }}>
              {props.equipment.name}
            </TextLink>
          </RecordLine>
        )}
        {job.people_needed > 1 && <RecordLine label="People needed">{job.people_needed}</RecordLine>}
      </RecordSection>
      <RecordSection title="Job information">
        <RecordLine label="Type">{typeLabel(job.type)}</RecordLine>
        <RecordLine label="Estimated cost">{ownAmount(job.estimated_cost)}</RecordLine>
        <BillingLine job={job} billing={props.billing} />
        <RecordLine label="Description">{job.description || 'None'}</RecordLine>
      </RecordSection>
      <RecordSection title="Location">
        <RecordLine label="Address">
          {seesClients && property ? (
            <TextLink to="/dashboard/properties" search={{ property: property.id }}>
              {fullAddress(job)}
            </TextLink>
          ) : (
            fullAddress(job)
          )}
          <br />
          <MapLink place={fullAddress(job)} />
        </RecordLine>
        <RecordLine label="Location notes">{job.location_notes || 'None'}</RecordLine>
        {property?.access_notes && <RecordLine label="Access notes">{property.access_notes}</RecordLine>}
      </RecordSection>
      <RecordSection title="Client">
        <RecordLine label="Name">
          {seesClients && client ? <TextLink to={`/dashboard/clients/${client.id}`}>{name}</TextLink> : name}
        </RecordLine>
        {client?.phone && (
          <RecordLine label="Phone">
            <PhoneLinks phone={client.phone} />
          </RecordLine>
        )}
        {client?.email && (
          <RecordLine label="Email">
            <ContactLink href={`mailto:${client.email}`}>{client.email}</ContactLink>
          </RecordLine>
        )}
      </RecordSection>
      <PhotosSection job={job} actor={props.actor} commands={props.commands} activity={activity} />
      <MaterialsSection job={job} materials={props.materials} />
      <ChemicalsSection {...props} />
      <CrewSection {...props} />
    </RecordParts>
  )
}

const BillingLine = ({ job, billing }: Pick<JobTabProps, 'job' | 'billing'>) => {
  if (billing === null || (billing.invoice === null && !billing.canBill)) return null
  const { invoice } = billing
  return (
    <RecordLine label="Invoice">
      {invoice !== null && (
        <>
          <TextLink to="/dashboard/invoicing" search={{ invoice: invoice.id }}>
            {invoice.invoice_number}
          </TextLink>{' '}
          {statusLabel(invoice.status)}{' '}
        </>
      )}
      {billing.canBill && (
        <TextLink to="/dashboard/invoicing" search={{ bill: true, job: job.id, client: job.client_id }}>
          {invoice === null ? 'Create invoice' : 'Bill the rest'}
        </TextLink>
      )}
    </RecordLine>
  )
}

/** Applications of the job; hidden for work without chemicals. */
const ChemicalsSection = ({ job, applications, today, seesChemicals }: JobTabProps) => {
  const own = applications.filter(({ job_id }) => job_id === job.id)
  if (own.length === 0) return null
  return (
    <section>
      <RecordTitle>Chemicals</RecordTitle>
      <ApplicationLines label="Chemicals of this job" applications={own} {...{ today, seesChemicals }} />
    </section>
  )
}

/** `Weekly, 3 of 12`, with links to the neighboring visits. */
const RepeatLine = ({ job, allJobs }: { job: Job; allJobs: readonly Job[] }) => {
  const text = repeatText(job)
  if (text === null) return null
  const { previous, next } = neighbours(job, allJobs)
  return (
    <RecordLine label="Repeats">
      {text}
      {previous && <VisitLink visit={previous}>Previous visit</VisitLink>}
      {next && <VisitLink visit={next}>Next visit</VisitLink>}
    </RecordLine>
  )
}

const VisitLink = ({ visit, children }: { visit: Job; children: string }) => (
  <chakra.span ms="3" whiteSpace="nowrap">
    <TextLink to="/dashboard/jobs" search={{ job: visit.id }}>
      {children}
    </TextLink>
  </chakra.span>
)

const propertyOf = ({ id, properties }: ClientOption, job: Job) =>
  properties.find((property) => isAt({ ...property, client_id: id })(job))
