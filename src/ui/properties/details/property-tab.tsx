import { fullName } from '@/domain/account/user'
import type { ListedProperty } from '@/domain/client/listed-property'
import { type Property, placeText } from '@/domain/client/property'
import { wordLabel } from '@/domain/client/vocabulary'
import { AppLink } from '@/ui/kit/actions/app-link'
import { MapLink } from '@/ui/kit/actions/contact-links'
import { ActionNotice } from '@/ui/kit/records/actions/action-notice'
import { RecordActions } from '@/ui/kit/records/page/record-actions'
import { RecordLine, RecordParts, RecordSection, RecordTitle } from '@/ui/kit/records/page/record-section'
import { ApplicationLines, NoEntry } from '@/ui/shared/application-lines'
import { areaText } from '@/ui/shared/property-words'
import { SINGLE_PROPERTY } from '../records'
import type { PropertyDetailsProps } from '../types'
import type { PropertyActions } from '../use-property-actions'
import { PropertyJobs } from './property-jobs'

type Props = Pick<
  PropertyDetailsProps,
  'actor' | 'today' | 'now' | 'jobs' | 'applications' | 'seesChemicals' | 'onTab'
> & {
  property: ListedProperty
  actions: PropertyActions
}

/** Location, access, services and lawn care (PROP-04, PROP-05). */
export const PropertyTab = (props: Props) => {
  const { property, actions, actor, today, jobs, applications, onTab } = props
  return (
    <RecordParts>
      <NoEntry applications={applications} now={props.now} timeZone={actor.time_zone} />
      <ActionNotice notice={actions.notice} onDismiss={actions.dismiss} />
      <RecordActions
        definition={SINGLE_PROPERTY}
        context={{ actor, today }}
        record={property}
        busy={actions.activity.get(property.id)?.busy}
        act={actions.act}
        onHistory={() => onTab('history')}
      />
      <RecordSection title="Place">
        <RecordLine label="Client">
          <AppLink to={`/dashboard/clients/${property.client_id}`}>{fullName(property.client)}</AppLink>
        </RecordLine>
        <RecordLine label="Address">
          {placeText(property)}
          <br />
          <MapLink place={placeText(property)} />
        </RecordLine>
        <RecordLine label="Access notes">{property.access_notes || 'None'}</RecordLine>
      </RecordSection>
      <PropertyJobs property={property} jobs={jobs} today={today} />
      <ChemicalsSection {...props} />
      <CareSection property={property} />
    </RecordParts>
  )
}

const ChemicalsSection = ({ applications, today, seesChemicals }: Props) =>
  applications.length > 0 && (
    <section>
      <RecordTitle>Chemicals</RecordTitle>
      <ApplicationLines label="Chemicals at this property" {...{ applications, today, seesChemicals }} />
    </section>
  )

const word = (value: string | null) => (value ? wordLabel(value) : '')

const careLines = (care: Property): readonly (readonly [label: string, text: string])[] => [
  ['Lot size', areaText(care.lot_size_sqft)],
  ['Lawn area', areaText(care.lawn_area_sqft)],
  ['Frequency', word(care.service_frequency)],
  ['Preferred day', word(care.service_day_preference)],
  ['Preferred time', word(care.service_time_preference)],
  ['Grass', care.grass_type],
  ['Mowing height', care.mowing_height],
  ['Clippings', word(care.bagging_preference)],
  ['Irrigation system', care.irrigation_system ? 'Yes' : 'No'],
  ['Fertilizer program', care.fertilizer_program],
  ['Pesticide program', care.pesticide_program],
  ['Organic only', care.organic_only ? 'Yes' : 'No'],
  ['Special considerations', care.special_considerations],
]

const CareSection = ({ property }: { property: Property }) => (
  <RecordSection title="Care program">
    {careLines(property).map(([label, text]) => (
      <RecordLine key={label} label={label}>
        {text || 'None'}
      </RecordLine>
    ))}
  </RecordSection>
)
