import * as v from 'valibot'
import { duration, money } from '@/domain/amount'
import { daySchema, timeOfDaySchema } from '@/domain/day'
import { id, LONGEST, list } from '@/domain/field'
import { JOB_PRIORITIES, JOB_TYPES, type JobDraft, jobSchema, people } from '@/domain/job/job'
import { dollarsFromCents } from '@/domain/money'
import { filledText, text } from '@/domain/typed-text'
import { codec, inDollars, inSeconds, maybeText, readAs } from './wire'

const { entries } = jobSchema
const jobCodec = codec(jobSchema, {
  property_id: readAs(v.nullish(jobSchema.entries.property_id, null)),
  description: maybeText,
  scheduled_start_time: inSeconds,
  scheduled_end_time: inSeconds,
  estimated_cost: inDollars,
  property_address: maybeText,
  property_city: maybeText,
  property_state: maybeText,
  property_zip: maybeText,
  location_notes: maybeText,
  window_start: readAs(v.nullish(entries.window_start, null)),
  window_end: readAs(v.nullish(entries.window_end, null)),
  people_needed: readAs(v.nullish(entries.people_needed, 1)),
  assigned_crew_members: readAs(v.nullish(jobSchema.entries.assigned_crew_members, [])),
  client_first_name: maybeText,
  client_last_name: maybeText,
})

/** A job on the wire: dollars, `HH:MM:SS` from the back end, and `job_title` from older ones. */
export const wireJob = v.pipe(
  v.looseObject({ title: v.optional(v.string()), job_title: v.optional(v.string()) }),
  v.transform((job) => ({ ...job, title: job.title ?? job.job_title })),
  jobCodec.wire,
)

/** Writes a job for the wire: dollars and seconds. */
export const toWireJob = jobCodec.write

const draftEntries = {
  client_id: id,
  /** Which of the client's properties it is at; the one of its address unless named. */
  property_id: v.optional(id),
  title: filledText(LONGEST.title, 'Title is required'),
  description: v.optional(text(LONGEST.notes), ''),
  type: v.optional(v.picklist(JOB_TYPES), 'one_time_service'),
  priority: v.optional(v.picklist(JOB_PRIORITIES), 'normal'),
  scheduled_date: daySchema,
  scheduled_start_time: timeOfDaySchema,
  scheduled_end_time: timeOfDaySchema,
  estimated_duration_minutes: v.optional(duration),
  estimated_cost: money,
  property_address: filledText(LONGEST.address),
  property_city: filledText(LONGEST.name),
  property_state: filledText(LONGEST.state),
  property_zip: filledText(LONGEST.zip),
  location_notes: v.optional(text(LONGEST.notes), ''),
  window_start: v.exactOptional(entries.window_start),
  window_end: v.exactOptional(entries.window_end),
  people_needed: v.exactOptional(people),
}

/** The body of a create call (API-19, JOB-12). `business_id` and `created_by` are sent as documented; the server trusts its token. */
export const wireJobDraft = v.object({
  ...draftEntries,
  business_id: v.optional(id),
  created_by: v.optional(id),
})

/** More people than work on one job. */
export const MOST_CREW = 100

/**
 * The body of an edit: any of a draft's fields. A new date or time is a reschedule; with `crew_member_ids` it is a move on the dispatch
 * board, which gives time and crew in one go, or takes the crew off. `was` is the place from which the person moved it; `anyway` passes over
 * hours, skill and the client's window.
 */
export const wireJobPatch = v.object({
  ...v.partial(v.object(draftEntries)).entries,
  crew_member_ids: v.exactOptional(list(id, MOST_CREW)),
  was: v.exactOptional(
    v.object({
      scheduled_date: daySchema,
      scheduled_start_time: timeOfDaySchema,
      scheduled_end_time: timeOfDaySchema,
      assigned_crew_members: list(id, MOST_CREW),
    }),
  ),
  anyway: v.exactOptional(v.boolean()),
})

/** Writes a draft for the wire: dollars, `HH:MM` (JOB-14). */
export const toWireDraft = (draft: JobDraft) => ({ ...draft, estimated_cost: dollarsFromCents(draft.estimated_cost) })
