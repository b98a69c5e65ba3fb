import * as v from 'valibot'
import { cents } from '../money/amount'
import { count, id, measure } from '../text/field'
import { readable } from '../text/wording'
import { daySchema, timeOfDaySchema } from '../time/day'
import { jobSignatureSchema, type Photo, photosSchema } from './attached'
import { type Material, materialsSchema } from './materials'
import { RHYTHMS } from './rhythm'
import { siteTimeSchema } from './site-time'
import { JOB_PRIORITIES, JOB_STATUSES, JOB_TYPES, type JobPriority, type JobStatus, type JobType } from './vocabulary'

export { JOB_PRIORITIES, JOB_STATUSES, JOB_TYPES, type JobPriority, type JobStatus, type JobType } from './vocabulary'

export const MOST_PEOPLE = 20

export const people = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(1, 'At least one person is needed'),
  v.maxValue(MOST_PEOPLE, `Use ${MOST_PEOPLE} or fewer`),
)

/** Title, `HH:MM` times and cents inside (JOB-09, X-26, X-45). */
export const jobSchema = v.object({
  id,
  job_number: v.string(),
  title: v.string(),
  description: v.string(),
  client_id: id,
  /** Null when no property matches the address. */
  property_id: v.nullable(id),
  type: v.picklist(JOB_TYPES),
  priority: v.picklist(JOB_PRIORITIES),
  status: v.picklist(JOB_STATUSES),
  scheduled_date: daySchema,
  scheduled_start_time: timeOfDaySchema,
  scheduled_end_time: timeOfDaySchema,
  estimated_duration_minutes: measure,
  estimated_cost: cents,
  property_address: v.string(),
  property_city: v.string(),
  property_state: v.string(),
  property_zip: v.string(),
  location_notes: v.string(),
  /** Arrival window accepted by the client; null for any time of the day. */
  window_start: v.nullable(timeOfDaySchema),
  window_end: v.nullable(timeOfDaySchema),
  people_needed: people,
  /** First visit of its repeat; null when it does not repeat. */
  repeat_id: v.nullable(id),
  repeat_rhythm: v.nullable(v.picklist(RHYTHMS)),
  repeat_visit: v.nullable(count),
  repeat_visits: v.nullable(count),
  /** Service plan and due day of a plan visit; null for other jobs. */
  plan_id: v.nullable(id),
  plan_visit_date: v.nullable(daySchema),
  /** Source estimate; null for other jobs. */
  estimate_id: v.nullable(id),
  /** Last on-my-way notice and the announced arrival; null before one was sent. */
  notice_date: v.nullable(daySchema),
  notice_time: v.nullable(timeOfDaySchema),
  expected_arrival: v.nullable(timeOfDaySchema),
  planned_materials: materialsSchema,
  /** Deducted from stock when the job was completed. */
  used_materials: materialsSchema,
  /** Start and end of the work; null when not recorded. */
  on_site: v.nullable(siteTimeSchema),
  photos: photosSchema,
  signature: v.nullable(jobSignatureSchema),
  /** Crew member ids; the first one leads. */
  assigned_crew_members: v.array(id),
  business_id: id,
  created_by: id,
  /** Current client name, so that a list needs no second call. Stays after the client is deleted. */
  client_first_name: v.string(),
  client_last_name: v.string(),
})
export type Job = v.InferOutput<typeof jobSchema>

/** Fields a person enters; the rest is computed (JOB-12, JOB-13). */
export type JobDraft = Pick<
  Job,
  | 'title'
  | 'description'
  | 'client_id'
  | 'type'
  | 'priority'
  | 'scheduled_date'
  | 'scheduled_start_time'
  | 'scheduled_end_time'
  | 'estimated_cost'
  | 'property_address'
  | 'property_city'
  | 'property_state'
  | 'property_zip'
  | 'location_notes'
> &
  Partial<
    Pick<Job, 'window_start' | 'window_end' | 'people_needed' | 'estimated_duration_minutes' | 'planned_materials'>
  >

export type JobSlot = Pick<Job, 'scheduled_date' | 'scheduled_start_time' | 'scheduled_end_time'>

export const slotOf = ({ scheduled_date, scheduled_start_time, scheduled_end_time }: JobSlot): JobSlot => ({
  scheduled_date,
  scheduled_start_time,
  scheduled_end_time,
})

/** Empty crew when the job waits for one. */
export type JobPlace = JobSlot & Pick<Job, 'assigned_crew_members'>

export const placeOf = (job: JobPlace): JobPlace => ({
  ...slotOf(job),
  assigned_crew_members: job.assigned_crew_members,
})

/** A move on the dispatch board. */
export type JobMove = {
  /** As the person saw it; the move is refused when the job is elsewhere by now. */
  was: JobPlace
  to: JobPlace
  /** The person confirmed the objections. */
  anyway: boolean
}

/** For example `In progress`. */
export const statusLabel = (status: JobStatus): string => readable(status)
export const typeLabel = (type: JobType): string => readable(type)
export const priorityLabel = (priority: JobPriority): string => readable(priority)

/** One person, any time of the day, no materials. */
export const NEW_JOB = {
  property_id: null,
  window_start: null,
  window_end: null,
  people_needed: 1,
  repeat_id: null,
  repeat_rhythm: null,
  repeat_visit: null,
  repeat_visits: null,
  plan_id: null,
  plan_visit_date: null,
  estimate_id: null,
  notice_date: null,
  notice_time: null,
  expected_arrival: null,
  planned_materials: [] as Material[],
  used_materials: [] as Material[],
  on_site: null,
  photos: [] as Photo[],
  signature: null,
} satisfies Partial<Job>
