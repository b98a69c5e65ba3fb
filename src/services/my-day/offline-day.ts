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

const storedDaySchema = v.object({
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
export type OfflineDay = v.InferOutput<typeof storedDaySchema>

/** The day of a person on this phone, for when it is looked at without a network. Signing out removes it, with everything typed. */
export const offlineDay = (storage: Storage, userId: number) => {
  const key = draftKey(userId, 'my-day')
  const stored = (): OfflineDay | null => {
    try {
      return v.parse(v.nullable(storedDaySchema), JSON.parse(storage.getItem(key) ?? 'null'))
    } catch {
      return null
    }
  }
  const keep = (day: OfflineDay): void => {
    try {
      storage.setItem(key, JSON.stringify(v.parse(storedDaySchema, day)))
    } catch {
      // A browser without room for it has a day with a network alone.
    }
  }
  return {
    /** Null where none is kept of this day. */
    read(day: Day): OfflineDay | null {
      const found = stored()
      return found?.day === day ? found : null
    },
    keep,
    /** Puts a job, as an answer brought it, in the place of what is kept of it: a step may be taken on any page, and sent from any. */
    learn(job: Job): void {
      const found = stored()
      if (found?.jobs.some(({ id }) => id === job.id))
        keep({ ...found, jobs: found.jobs.map((entry) => (entry.id === job.id ? job : entry)) })
    },
  }
}
