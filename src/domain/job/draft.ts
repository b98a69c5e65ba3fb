import * as v from 'valibot'
import { duration, notTooMuch, wholeCents } from '../money/amount'
import { centsFromDollars, dollarsFromCents } from '../money/money'
import { oneReading } from '../money/typed-amount'
import type { Shape } from '../record/draft-shape'
import { LONGEST } from '../text/field'
import { filledText, text } from '../text/typed-text'
import { stateSchema } from '../text/us-states'
import { type Day, minutesBetween, plusMinutes } from '../time/calendar'
import { daySchema, timeOfDaySchema } from '../time/day'
import { JOB_PRIORITIES, JOB_TYPES, type JobDraft, type JobSlot, people } from './job'
import { materialsTyped, typedMaterials } from './materials'
import { arrivalProblem } from './window'

const required = (message: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(message))

/** A number, or the text of one from a form field; a union reports its own message, not those of its options. */
const typedNumber = (message: string) => v.union([v.number(), v.pipe(required(message), v.transform(Number))], message)

const TIMES = [['scheduled_start_time'], ['scheduled_end_time']] as const

const endsAfterStart = (slot: { scheduled_start_time: string; scheduled_end_time: string }) =>
  minutesBetween(slot.scheduled_start_time, slot.scheduled_end_time) > 0

const slotEntries = {
  scheduled_date: v.pipe(required('Date is required'), daySchema),
  scheduled_start_time: v.pipe(required('Start time is required'), timeOfDaySchema),
  scheduled_end_time: v.pipe(required('End time is required'), timeOfDaySchema),
}

/** Dollars to cents: at most two decimals, never negative (JOB-12). */
const dollars = v.pipe(
  v.union([v.number(), v.pipe(v.string(), oneReading)], 'Estimated cost is required'),
  typedNumber('Estimated cost is required'),
  v.number('Estimated cost must be a number'),
  v.finite('Estimated cost must be a number'),
  v.minValue(0, 'Estimated cost cannot be negative'),
  notTooMuch,
  wholeCents,
  v.transform(centsFromDollars),
)

const maybeTime = v.optional(
  v.union([
    v.pipe(
      v.literal(''),
      v.transform(() => null),
    ),
    timeOfDaySchema,
  ]),
  '',
)

/** Minutes, or empty when the times determine the length (JOB-14). */
const maybeMinutes = v.optional(
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.trim())]),
    v.transform((typed) => (typed === '' ? null : Number(typed))),
    v.nullable(v.pipe(v.number('Use whole minutes'), duration)),
  ),
  '',
)

const WINDOW = [['window_start'], ['window_end']] as const

/** Typed input, `JobDraft` output, for new and edited jobs (JOB-12, JOB-13). */
export const jobFormSchema = v.pipe(
  v.object({
    client_id: v.pipe(
      typedNumber('Client is required'),
      v.integer('Client is required'),
      v.minValue(1, 'Client is required'),
      v.maxValue(Number.MAX_SAFE_INTEGER, 'Client is required'),
    ),
    title: filledText(LONGEST.title, 'Title is required'),
    description: v.optional(text(LONGEST.work), ''),
    type: v.picklist(JOB_TYPES),
    priority: v.picklist(JOB_PRIORITIES),
    ...slotEntries,
    estimated_cost: dollars,
    property_address: filledText(LONGEST.address, 'Property address is required'),
    property_city: filledText(LONGEST.name, 'City is required'),
    property_state: stateSchema,
    property_zip: filledText(LONGEST.zip, 'ZIP code is required'),
    location_notes: v.optional(text(LONGEST.notes), ''),
    window_start: maybeTime,
    window_end: maybeTime,
    people_needed: v.optional(v.pipe(typedNumber('Enter how many people are needed'), people), '1'),
    estimated_duration_minutes: maybeMinutes,
    planned_materials: v.optional(typedMaterials, []),
  }),
  v.forward(v.partialCheck(TIMES, endsAfterStart, 'End time must be after the start time'), ['scheduled_end_time']),
  v.forward(
    v.partialCheck(
      WINDOW,
      (window) => arrivalProblem(window) === null,
      (issue) => arrivalProblem(issue.input) ?? '',
    ),
    ['window_end'],
  ),
  v.transform((job) => ({ ...job, estimated_duration_minutes: job.estimated_duration_minutes ?? durationOf(job) })),
)
export type JobForm = v.InferInput<typeof jobFormSchema>

