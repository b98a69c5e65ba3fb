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
  at: v.number(),
  jobs: v.array(jobSchema),
  /** Jobs reassigned to others, so that a failed step on one can still show its name. */
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
export type OfflineDay = v.InferOutput<typeof storedDaySchema>

/** A person's day stored on this phone for offline use. Signing out removes it, like all drafts. */
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
      // When storage is full, the day is only available online.
    }
  }
  return {
    read(day: Day): OfflineDay | null {
      const found = stored()
      return found?.day === day ? found : null
    },
    keep,
    /** Updates a stored job from a response: a step may be taken and sent on any page. */
    learn(job: Job): void {
      const found = stored()
      if (found?.jobs.some(({ id }) => id === job.id))
        keep({ ...found, jobs: found.jobs.map((entry) => (entry.id === job.id ? job : entry)) })
    },
  }
}
