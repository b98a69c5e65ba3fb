import { chakra } from '@chakra-ui/react'
import Printer from 'lucide-react/icons/printer'
import type { Application } from '@/domain/chemical/application'
import { byLatest, filterApplications } from '@/domain/chemical/filter'
import { elementLabel, missingElements } from '@/domain/chemical/record-elements'
import { chemicalLabel, RECORD_ELEMENTS } from '@/domain/chemical/vocabulary'
import { numberText } from '@/domain/money/number-text'
import { counted, listed } from '@/domain/text/wording'
import { formatDate, formatTime } from '@/domain/time/calendar'
import { isReversed, REVERSED_DATES } from '@/domain/time/day-range'
import { ActionButton } from '@/ui/kit/actions/action-button'
import { ShowMore, useShowMore } from '@/ui/kit/actions/show-more'
import { TextLink } from '@/ui/kit/actions/text-link'
import { Banner } from '@/ui/kit/feedback/banner'
import { SkeletonLines } from '@/ui/kit/feedback/skeleton'
import { SelectField } from '@/ui/kit/fields/select-field'
import { DateField } from '@/ui/kit/fields/text-field'
import { PageHeader } from '@/ui/kit/layout/page-header'
import { choicesOf } from '../records'
import type { ComplianceRecordProps } from '../types'
import { amountText, hoursText } from '../words'
import { paperCss } from './paper-css'

/** Printable record of a property and a period for inspectors. */
export const ComplianceRecord = (props: ComplianceRecordProps) => {
  const { applications, place, onPlace, onPrint } = props
  const all = applications.state === 'ready' ? applications.value : []
  const choices = choicesOf(all)
  const chosen = filterApplications(all, { ...place, property: place.property?.toString() })
    .sort(byLatest)
    .reverse()
  return (
    <>
      <chakra.div mb="2" _print={{ display: 'none' }}>
        <TextLink to="/dashboard/chemicals">All applications</TextLink>
      </chakra.div>
      <chakra.div _print={{ display: 'none' }}>
        <PageHeader
          title="Compliance Record"
          actions={
            <ActionButton disabledReason={chosen.length === 0 ? 'There is nothing to print.' : null} onClick={onPrint}>
              <Printer size={16} aria-hidden />
              Print
            </ActionButton>
          }
        />
      </chakra.div>
      <chakra.div
        _print={{ display: 'none' }}
        display="grid"
        gridTemplateColumns={{ base: '1fr', sm: 'repeat(3, minmax(0, 1fr))' }}
        gap="3"
        mb="4"
        maxW="48rem"
      >
        <SelectField
          label="Property"
          value={place.property ?? ''}
          options={choices.property}
          onChange={({ currentTarget }) => onPlace({ property: Number(currentTarget.value) || undefined })}
        />
        <SelectField
          label="Chemical"
          value={place.chemical ?? ''}
          options={choices.chemical}
          onChange={({ currentTarget }) => onPlace({ chemical: currentTarget.value || undefined })}
        />
        <SelectField
          label="Record"
          value={place.missing ?? ''}
          options={choices.missing}
          onChange={({ currentTarget }) => onPlace({ missing: lackIn(currentTarget.value) })}
        />
        <DateField
          label="Start date"
          value={place.from ?? ''}
          onChange={({ currentTarget }) => onPlace({ from: currentTarget.value || undefined })}
        />
        <DateField
          label="End date"
          value={place.to ?? ''}
          error={isReversed(place) ? REVERSED_DATES : undefined}
          onChange={({ currentTarget }) => onPlace({ to: currentTarget.value || undefined })}
        />
      </chakra.div>
      {applications.state === 'loading' && <SkeletonLines count={12} label="Loading applications…" />}
      {applications.state === 'failed' && (
        <Banner kind="warning" detail={applications.failure.message} onRetry={applications.retry}>
          Failed to load chemical tracking data.
        </Banner>
      )}
      {applications.state === 'ready' && <Paper {...props} chosen={chosen} />}
    </>
  )
}

const lackIn = (chosen: string) => (['any', ...RECORD_ELEMENTS] as const).find((lack) => lack === chosen)

/** `Talstar P · Missing: Area treated`: states the filters that the printed record doesn't show otherwise. */
const narrowedText = ({ chemical, missing }: ComplianceRecordProps['place']): string =>
  [chemical, missing === 'any' ? 'Incomplete records' : missing && `Missing: ${elementLabel(missing)}`]
    .filter(Boolean)
    .join(' · ')

