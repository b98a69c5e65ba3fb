import * as v from 'valibot'
import { daySchema, timeOfDaySchema } from '@/domain/day'
import { JOB_PRIORITIES, JOB_STATUSES, JOB_TYPES, type Job, type JobDraft } from '@/domain/job/job'
import { centsFromDollars, dollarsFromCents } from '@/domain/money'

const dollars = v.pipe(v.number(), v.finite(), v.transform(centsFromDollars))
const text = v.nullish(v.string(), '')

/** A job on the wire: dollars, `HH:MM:SS` from the back end, and `job_title` from older ones. */
export const wireJob = v.pipe(
  v.looseObject({ title: v.optional(v.string()), job_title: v.optional(v.string()) }),
  v.transform((job) => ({ ...job, title: job.title ?? job.job_title })),
  v.object({
    id: v.number(),
    job_number: v.string(),
    title: v.string(),
    description: text,
    client_id: v.number(),
    type: v.picklist(JOB_TYPES),
    priority: v.picklist(JOB_PRIORITIES),
    status: v.picklist(JOB_STATUSES),
    scheduled_date: v.string(),
    scheduled_start_time: timeOfDaySchema,
    scheduled_end_time: timeOfDaySchema,
    estimated_duration_minutes: v.number(),
    estimated_cost: dollars,
    property_address: text,
    property_city: text,
    property_state: text,
    property_zip: text,
    location_notes: text,
    assigned_crew_members: v.nullish(v.array(v.number()), []),
    business_id: v.number(),
    created_by: v.number(),
    client_first_name: text,
    client_last_name: text,
  }),
)

/** What a job looks like as the back end sends it. */
export type WireJob = Omit<Job, 'estimated_cost'> & { estimated_cost: number }

/** Writes a job for the wire: dollars and seconds. */
export const toWireJob = (job: Job): WireJob => ({
  ...job,
  estimated_cost: dollarsFromCents(job.estimated_cost),
  scheduled_start_time: `${job.scheduled_start_time}:00`,
  scheduled_end_time: `${job.scheduled_end_time}:00`,
})

const draftEntries = {
  client_id: v.number(),
  title: v.pipe(v.string(), v.trim(), v.nonEmpty('Title is required')),
  description: v.optional(v.string(), ''),
  type: v.optional(v.picklist(JOB_TYPES), 'one_time_service'),
  priority: v.optional(v.picklist(JOB_PRIORITIES), 'normal'),
  scheduled_date: daySchema,
  scheduled_start_time: timeOfDaySchema,
  scheduled_end_time: timeOfDaySchema,
  estimated_duration_minutes: v.optional(v.pipe(v.number(), v.minValue(1))),
  estimated_cost: v.pipe(v.number(), v.finite(), v.minValue(0), v.transform(centsFromDollars)),
  property_address: v.pipe(v.string(), v.nonEmpty()),
  property_city: v.pipe(v.string(), v.nonEmpty()),
  property_state: v.pipe(v.string(), v.nonEmpty(), v.maxLength(2)),
  property_zip: v.pipe(v.string(), v.nonEmpty()),
  location_notes: v.optional(v.string(), ''),
}

/** The body of a create call (API-19, JOB-12). `business_id` and `created_by` are sent as documented; the server trusts its token. */
export const wireJobDraft = v.object({
  ...draftEntries,
  business_id: v.optional(v.number()),
  created_by: v.optional(v.number()),
})

/** The body of an edit: any of a draft's fields. A new date or time is a reschedule. */
export const wireJobPatch = v.partial(v.object(draftEntries))

/** Writes a draft for the wire: dollars, `HH:MM` (JOB-14). */
export const toWireDraft = (draft: JobDraft) => ({ ...draft, estimated_cost: dollarsFromCents(draft.estimated_cost) })
