import * as v from 'valibot'
import { type Job, jobSchema } from '@/domain/job/job'
import { draftKey } from '@/domain/record/drafts'
import { type Day, daySchema } from '@/domain/time/day'

const place = v.object({
  id: v.number(),
  property_name: v.string(),
  address: v.string(),
  city: v.string(),
  state: v.string(),
  zip_code: v.string(),
  access_notes: v.string(),
  latitude: v.nullable(v.number()),
  longitude: v.nullable(v.number()),
})

const keptSchema = v.object({
  day: daySchema,
  /** When it was loaded. */
  at: v.number(),
  jobs: v.array(jobSchema),
  /** Which others have by now: what was done at them and came to nothing still has a name. */
  gone: v.optional(v.array(jobSchema), []),
  clients: v.array(
    v.object({
      id: v.number(),
      first_name: v.string(),
      last_name: v.string(),
      email: v.string(),
      phone: v.string(),
      properties: v.array(place),
    }),
  ),
})
/** A person's day as it was last loaded. */
export type KeptDay = v.InferOutput<typeof keptSchema>

/** The day of a person on this phone, for when it is looked at without a network. Signing out removes it, with everything typed. */
export const keptDay = (storage: Storage, userId: number) => {
  const key = draftKey(userId, 'my-day')
  const kept = (): KeptDay | null => {
    try {
      return v.parse(v.nullable(keptSchema), JSON.parse(storage.getItem(key) ?? 'null'))
    } catch {
      return null
    }
  }
  const keep = (day: KeptDay): void => {
    try {
      storage.setItem(key, JSON.stringify(v.parse(keptSchema, day)))
    } catch {
      // A browser without room for it has a day with a network alone.
    }
  }
  return {
    /** Null where none is kept of this day. */
    read(day: Day): KeptDay | null {
      const found = kept()
      return found?.day === day ? found : null
    },
    keep,
    /** Puts a job, as an answer brought it, in the place of what is kept of it: a step may be taken on any page, and sent from any. */
    learn(job: Job): void {
      const found = kept()
      if (found?.jobs.some(({ id }) => id === job.id))
        keep({ ...found, jobs: found.jobs.map((known) => (known.id === job.id ? job : known)) })
    },
  }
}