const periodText = ({ from, to }: ComplianceRecordProps['place']): string => {
  if (from && to) return `${formatDate(from)} to ${formatDate(to)}`
  if (from) return `From ${formatDate(from)}`
  return to ? `Until ${formatDate(to)}` : 'All dates'
}

type PaperProps = Pick<ComplianceRecordProps, 'place' | 'check' | 'businessName' | 'paper' | 'today'> & {
  chosen: readonly Application[]
}

const Paper = ({ chosen, place, check, businessName, paper, today }: PaperProps) => {
  const [first] = chosen
  const narrowed = narrowedText(place)
  const alteredIds = new Set(check?.altered)
  const altered = chosen.filter(({ id }) => alteredIds.has(id)).length
  const { shown, onMore } = useShowMore(chosen)
  return (
    <chakra.article aria-label="Compliance record" css={paperCss}>
      <style href={paper} precedence="default">
        {`@page { size: ${paper}; margin: 0.6in }`}
      </style>
      <header>
        <p>{businessName}</p>
        <h2>Pesticide Application Record</h2>
        <p>{place.property !== undefined && first ? first.location : 'All properties'}</p>
        {narrowed && <p>Only {narrowed}</p>}
        <p>
          {periodText(place)} · {counted(chosen.length, 'application')}
        </p>
      </header>
      {chosen.length === 0 && <p>No applications found</p>}
      {shown.map((application) => (
        <Entry key={application.id} application={application} />
      ))}
      <ShowMore onMore={onMore} />
      <footer>
        <p>Printed {formatDate(today)}. Keep for two years.</p>
        {check && (
          <p>
            {altered === 0
              ? 'Records unaltered: each matches the SHA-256 it was recorded with. This is evidence, not a guarantee.'
              : `${altered} of these records can’t be confirmed as recorded.`}
          </p>
        )}
        <p className="signature">Applicator’s signature and date</p>
      </footer>
    </chakra.article>
  )
}

const numbered = (value: number | null, unit: string) => (value === null ? '' : `${numberText(value)} ${unit}`)

/** Federal elements first, then the others. */
const linesOf = (application: Application): readonly (readonly [label: string, text: string])[] => [
  ['Product', application.chemical_name],
  ['EPA registration number', application.epa_registration_number],
  ['Total amount applied', amountText(application)],
  ['Location', application.location],
  ['Area treated', numbered(application.area_treated_sqft, 'sq ft')],
  ['Crop or site treated', application.site_treated],
  ['Applicator', application.applicator_name],
  ['License number', application.applicator_license_number],
  ['Active ingredient', application.active_ingredient],
  ['Target pest or disease', application.target_pest_disease],
  ['Method', chemicalLabel(application.application_method)],
  ['Rate', `${application.application_rate}${application.above_label ? ' (above the label’s rate)' : ''}`],
  ['Concentration', application.concentration],
  ['Re-entry interval', hoursText(application.reentry_interval_hours)],
  [
    'Harvest interval',
    application.harvest_interval_days === null ? '' : counted(application.harvest_interval_days, 'day'),
  ],
  ['Weather', application.weather_conditions],
  ['Temperature', numbered(application.temperature_f, '°F')],
  ['Wind', numbered(application.wind_speed_mph, 'mph')],
  ['PPE', application.ppe_used.map(chemicalLabel).join(', ')],
  ['Notes', application.notes],
]

/** The eight federal elements are always printed; others only with a value. */
const ALWAYS = 8

const WIDE: readonly string[] = ['PPE', 'Notes']

const Entry = ({ application }: { application: Application }) => {
  const missing = missingElements(application).map(elementLabel)
  return (
    <section>
      <h3>
        {formatDate(application.application_date)}, {formatTime(application.application_time)}
      </h3>
      <dl>
        {linesOf(application)
          .filter(([, text], index) => index < ALWAYS || text !== '')
          .map(([label, text]) => (
            <div key={label} className={WIDE.includes(label) ? 'wide' : undefined}>
              <dt>{label}</dt>
              <dd>{text || '–'}</dd>
            </div>
          ))}
      </dl>
      {missing.length > 0 && <p>Missing from the federal record: {listed(missing)}.</p>}
      <p className="seal">
        Record {application.seal.number} · SHA-256 {application.seal.hash}
      </p>
    </section>
  )
}