const DAY_PASSED = 'This day has passed. Choose today or a later day.'

/** Refuses a past day, where the clock would mark the job as missed; null when allowed. */
export const reschedulingRefusal = (day: Day, today: Day): string | null => (day < today ? DAY_PASSED : null)

/** Typed input, `JobSlot` output. */
export const jobSlotSchema = (today: Day) =>
  v.pipe(
    v.object({
      ...slotEntries,
      scheduled_date: v.pipe(
        slotEntries.scheduled_date,
        v.check((day) => reschedulingRefusal(day, today) === null, DAY_PASSED),
      ),
    }),
    v.forward(v.partialCheck(TIMES, endsAfterStart, 'End time must be after the start time'), ['scheduled_end_time']),
  )

type Times = Pick<JobSlot, 'scheduled_start_time' | 'scheduled_end_time'>

/** Returns null when the work doesn't fit in the day or has no start. */
export const endingAfter = (minutes: number, start: string): string | null => {
  if (minutes <= 0 || start === '') return null
  const end = plusMinutes(start, minutes)
  return minutesBetween(start, end) === minutes ? end : null
}

/** Moves the end with the start, so the length stays, if it fits in the day. */
export const startingAt = (scheduled_start_time: string, times: Times): Times => ({
  scheduled_start_time,
  scheduled_end_time: endingAfter(durationOf(times), scheduled_start_time) ?? times.scheduled_end_time,
})

/** In minutes: end minus start (JOB-14). */
export const durationOf = (slot: Times): number => minutesBetween(slot.scheduled_start_time, slot.scheduled_end_time)

export type WholeJobForm = Required<JobForm>
export const jobShape: Shape<WholeJobForm> = v.required(v.object(jobFormSchema.entries))

/** One-time service, normal priority, cost 0 (JOB-13), one hour from `start`. */
export const emptyJobForm = (day: string, start = '09:00'): WholeJobForm => ({
  client_id: '',
  title: '',
  description: '',
  type: 'one_time_service',
  priority: 'normal',
  scheduled_date: day,
  scheduled_start_time: start,
  scheduled_end_time: plusMinutes(start, 60),
  estimated_cost: '0',
  property_address: '',
  property_city: '',
  property_state: '',
  property_zip: '',
  location_notes: '',
  window_start: '',
  window_end: '',
  people_needed: '1',
  estimated_duration_minutes: '',
  planned_materials: [],
})

/** The length stays empty where the times give it. */
export const jobFormOf = (job: JobDraft): WholeJobForm => ({
  client_id: job.client_id,
  title: job.title,
  description: job.description,
  type: job.type,
  priority: job.priority,
  scheduled_date: job.scheduled_date,
  scheduled_start_time: job.scheduled_start_time,
  scheduled_end_time: job.scheduled_end_time,
  estimated_cost: String(dollarsFromCents(job.estimated_cost)),
  property_address: job.property_address,
  property_city: job.property_city,
  property_state: job.property_state,
  property_zip: job.property_zip,
  location_notes: job.location_notes,
  window_start: job.window_start ?? '',
  window_end: job.window_end ?? '',
  people_needed: String(job.people_needed),
  estimated_duration_minutes:
    job.estimated_duration_minutes === durationOf(job) ? '' : String(job.estimated_duration_minutes),
  planned_materials: materialsTyped(job.planned_materials ?? []),
})
