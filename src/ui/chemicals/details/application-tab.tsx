import { chakra } from '@chakra-ui/react'
import type { Application } from '@/domain/chemical/application'
import { chemicalLabel } from '@/domain/chemical/vocabulary'
import { numberText } from '@/domain/money/number-text'
import { counted } from '@/domain/text/wording'
import { MapLink } from '@/ui/kit/actions/contact-links'
import { TextLink } from '@/ui/kit/actions/text-link'
import { Badge } from '@/ui/kit/feedback/badge'
import { ActionNotice } from '@/ui/kit/records/actions/action-notice'
import type { Records } from '@/ui/kit/records/actions/definition'
import { RecordActions } from '@/ui/kit/records/page/record-actions'
import { RecordLine, RecordParts, RecordSection } from '@/ui/kit/records/page/record-section'
import { NoEntry } from '@/ui/shared/application-lines'
import type { ApplicationAction, ApplicationDetailsProps } from '../types'
import type { ApplicationActions } from '../use-application-actions'
import { amountText, hoursText, momentText } from '../words'
import { FederalRecord, RecordSeal } from './application-record'

type Props = Pick<ApplicationDetailsProps, 'actor' | 'today' | 'now' | 'check' | 'seesProperties' | 'onTab'> & {
  application: Application
  definition: Pick<Records<Application, ApplicationAction>, 'actions' | 'card' | 'over'>
  actions: ApplicationActions
}

/** Entry restriction, actions, record, completeness and seal (CHEM-08, CHEM-09). */
export const ApplicationTab = (props: Props) => {
  const { application, definition, actions, actor, today, now, check } = props
  return (
    <RecordParts>
      <NoEntry applications={[application]} now={now} timeZone={actor.time_zone} />
      <ActionNotice notice={actions.notice} onDismiss={actions.dismiss} />
      <RecordActions
        definition={definition}
        context={{ actor, today }}
        record={application}
        busy={actions.activity.get(application.id)?.busy}
        act={actions.act}
        onHistory={() => props.onTab('history')}
      />
      <FederalRecord application={application} />
      <ProductSection application={application} />
      <PlaceSection application={application} seesProperties={props.seesProperties} />
      <WorkSection application={application} today={today} />
      <AfterSection application={application} />
      <RecordSeal application={application} check={check} />
    </RecordParts>
  )
}

/** An inspector would look for this value; missing doesn't mean there was none. */
const NOT_RECORDED = 'Not recorded'

type OfApplication = { application: Application }

const ProductSection = ({ application }: OfApplication) => (
  <RecordSection title="Chemical">
    <RecordLine label="Product">{application.chemical_name}</RecordLine>
    <RecordLine label="EPA number">{application.epa_registration_number || NOT_RECORDED}</RecordLine>
    <RecordLine label="Active ingredient">{application.active_ingredient}</RecordLine>
    <RecordLine label="Concentration">{application.concentration || NOT_RECORDED}</RecordLine>
    <RecordLine label="Target">{application.target_pest_disease}</RecordLine>
  </RecordSection>
)

const PlaceSection = ({ application, seesProperties }: OfApplication & Pick<Props, 'seesProperties'>) => (
  <RecordSection title="Where">
    <RecordLine label="Location">
      {seesProperties ? (
        <TextLink to="/dashboard/properties" search={{ property: application.property_id }}>
          {application.location}
        </TextLink>
      ) : (
        application.location
      )}
      <br />
      <MapLink place={application.location} />
    </RecordLine>
    <RecordLine label="Crop or site">{application.site_treated || NOT_RECORDED}</RecordLine>
    <RecordLine label="Area treated">
      {application.area_treated_sqft === null ? NOT_RECORDED : `${numberText(application.area_treated_sqft)} sq ft`}
    </RecordLine>
    {application.job_id !== null && (
      <RecordLine label="Job">
        <TextLink to="/dashboard/jobs" search={{ job: application.job_id }}>
          See the job
        </TextLink>
      </RecordLine>
    )}
  </RecordSection>
)

const WorkSection = ({ application, today }: OfApplication & Pick<Props, 'today'>) => (
  <RecordSection title="How and by whom">
    <RecordLine label="Date and time">{momentText(application, today)}</RecordLine>
    <RecordLine label="Method">{chemicalLabel(application.application_method)}</RecordLine>
    <RecordLine label="Rate">
      {application.application_rate || NOT_RECORDED}{' '}
      {application.above_label && (
        <chakra.span whiteSpace="nowrap">
          <Badge tone="danger">Above the label’s rate</Badge>
        </chakra.span>
      )}
    </RecordLine>
    <RecordLine label="Total amount">{amountText(application) || NOT_RECORDED}</RecordLine>
    <RecordLine label="Applicator">{application.applicator_name}</RecordLine>
    <RecordLine label="License number">{application.applicator_license_number || NOT_RECORDED}</RecordLine>
    <RecordLine label="PPE">{application.ppe_used.map(chemicalLabel).join(', ') || NOT_RECORDED}</RecordLine>
  </RecordSection>
)

const unitText = (value: number | null, unit: string) => (value === null ? NOT_RECORDED : `${value} ${unit}`)

const AfterSection = ({ application }: OfApplication) => (
  <RecordSection title="Conditions and intervals">
    <RecordLine label="Weather">{application.weather_conditions || NOT_RECORDED}</RecordLine>
    <RecordLine label="Temperature">{unitText(application.temperature_f, '°F')}</RecordLine>
    <RecordLine label="Wind">{unitText(application.wind_speed_mph, 'mph')}</RecordLine>
    <RecordLine label="Re-entry interval">{hoursText(application.reentry_interval_hours)}</RecordLine>
    <RecordLine label="Harvest interval">
      {application.harvest_interval_days === null ? 'None' : counted(application.harvest_interval_days, 'day')}
    </RecordLine>
    <RecordLine label="Notes">{application.notes || 'None'}</RecordLine>
  </RecordSection>
)
