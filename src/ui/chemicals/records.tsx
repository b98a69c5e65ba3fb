import Pencil from 'lucide-react/icons/pencil'
import type { Application } from '@/domain/chemical/application'
import { type ApplicationFilter, byLatest, filterApplications } from '@/domain/chemical/filter'
import { chemicalRefusal } from '@/domain/chemical/permissions'
import { elementLabel, missingElements } from '@/domain/chemical/record-elements'
import { reentryAt, untilText } from '@/domain/chemical/reentry'
import { chemicalLabel } from '@/domain/chemical/vocabulary'
import type { Actor } from '@/domain/permissions/actor'
import { formatColumnDay, formatTime } from '@/domain/time/calendar'
import type { Instant } from '@/domain/time/clock'
import { Badge, StatusDot } from '@/ui/kit/feedback/badge'
import { type ActionVerdict, defineRecords, verdictOf } from '@/ui/kit/records/actions/definition'
import { clipped, lastWordFirst } from '@/ui/kit/records/list/cells'
import { byNumber, byText } from '@/ui/kit/records/list/sort'
import type { ApplicationAction, ApplicationColumn } from './types'
import { amountText, momentText } from './words'

type RecordsInput = {
  applications: readonly Application[]
  now: Instant
  timeZone: string
}

const street = ({ location }: Application) => location.split(',')[0] ?? location

/** `Tenacity at 2204 Bridle Path` */
const applicationTitle = (application: Application) => `${application.chemical_name} at ${street(application)}`

const moment = ({ application_date, application_time }: Application) => `${application_date} ${application_time}`

const RecordState = ({ application }: { application: Application }) => {
  const missing = missingElements(application)
  const labels = missing.map(elementLabel)
  return missing.length === 0 ? (
    <StatusDot tone="success">Complete</StatusDot>
  ) : (
    <span title={`Missing: ${labels.join(', ')}`}>
      <StatusDot tone="warning">{missing.length} missing</StatusDot>
    </span>
  )
}

const allowed =
  (participle: 'edited' | 'deleted') =>
  (_: Application, { actor }: { actor: Actor }): ActionVerdict =>
    verdictOf(chemicalRefusal(actor, participle))

/** Elements that a record can lack; all others are required. */
const OPTIONAL = ['epa', 'amount', 'area', 'site', 'license'] as const

const placesOf = (applications: readonly Application[]) => {
  const places = new Map(
    [...applications]
      .sort(byLatest)
      .reverse()
      .map((each) => [each.property_id, each.location]),
  )
  return [...places]
    .map(([id, label]) => ({ value: String(id), label }))
    .sort(byText(({ label }: { label: string }) => label))
}

const namesOf = (applications: readonly Application[]) =>
  [...new Set(applications.map(({ chemical_name }) => chemical_name))].sort(byText((name: string) => name))

const LACKING: readonly { value: '' | NonNullable<ApplicationFilter['missing']>; label: string }[] = [
  { value: '', label: 'All records' },
  { value: 'any', label: 'Incomplete records' },
  ...OPTIONAL.map((value) => ({ value, label: `Missing: ${elementLabel(value)}` })),
]

export const choicesOf = (applications: readonly Application[]) => ({
  property: [{ value: '', label: 'All Properties' }, ...placesOf(applications)],
  chemical: [{ value: '', label: 'All Chemicals' }, ...namesOf(applications).map((value) => ({ value, label: value }))],
  missing: LACKING,
})

