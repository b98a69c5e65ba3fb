import { formatDay, formatTime } from '@/domain/calendar'
import type { CrewMember } from '@/domain/crew'
import type { FieldChange } from '@/domain/fact'
import { JOB_PRIORITIES, JOB_STATUSES, JOB_TYPES, priorityLabel, statusLabel, typeLabel } from '@/domain/job/job'
import { type Cents, formatMoney } from '@/domain/money'
import { crewNames } from './names'
import { durationText } from './when'

/** One line of a fact's detail: what a field was and became, in people's words. */
export type ChangeLine = { label: string; before: string; after: string }

const LABELS: Record<string, string> = {
  job_number: 'Job number',
  title: 'Title',
  description: 'Description',
  type: 'Type',
  priority: 'Priority',
  status: 'Status',
  scheduled_date: 'Date',
  scheduled_start_time: 'Start',
  scheduled_end_time: 'End',
  estimated_duration_minutes: 'Duration',
  estimated_cost: 'Estimated cost',
  property_address: 'Address',
  property_city: 'City',
  property_state: 'State',
  property_zip: 'ZIP code',
  location_notes: 'Location notes',
  assigned_crew_members: 'Crew',
  client_first_name: 'Customer first name',
  client_last_name: 'Customer last name',
}

/** Keys and owners of the row: they say nothing to the person who reads. */
const SILENT = ['id', 'business_id', 'created_by', 'client_id']

const label = (field: string) => LABELS[field] ?? field.charAt(0).toUpperCase() + field.slice(1).replaceAll('_', ' ')

const labelled =
  <T extends string>(known: readonly T[], read: (word: T) => string) =>
  (value: unknown): string | undefined => {
    const word = known.find((name) => name === value)
    return word === undefined ? undefined : read(word)
  }

const ifText =
  (pattern: RegExp, read: (text: string) => string) =>
  (value: unknown): string | undefined =>
    typeof value === 'string' && pattern.test(value) ? read(value) : undefined

const READERS: Record<string, (value: unknown) => string | undefined> = {
  status: labelled(JOB_STATUSES, statusLabel),
  type: labelled(JOB_TYPES, typeLabel),
  priority: labelled(JOB_PRIORITIES, priorityLabel),
  scheduled_date: ifText(/^\d{4}-\d{2}-\d{2}$/, (day) => formatDay(day)),
  scheduled_start_time: ifText(/^\d{2}:\d{2}/, (time) => formatTime(time.slice(0, 5))),
  scheduled_end_time: ifText(/^\d{2}:\d{2}/, (time) => formatTime(time.slice(0, 5))),
  estimated_duration_minutes: (value) => (typeof value === 'number' ? (durationText(value) ?? undefined) : undefined),
  estimated_cost: (value) => (typeof value === 'number' ? formatMoney(value as Cents) : undefined),
}

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

const plain = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

const isIds = (value: unknown): value is number[] => Array.isArray(value) && value.every((id) => typeof id === 'number')

const valueText = (field: string, value: unknown, crew: ReadonlyMap<number, CrewMember>): string => {
  if (isEmpty(value)) return 'none'
  if (field === 'assigned_crew_members' && isIds(value)) return crewNames(value, crew)
  return READERS[field]?.(value) ?? plain(value)
}

/**
 * A fact's changes for people: money, days, times, crew names and labels. Fields empty on both sides, as in a new job, are left
 * out. A value of an unforeseen kind is shown as it is rather than hidden.
 */
export const changeLines = (changes: readonly FieldChange[], crew: ReadonlyMap<number, CrewMember>): ChangeLine[] =>
  changes
    .filter(({ field, before, after }) => !SILENT.includes(field) && !(isEmpty(before) && isEmpty(after)))
    .map(({ field, before, after }) => ({
      label: label(field),
      before: valueText(field, before, crew),
      after: valueText(field, after, crew),
    }))

const TITLES: Record<string, string> = {
  'job.created': 'Job created',
  'job.assigned': 'Crew assigned',
  'job.reassigned': 'Crew changed',
  'job.departed': 'Crew set out',
  'job.started': 'Work started',
  'job.completed': 'Work completed',
  'job.cancelled': 'Job cancelled',
  'job.missed': 'Marked as missed',
  'job.rescheduled': 'Rescheduled',
  'job.deleted': 'Job deleted',
}

/** What a fact is called: `Work started`; an unknown type reads as its own words. */
export const factTitle = (type: string): string => TITLES[type] ?? label(type.slice(type.indexOf('.') + 1))
