import Pencil from 'lucide-react/icons/pencil'
import { fullName } from '@/domain/account/user'
import {
  filterProperties,
  type ListedProperty,
  type PropertyClient,
  type PropertyFilter,
} from '@/domain/client/listed-property'
import { mayExportClients } from '@/domain/client/permissions'
import { PROPERTY_TYPES, type Property, SERVICE_DAYS, SERVICE_FREQUENCIES } from '@/domain/client/property'
import { wordLabel } from '@/domain/client/vocabulary'
import type { Actor } from '@/domain/permissions/actor'
import { type Day, formatColumnDay } from '@/domain/time/calendar'
import { type ActionVerdict, defineRecords, verdictOf } from '@/ui/kit/records/actions/definition'
import { exportAction } from '@/ui/kit/records/actions/export-action'
import { clipped, lastNameFirst } from '@/ui/kit/records/list/cells'
import { byNumber, byText } from '@/ui/kit/records/list/sort'
import { createJobAction } from '@/ui/shared/create-job-action'
import { areaText } from '@/ui/shared/property-words'
import { propertyTitle, scheduleText, TYPE_OPTIONS } from './rules/names'
import { propertyRefusal } from './rules/refusals'
import type { PropertyAction, PropertyColumn } from './types'

const clientName = ({ client }: ListedProperty) => fullName(client)
const byClient = byText<ListedProperty>(({ client }) => lastNameFirst(client))
const shortAddress = ({ address, city }: Property) => `${address}, ${city}`
const cityLine = ({ city, state, zip_code }: Property) => `${city}, ${state} ${zip_code}`

const clientCell = (property: ListedProperty) => {
  const { first_name, last_name } = property.client
  return (
    <span className="clip" title={clientName(property)}>
      {fullName({ first_name, last_name: '' })}{' '}
      <span className="family">{fullName({ first_name: '', last_name })}</span>
    </span>
  )
}

/** `Today`, `Fri, Nov 20`, or `–` for none; empty until jobs are loaded. */
const nextText = ({ services }: ListedProperty, today: Day): string => {
  if (!services) return ''
  if (services.next === null) return '–'
  return services.next === today ? 'Today' : formatColumnDay(services.next, today)
}

/** Unknown values sort last. */
const rankIn = (order: readonly string[], word: string | null) => (word === null ? order.length : order.indexOf(word))

const bySchedule = (a: ListedProperty, b: ListedProperty): number =>
  byNumber<ListedProperty>(({ service_frequency }) => rankIn(SERVICE_FREQUENCIES, service_frequency))(a, b) ||
  byNumber<ListedProperty>(({ service_day_preference }) => rankIn(SERVICE_DAYS, service_day_preference))(a, b)

const allowed =
  (participle: 'edited' | 'deleted') =>
  (_: ListedProperty, { actor }: { actor: Actor }): ActionVerdict =>
    verdictOf(propertyRefusal(actor, participle))

