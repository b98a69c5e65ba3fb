import * as v from 'valibot'
import { durationOf } from '@/domain/job/draft'
import { JOB_PRIORITIES, JOB_TYPES, type Job, type JobDraft, type JobMove, jobSchema, people } from '@/domain/job/job'
import { materialsSchema } from '@/domain/job/materials'
import { duration, money } from '@/domain/money/amount'
import { type Cents, dollarsFromCents } from '@/domain/money/money'
import type { Edit } from '@/domain/record/merge-edits'
import { id, LONGEST, list } from '@/domain/text/field'
import { filledText, text } from '@/domain/text/typed-text'
import { daySchema, timeOfDaySchema } from '@/domain/time/day'
import { editBody } from './edit'
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
  repeat_id: readAs(v.nullish(entries.repeat_id, null)),
  repeat_rhythm: readAs(v.nullish(entries.repeat_rhythm, null)),
  repeat_visit: readAs(v.nullish(entries.repeat_visit, null)),
  repeat_visits: readAs(v.nullish(entries.repeat_visits, null)),
  plan_id: readAs(v.nullish(entries.plan_id, null)),
  plan_visit_date: readAs(v.nullish(entries.plan_visit_date, null)),
  estimate_id: readAs(v.nullish(entries.estimate_id, null)),
  notice_date: readAs(v.nullish(entries.notice_date, null)),
  notice_time: readAs(v.nullish(entries.notice_time, null)),
  expected_arrival: readAs(v.nullish(entries.expected_arrival, null)),
  planned_materials: readAs(v.nullish(entries.planned_materials, [])),
  used_materials: readAs(v.nullish(entries.used_materials, [])),
  on_site: readAs(v.nullish(entries.on_site, null)),
  photos: readAs(v.nullish(entries.photos, [])),
  signature: readAs(v.nullish(entries.signature, null)),
  assigned_crew_members: readAs(v.nullish(jobSchema.entries.assigned_crew_members, [])),
  client_first_name: maybeText,
  client_last_name: maybeText,
})

/** Dollars, `HH:MM:SS` from the back end, and `job_title` from older ones. */
export const wireJob = v.pipe(
  v.looseObject({ title: v.optional(v.string()), job_title: v.optional(v.string()) }),
  v.transform((job) => ({ ...job, title: job.title ?? job.job_title })),
  jobCodec.wire,
)

export const toWireJob = jobCodec.write

const draftEntries = {
  client_id: id,
  /** Defaults to the client's property at the job's address. */
  property_id: v.optional(id),
  title: filledText(LONGEST.title, 'Title is required'),
  description: v.optional(text(LONGEST.work), ''),
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
  /** Catalog products with the required quantities; completing the job deducts them from stock. */
  planned_materials: v.exactOptional(materialsSchema),
}

/** Body of a create call (API-19, JOB-12). `business_id` and `created_by` are sent as documented; the server trusts its token instead. */
export const wireJobDraft = v.object({
  ...draftEntries,
  business_id: v.optional(id),
  created_by: v.optional(id),
})

export const MOST_CREW = 100

/**
 * A new date or time reschedules the job. With `crew_member_ids` it is a dispatch board move, which sets time and crew at once or removes
 * the crew. `from` is the slot the person moved it from; `anyway` overrides hours, skills and the client's window.
 */
export const wireJobPatch = editBody(
  v.object({
    ...draftEntries,
    /**
     * Applies the edit to the later open visits of the repeat: a new day shifts them by the same number of days, a new time or crew is
     * copied.
     */
    following: v.optional(v.boolean()),
    crew_member_ids: v.exactOptional(list(id, MOST_CREW)),
    from: v.exactOptional(
      v.object({
        scheduled_date: daySchema,
        scheduled_start_time: timeOfDaySchema,
        scheduled_end_time: timeOfDaySchema,
        assigned_crew_members: list(id, MOST_CREW),
      }),
    ),
    anyway: v.exactOptional(v.boolean()),
  }),
  jobCodec.wire,
)

export const toWireDraft = (draft: JobDraft) => ({ ...draft, estimated_cost: dollarsFromCents(draft.estimated_cost) })

/** Time and crew in one edit. */
export const toWireMove = ({ was, to: { assigned_crew_members, ...slot }, anyway }: JobMove) => ({
  ...slot,
  estimated_duration_minutes: durationOf(slot),
  crew_member_ids: assigned_crew_members,
  from: was,
  ...(anyway ? { anyway } : {}),
})

const inWireDollars = <Part extends { estimated_cost?: Cents }>({ estimated_cost, ...part }: Part) => ({
  ...part,
  ...(estimated_cost === undefined ? {} : { estimated_cost: dollarsFromCents(estimated_cost) }),
})

export const toWireJobEdit = ({ changed, was }: Edit<JobDraft, Job>) => ({
  ...inWireDollars(changed),
  was: inWireDollars(was),
})
