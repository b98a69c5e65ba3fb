import * as v from 'valibot'

/** A feature flag (FLAG-01). */
export const flagSchema = v.object({
  key: v.string(),
  enabled: v.boolean(),
  description: v.fallback(v.string(), ''),
  /** 0 to 100; below 100 only that share of people has it. */
  rolloutPercentage: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
  /** Only members of at least one of these groups have it. */
  userGroups: v.optional(v.array(v.string())),
})
export type Flag = v.InferOutput<typeof flagSchema>

/** A set of flags by key, as the remote loader and the overrides hold it. */
export const flagMapSchema = v.record(v.string(), flagSchema)
export type FlagMap = Readonly<Record<string, Flag>>