/** Definition of the property list (PROP-01). */
export const propertyRecords = (clients: readonly PropertyClient[]) =>
  defineRecords<ListedProperty, PropertyAction, PropertyColumn, Omit<PropertyFilter, 'search'>>({
    noun: ['property', 'properties'],
    short: propertyTitle,
    title: propertyTitle,
    columns: {
      address: { label: 'Property', alwaysShown: true, cell: shortAddress, compare: byText(shortAddress) },
      name: {
        label: 'Name',
        width: 150,
        roomy: 220,
        hideBelow: 1240,
        under: ({ property_name }) => property_name,
        cell: ({ property_name }) => clipped(property_name),
        compare: byText(({ property_name }) => property_name),
      },
      client: {
        label: 'Client',
        width: 150,
        roomy: 190,
        hideBelow: 760,
        under: clientName,
        cell: clientCell,
        compare: byClient,
      },
      type: {
        label: 'Type',
        width: 144,
        hideBelow: 900,
        cell: ({ property_type }) => wordLabel(property_type),
        compare: byNumber(({ property_type }) => PROPERTY_TYPES.indexOf(property_type)),
      },
      lawn: {
        label: 'Lawn',
        width: 104,
        end: true,
        hideBelow: 1240,
        cell: ({ lawn_area_sqft }) => areaText(lawn_area_sqft),
        compare: byNumber(({ lawn_area_sqft }) => lawn_area_sqft ?? -1),
      },
      schedule: { label: 'Service', width: 160, cell: scheduleText, compare: bySchedule },
      next: {
        label: 'Next service',
        width: 110,
        cell: (property, { today }) => nextText(property, today),
        compare: byText(({ services }) => services?.next ?? '9999'),
      },
    },
    opens: 'address',
    statusColumn: 'next',
    defaultOrder: () => (a, b) => byClient(a, b) || byText(shortAddress)(a, b),
    defaultSort: 'client',
    searchHint: 'Name, address, city, ZIP or client',
    filters: {
      client: {
        label: 'Client',
        kind: 'long-choice',
        options: [
          { value: '', label: 'All clients' },
          ...clients
            .map((client) => ({ value: String(client.id), label: fullName(client) }))
            .sort(byText(({ label }) => label)),
        ],
      },
      type: { label: 'Property type', kind: 'choice', options: [{ value: '', label: 'All types' }, ...TYPE_OPTIONS] },
    },
    narrow: filterProperties,
    actions: {
      create_job: createJobAction,
      edit: {
        label: 'Edit…',
        key: 'e',
        busyLabel: 'Saving…',
        done: 'saved',
        failure: 'Failed to update property. Please try again.',
        judge: allowed('edited'),
        icon: Pencil,
      },
      export: exportAction(mayExportClients),
      remove: {
        label: 'Delete…',
        busyLabel: 'Deleting…',
        done: 'deleted',
        failure: 'Failed to delete property. Please try again.',
        judge: allowed('deleted'),
        asks: (count) =>
          count > 1
            ? {
                title: 'Delete these properties?',
                consequence: 'They leave their clients and this list. Jobs that were done there are kept.',
                confirm: `Delete ${count} properties`,
              }
            : {
                title: 'Delete this property?',
                consequence: 'It leaves its client and this list. Jobs that were done there are kept.',
                confirm: 'Delete property',
              },
        bulk: true,
        tone: 'danger',
        page: 'menu',
      },
    },
    card: {
      head: ({ property_type }) => <span style={{ marginInlineEnd: 'auto' }}>{wordLabel(property_type)}</span>,
      lines: (property, { today }) => [
        `${clientName(property)} · ${cityLine(property)}`,
        [scheduleText(property), areaText(property.lawn_area_sqft)].filter(Boolean).join(' · '),
        `Next service: ${nextText(property, today)}`,
      ],
      steps: () => [],
    },
    cardGrid: true,
    exportRefusal: (actor) => (mayExportClients(actor) ? null : 'Your role can’t export properties.'),
    csv: [
      ['Name', ({ property_name }) => property_name],
      ['Client', clientName],
      ['Type', ({ property_type }) => wordLabel(property_type)],
      ['Address', ({ address }) => address],
      ['City', ({ city }) => city],
      ['State', ({ state }) => state],
      ['ZIP', ({ zip_code }) => zip_code],
      ['Lot (sq ft)', ({ lot_size_sqft }) => lot_size_sqft ?? ''],
      ['Lawn (sq ft)', ({ lawn_area_sqft }) => lawn_area_sqft ?? ''],
      ['Frequency', ({ service_frequency }) => (service_frequency ? wordLabel(service_frequency) : '')],
      ['Day', ({ service_day_preference }) => (service_day_preference ? wordLabel(service_day_preference) : '')],
      ['Last service', ({ services }) => services?.last ?? ''],
      ['Next service', ({ services }) => services?.next ?? ''],
      ['Access notes', ({ access_notes }) => access_notes],
    ],
  })

/** For a single property, where there is nothing to filter. */
export const SINGLE_PROPERTY = propertyRecords([])
