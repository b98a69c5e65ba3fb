import * as v from 'valibot'

export const flagSchema = v.object({
  key: v.string(),
  enabled: v.boolean(),
  description: v.fallback(v.string(), ''),
  /** Percent; below 100 only that share of users has it. */
  rolloutPercentage: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
  /** Requires membership in at least one of these groups. */
  userGroups: v.optional(v.array(v.string())),
})
export type Flag = v.InferOutput<typeof flagSchema>

export const flagMapSchema = v.record(v.string(), flagSchema)
export type FlagMap = Readonly<Record<string, Flag>>