/** Definition of the applications list (CHEM-01). */
export const applicationRecords = (input: RecordsInput) => {
  const choices = choicesOf(input.applications)
  return defineRecords<Application, ApplicationAction, ApplicationColumn, Omit<ApplicationFilter, 'search'>>({
    noun: ['application', 'applications'],
    short: applicationTitle,
    title: applicationTitle,
    columns: {
      date: {
        label: 'Date',
        width: 116,
        cell: ({ application_date }, { today }) => formatColumnDay(application_date, today),
        compare: byText(moment),
      },
      chemical: {
        label: 'Chemical',
        alwaysShown: true,
        cell: ({ chemical_name }) => chemical_name,
        compare: byText(({ chemical_name }) => chemical_name),
      },
      target: {
        label: 'Target',
        width: 140,
        roomy: 180,
        hideBelow: 760,
        cell: ({ target_pest_disease }) => clipped(target_pest_disease),
        compare: byText(({ target_pest_disease }) => target_pest_disease),
      },
      property: {
        label: 'Property',
        width: 176,
        roomy: 240,
        hideBelow: 760,
        under: street,
        cell: (application) => clipped(street(application), application.location),
        compare: byText(({ location }) => location),
      },
      applicator: {
        label: 'Applicator',
        width: 126,
        roomy: 160,
        hideBelow: 1000,
        cell: ({ applicator_name }) => clipped(applicator_name),
        compare: byText(({ applicator_name }) => lastWordFirst(applicator_name)),
      },
      amount: {
        label: 'Amount',
        width: 108,
        end: true,
        hideBelow: 1240,
        cell: (application) => amountText(application) || '–',
        compare: byNumber(({ total_amount_applied }) => total_amount_applied ?? -1),
      },
      record: {
        label: 'Record',
        width: 112,
        hideBelow: 900,
        cell: (application) => <RecordState application={application} />,
        compare: byNumber((application) => missingElements(application).length),
      },
      reentry: {
        label: 'No entry until',
        width: 188,
        cell(application) {
          const text = untilText(application, input.now, input.timeZone)
          return text ? <Badge tone="warning">{text}</Badge> : '–'
        },
        compare: byNumber((application) => reentryAt(application, input.timeZone)),
      },
    },
    opens: 'chemical',
    statusColumn: 'reentry',
    defaultOrder: () => byLatest,
    searchHint: 'Chemical, target or applicator',
    filters: {
      from: { label: 'Start date', kind: 'day' },
      to: { label: 'End date', kind: 'day' },
      property: {
        label: 'Property',
        kind: 'choice',
        options: choices.property,
        fromRecords: true,
      },
      chemical: {
        label: 'Chemical',
        kind: 'choice',
        options: choices.chemical,
        fromRecords: true,
      },
      missing: {
        label: 'Record',
        kind: 'choice',
        options: choices.missing,
      },
    },
    narrow: filterApplications,
    actions: {
      correct: {
        label: 'Correct…',
        key: 'e',
        busyLabel: 'Saving…',
        done: 'corrected',
        failure: 'Failed to correct application. Please try again.',
        judge: allowed('edited'),
        icon: Pencil,
      },
      print: {
        label: 'Print record…',
        busyLabel: 'Opening…',
        done: 'opened',
        failure: 'Failed to open the record. Please try again.',
        judge: () => ({ ok: true }),
      },
      remove: {
        label: 'Delete…',
        busyLabel: 'Deleting…',
        done: 'deleted',
        failure: 'Failed to delete application. Please try again.',
        judge: allowed('deleted'),
        asks: (count) => ({
          title: count > 1 ? 'Delete these applications?' : 'Delete this application?',
          consequence:
            'Federal rules ask you to keep application records for two years. Delete only what was recorded by mistake.',
          confirm: count > 1 ? `Delete ${count} applications` : 'Delete application',
        }),
        bulk: true,
        tone: 'danger',
        page: 'menu',
      },
    },
    card: {
      head(application) {
        const text = untilText(application, input.now, input.timeZone)
        return (
          <>
            <span>{chemicalLabel(application.application_method)}</span>
            <span style={{ marginInlineStart: 'auto' }}>
              {text ? <Badge tone="warning">No entry until {text}</Badge> : <RecordState application={application} />}
            </span>
          </>
        )
      },
      lines: (application, { today }) => [
        `${momentText(application, today)} · ${application.applicator_name}`,
        [application.target_pest_disease, amountText(application)].filter(Boolean).join(' · '),
      ],
      steps: () => [],
    },
    csv: [
      ['Date', ({ application_date }) => application_date],
      ['Time', ({ application_time }) => formatTime(application_time)],
      ['Product', ({ chemical_name }) => chemical_name],
      ['EPA registration number', ({ epa_registration_number }) => epa_registration_number],
      ['Active ingredient', ({ active_ingredient }) => active_ingredient],
      ['Concentration', ({ concentration }) => concentration],
      ['Target', ({ target_pest_disease }) => target_pest_disease],
      ['Location', ({ location }) => location],
      ['Crop or site', ({ site_treated }) => site_treated],
      ['Area treated (sq ft)', ({ area_treated_sqft }) => area_treated_sqft ?? ''],
      ['Method', ({ application_method }) => chemicalLabel(application_method)],
      ['Rate', ({ application_rate }) => application_rate],
      ['Above label rate', ({ above_label }) => (above_label ? 'Yes' : 'No')],
      ['Total amount', ({ total_amount_applied }) => total_amount_applied ?? ''],
      ['Unit', ({ amount_unit }) => amount_unit],
      ['Applicator', ({ applicator_name }) => applicator_name],
      ['License number', ({ applicator_license_number }) => applicator_license_number],
      ['PPE', ({ ppe_used }) => ppe_used.map(chemicalLabel).join(', ')],
      ['Weather', ({ weather_conditions }) => weather_conditions],
      ['Temperature (°F)', ({ temperature_f }) => temperature_f ?? ''],
      ['Wind (mph)', ({ wind_speed_mph }) => wind_speed_mph ?? ''],
      ['Re-entry interval (hours)', ({ reentry_interval_hours }) => reentry_interval_hours],
      ['Harvest interval (days)', ({ harvest_interval_days }) => harvest_interval_days ?? ''],
      ['Notes', ({ notes }) => notes],
      ['Record number', ({ seal }) => seal.number],
      ['SHA-256', ({ seal }) => seal.hash],
    ],
  })
}
