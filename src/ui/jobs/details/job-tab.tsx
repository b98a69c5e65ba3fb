import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { formatDay } from '@/domain/calendar'
import { typeLabel } from '@/domain/job/job'
import { formatMoney } from '@/domain/money'
import { fullName } from '@/domain/user'
import { Banner } from '@/ui/kit/banner'
import { RecordActions } from '@/ui/kit/record-actions'
import { jobRecords } from '../records'
import { customerName, fullAddress } from '../rules/names'
import { durationText, timeRange } from '../rules/when'
import type { KnownJobProps } from '../types'
import type { JobActions } from '../use-job-actions'
import { CrewSection } from './crew-section'

type JobTabProps = KnownJobProps & { actions: JobActions }

/** Job information, schedule and location, client, crew, and what can be done (JOB-07). */
export const JobTab = (props: JobTabProps) => {
  const { job, actions, activity, client, today } = props
  const { notice } = actions
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
      <Section title="Job information">
        <Line label="Type">{typeLabel(job.type)}</Line>
        <Line label="Estimated cost">{formatMoney(job.estimated_cost)}</Line>
        <Line label="Description">{job.description || 'None'}</Line>
      </Section>
      <Section title="Schedule and location">
        <Line label="Date">{formatDay(job.scheduled_date, today)}</Line>
        <Line label="Time">
          {timeRange(job)} ({durationText(job.estimated_duration_minutes) ?? 'no duration'})
        </Line>
        <Line label="Address">{fullAddress(job)}</Line>
        <Line label="Location notes">{job.location_notes || 'None'}</Line>
      </Section>
      <Section title="Client">
        <Line label="Name">{client ? fullName(client) : customerName(job)}</Line>
        {client?.phone && (
          <Line label="Phone">
            <a href={`tel:${client.phone.replaceAll(/[^+\d]/g, '')}`}>{client.phone}</a>
          </Line>
        )}
        {client?.email && (
          <Line label="Email">
            <a href={`mailto:${client.email}`}>{client.email}</a>
          </Line>
        )}
      </Section>
      <CrewSection {...props} />
    </chakra.div>
  )
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <chakra.h3 textStyle="heading" mb="2">
      {title}
    </chakra.h3>
    <chakra.dl
      display="grid"
      gridTemplateColumns={{ base: '1fr', sm: '9rem 1fr' }}
      columnGap="4"
      rowGap={{ base: '0.5', sm: '1.5' }}
      css={{
        '& dt': { color: 'fg.muted' },
        '& dd': { overflowWrap: 'anywhere', whiteSpace: 'pre-line', mb: { base: '1.5', sm: '0' } },
        '& a': { color: 'accent.fg', textDecoration: 'underline' },
      }}
    >
      {children}
    </chakra.dl>
  </section>
)

const Line = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </>
)
