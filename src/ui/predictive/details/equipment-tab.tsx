import { chakra } from '@chakra-ui/react'
import { scoreText } from '@/domain/equipment/alerts'
import type { Equipment } from '@/domain/equipment/equipment'
import { daysPerService } from '@/domain/equipment/health'
import { gradeLabel, serviceLabel } from '@/domain/equipment/vocabulary'
import { ownPrice } from '@/domain/money/own-amount'
import { counted } from '@/domain/text/wording'
import { formatDate } from '@/domain/time/calendar'
import { MapLink } from '@/ui/kit/actions/contact-links'
import { TextLink } from '@/ui/kit/actions/text-link'
import { Badge } from '@/ui/kit/feedback/badge'
import { ActionNotice } from '@/ui/kit/records/actions/action-notice'
import type { Records } from '@/ui/kit/records/actions/definition'
import { RecordActions } from '@/ui/kit/records/page/record-actions'
import { RecordLine, RecordParts, RecordSection, RecordTitle } from '@/ui/kit/records/page/record-section'
import { HealthFormula, HealthTable } from '../health-explained'
import { PlanLine } from '../panels/schedule-button'
import { severityTone } from '../rules'
import type { EquipmentAction, EquipmentDetailsProps } from '../types'
import type { EquipmentActions } from '../use-equipment-actions'

type Props = Omit<EquipmentDetailsProps, 'source'> & {
  unit: Equipment
  definition: Pick<Records<Equipment, EquipmentAction>, 'actions' | 'card' | 'over'>
  actions: EquipmentActions
}

export const EquipmentTab = (props: Props) => {
  const { unit, definition, actions, actor, today, onTab } = props
  return (
    <RecordParts>
      <ActionNotice notice={actions.notice} onDismiss={actions.dismiss} />
      <RecordActions
        definition={definition}
        context={{ actor, today }}
        record={unit}
        busy={actions.activity.get(unit.id)?.busy}
        act={actions.act}
        onHistory={() => onTab('history')}
      />
      <Outlook {...props} />
      <section>
        <RecordTitle>Why this score?</RecordTitle>
        <HealthTable unit={unit} />
        <chakra.details mt="3">
          <chakra.summary cursor="pointer" textStyle="small" fontWeight="medium" mb="2" minH="6">
            How health is worked out
          </chakra.summary>
          <HealthFormula />
        </chakra.details>
      </section>
      <Services unit={unit} />
      <Faults unit={unit} />
      <Facts {...props} />
    </RecordParts>
  )
}

const Outlook = ({ unit, alert, recommendation, today }: Props) => (
  <RecordSection title="Outlook">
    <RecordLine label="Next service">
      {unit.nextService < today && unit.lastService === null ? 'No service on record' : formatDate(unit.nextService)}
      {unit.nextService < today && unit.lastService !== null && (
        <>
          {' '}
          <Badge tone="warning">Overdue</Badge>
        </>
      )}
    </RecordLine>
    <RecordLine label="Scheduled">{unit.plan ? <PlanLine unit={unit} today={today} /> : 'Nothing yet'}</RecordLine>
    <RecordLine label="Alert">
      {alert ? (
        <>
          <Badge tone={severityTone(alert.severity)}>{gradeLabel(alert.severity)}</Badge> {alert.description} Likely to
          fail by {formatDate(alert.predictedFailureDate)}, {scoreText(alert.confidence)} sure.
        </>
      ) : (
        'None'
      )}
    </RecordLine>
    <RecordLine label="Recommended">
      {recommendation
        ? `${serviceLabel(recommendation.serviceType)} on ${formatDate(recommendation.recommendedDate)}`
        : 'Nothing'}
    </RecordLine>
  </RecordSection>
)

const Services = ({ unit: { services, name } }: { unit: Equipment }) => (
  <section>
    <RecordTitle>Services</RecordTitle>
    {services.length === 0 && <chakra.p color="fg.muted">No service is on record yet.</chakra.p>}
    <Entries aria-label={`Services of ${name}`}>
      {services.map(({ id, done_on, notes, job }) => (
        <li key={id ?? `job ${job?.id}`}>
          <b>{formatDate(done_on)}</b>
          <span>
            {notes}{' '}
            {job && (
              <TextLink to="/dashboard/jobs" search={{ job: job.id }}>
                {job.job_number}
              </TextLink>
            )}
          </span>
        </li>
      ))}
    </Entries>
  </section>
)

const Faults = ({ unit: { faults, name } }: { unit: Equipment }) => (
  <section>
    <RecordTitle>Faults</RecordTitle>
    {faults.length === 0 && <chakra.p color="fg.muted">No fault is on record.</chakra.p>}
    <Entries aria-label={`Faults of ${name}`}>
      {faults.map(({ id, occurred_on, description, serviced }) => (
        <li key={id}>
          <b>{formatDate(occurred_on)}</b>
          <span>
            {description}{' '}
            <Badge tone={serviced ? 'neutral' : 'danger'}>{serviced ? 'Serviced' : 'Not serviced yet'}</Badge>
          </span>
        </li>
      ))}
    </Entries>
  </section>
)

const Entries = chakra('ul', {
  base: {
    listStyleType: 'none',
    display: 'grid',
    rowGap: '1.5',
    '& li': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: '9rem minmax(0, 1fr)' },
      columnGap: '4',
      overflowWrap: 'anywhere',
    },
    '& b': { fontWeight: 'normal', color: 'fg.muted' },
  },
})

const intervalText = (unit: Equipment): string => {
  const { service_interval_days: days, service_interval_hours } = unit
  const byDays = `Every ${counted(days, 'day')}`
  if (service_interval_hours === null) return byDays
  const sooner = daysPerService(unit) < days ? `, which is every ${counted(daysPerService(unit), 'day')}` : ''
  return `${byDays} or ${counted(service_interval_hours, 'hour')} of use${sooner}`
}

const Facts = ({ unit, seesClients }: Props) => (
  <RecordSection title="Equipment">
    <RecordLine label="Client">
      {!unit.client && 'Property deleted'}
      {unit.client && seesClients && (
        <TextLink to={`/dashboard/clients/${unit.client.id}`}>{unit.client.name}</TextLink>
      )}
      {unit.client && !seesClients && unit.client.name}
    </RecordLine>
    <RecordLine label="Property">
      {unit.client && seesClients ? (
        <TextLink to="/dashboard/properties" search={{ property: unit.property_id }}>
          {unit.address}
        </TextLink>
      ) : (
        unit.address
      )}
      <br />
      <MapLink place={unit.address} />
    </RecordLine>
    <RecordLine label="Location">{unit.location || 'None'}</RecordLine>
    <RecordLine label="Installed">{formatDate(unit.installed_on)}</RecordLine>
    <RecordLine label="Expected life">{counted(unit.expected_life_years, 'year')}</RecordLine>
    <RecordLine label="Service interval">{intervalText(unit)}</RecordLine>
    <RecordLine label="Use">{counted(unit.hours_per_week, 'hour')} a week</RecordLine>
    <RecordLine label="Service cost">{ownPrice(unit.service_cost)}</RecordLine>
    <RecordLine label="Repair cost">{ownPrice(unit.repair_cost)}</RecordLine>
    <RecordLine label="Notes">{unit.notes || 'None'}</RecordLine>
  </RecordSection>
)
