import * as v from 'valibot'
import { type Day, daySchema } from '@/domain/day'
import { draftKey } from '@/domain/drafts'
import { jobSchema } from '@/domain/job/job'
import { readStored, writeStored } from '../-stored'

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
  return {
    /** Null where none is kept of this day. */
    read(day: Day): KeptDay | null {
      const kept = readStored(storage, key, v.nullable(keptSchema), null)
      return kept?.day === day ? kept : null
    },
    keep: (day: KeptDay) => void writeStored(storage, key, v.parse(keptSchema, day)),
  }
}
