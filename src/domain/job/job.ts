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

/** More than one job ever takes. */
export const MOST_PEOPLE = 20

/** A number of people a job needs. */
export const people = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(1, 'At least one person is needed'),
  v.maxValue(MOST_PEOPLE, `Use ${MOST_PEOPLE} or fewer`),
)

/** A job as the app holds it: title, `HH:MM` times and cents inside (JOB-09, X-26, X-45). */
export const jobSchema = v.object({
  id,
  job_number: v.string(),
  title: v.string(),
  description: v.string(),
  client_id: id,
  /** The client's property it is at; null where none is known by its address. */
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
  /** The client accepted an arrival between these times; null where any time of the day will do. */
  window_start: v.nullable(timeOfDaySchema),
  window_end: v.nullable(timeOfDaySchema),
  /** How many have to be there for the work. */
  people_needed: people,
  /** The first visit of the repeat that it belongs to; null where it comes once. */
  repeat_id: v.nullable(id),
  repeat_rhythm: v.nullable(v.picklist(RHYTHMS)),
  /** Which of how many visits it is. */
  repeat_visit: v.nullable(count),
  repeat_visits: v.nullable(count),
  /** The service plan that it is a visit of, and the day on which the plan has it due; null for other jobs. */
  plan_id: v.nullable(id),
  plan_visit_date: v.nullable(daySchema),
  /** The estimate that it was made of; null for other jobs. */
  estimate_id: v.nullable(id),
  /** When the client was last notified that the crew is on its way, and for when it was announced; null where that was not done. */
  notice_date: v.nullable(daySchema),
  notice_time: v.nullable(timeOfDaySchema),
  expected_arrival: v.nullable(timeOfDaySchema),
  /** The products that the work is planned with. */
  planned_materials: materialsSchema,
  /** What was taken of them from the stock when the job was completed. */
  used_materials: materialsSchema,
  /** When the work began and ended; null before, and for work of which that was not noted. */
  on_site: v.nullable(siteTimeSchema),
  /** What was photographed there. */
  photos: photosSchema,
  /** Who signed for the work when it was completed; null where no one did. */
  signature: v.nullable(jobSignatureSchema),
  /** Crew member ids; the first one leads. */
  assigned_crew_members: v.array(id),
  business_id: id,
  created_by: id,
  /** The client's name as it is now, so that a list needs no second call. After the client was deleted, the last one. */
  client_first_name: v.string(),
  client_last_name: v.string(),
})
export type Job = v.InferOutput<typeof jobSchema>

/** What a person gives when a job is made; everything else is worked out (JOB-12, JOB-13). */
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

/** When a job is scheduled. */
export type JobSlot = Pick<Job, 'scheduled_date' | 'scheduled_start_time' | 'scheduled_end_time'>

/** When a job is scheduled now. */
export const slotOf = ({ scheduled_date, scheduled_start_time, scheduled_end_time }: JobSlot): JobSlot => ({
  scheduled_date,
  scheduled_start_time,
  scheduled_end_time,
})

/** When a job is scheduled, and who does it: no one where it waits for a crew. */
export type JobPlace = JobSlot & Pick<Job, 'assigned_crew_members'>

/** The place a job has now. */
export const placeOf = (job: JobPlace): JobPlace => ({
  ...slotOf(job),
  assigned_crew_members: job.assigned_crew_members,
})

/** A move of a job on the dispatch board. */
export type JobMove = {
  /** As the person saw it; a move of a job that is elsewhere by now is refused. */
  was: JobPlace
  to: JobPlace
  /** The person has read the objections and wants it anyway. */
  anyway: boolean
}

/** `In progress` */
export const statusLabel = (status: JobStatus): string => readable(status)
/** `One time service` */
export const typeLabel = (type: JobType): string => readable(type)
/** `Urgent` */
export const priorityLabel = (priority: JobPriority): string => readable(priority)

/** The defaults of a new job: one person, at any time of its day, without materials. */
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
