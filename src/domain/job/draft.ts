import * as v from 'valibot'
import { notTooMuch, wholeCents } from '../amount'
import { type Day, minutesBetween, plusMinutes } from '../calendar'
import { daySchema, timeOfDaySchema } from '../day'
import { LONGEST } from '../field'
import { centsFromDollars } from '../money'
import { filledText, stateSchema, text } from '../typed-text'
import { JOB_PRIORITIES, JOB_TYPES, type JobSlot } from './job'

const required = (message: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(message))

/** A number, or the text of one as a form field holds it; a union tells its own message, not those of its options. */
const typedNumber = (message: string) => v.union([v.number(), v.pipe(required(message), v.transform(Number))], message)

const TIMES = [['scheduled_start_time'], ['scheduled_end_time']] as const

const endsAfterStart = (slot: { scheduled_start_time: string; scheduled_end_time: string }) =>
  minutesBetween(slot.scheduled_start_time, slot.scheduled_end_time) > 0

const slotEntries = {
  scheduled_date: v.pipe(required('Date is required'), daySchema),
  scheduled_start_time: v.pipe(required('Start time is required'), timeOfDaySchema),
  scheduled_end_time: v.pipe(required('End time is required'), timeOfDaySchema),
}

/** Typed dollars to cents: at most two decimals, never below zero (JOB-12). */
const dollars = v.pipe(
  typedNumber('Estimated cost is required'),
  v.number('Estimated cost must be a number'),
  v.finite('Estimated cost must be a number'),
  v.minValue(0, 'Estimated cost cannot be negative'),
  notTooMuch,
  wholeCents,
  v.transform(centsFromDollars),
)

/** The Create Job form: as typed in, a `JobDraft` out (JOB-12, JOB-13). */
export const jobFormSchema = v.pipe(
  v.object({
    client_id: v.pipe(
      typedNumber('Client is required'),
      v.integer('Client is required'),
      v.minValue(1, 'Client is required'),
      v.maxValue(Number.MAX_SAFE_INTEGER, 'Client is required'),
    ),
    title: filledText(LONGEST.title, 'Title is required'),
    description: v.optional(text(LONGEST.notes), ''),
    type: v.picklist(JOB_TYPES),
    priority: v.picklist(JOB_PRIORITIES),
    ...slotEntries,
    estimated_cost: dollars,
    property_address: filledText(LONGEST.address, 'Address is required'),
    property_city: filledText(LONGEST.name, 'City is required'),
    property_state: stateSchema,
    property_zip: filledText(LONGEST.zip, 'ZIP code is required'),
    location_notes: v.optional(text(LONGEST.notes), ''),
  }),
  v.forward(v.partialCheck(TIMES, endsAfterStart, 'End time must be after the start time'), ['scheduled_end_time']),
)
export type JobForm = v.InferInput<typeof jobFormSchema>

const DAY_PASSED = 'This day has passed. Choose today or a later day'

/** Why a job can't be moved to this day, or null when it can: on a day that has passed the clock would mark it as missed. */
export const reschedulingRefusal = (day: Day, today: Day): string | null => (day < today ? DAY_PASSED : null)

/** The Reschedule form of a day: as typed in, a `JobSlot` out. */
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

/** The times once the start is another one: the end moves along, so that the job stays as long as it was, where that fits in the day. */
export const startingAt = (scheduled_start_time: string, times: Times): Times => {
  const length = durationOf(times)
  const end = length > 0 && scheduled_start_time !== '' ? plusMinutes(scheduled_start_time, length) : null
  const fits = end !== null && minutesBetween(scheduled_start_time, end) === length
  return { scheduled_start_time, scheduled_end_time: fits ? end : times.scheduled_end_time }
}

/** The length of a slot in minutes: end minus start (JOB-14). */
export const durationOf = (slot: Times): number => minutesBetween(slot.scheduled_start_time, slot.scheduled_end_time)

/** A new form: one-time service, normal priority, cost 0 (JOB-13). */
export const emptyJobForm = (day: string): JobForm => ({
  client_id: '',
  title: '',
  description: '',
  type: 'one_time_service',
  priority: 'normal',
  scheduled_date: day,
  scheduled_start_time: '09:00',
  scheduled_end_time: '10:00',
  estimated_cost: '0',
  property_address: '',
  property_city: '',
  property_state: '',
  property_zip: '',
  location_notes: '',
})
