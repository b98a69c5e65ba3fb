import * as v from 'valibot'
import { LONGEST } from '@/domain/text/field'

const anyFields = v.record(v.pipe(v.string(), v.maxLength(LONGEST.name)), v.unknown())

/**
 * `was` holds the fields as they were when the edit began, at least the ones sent. With it, a field that someone else changed in the
 * meantime is refused with 409; without it, the edit overwrites.
 */
const formerly = <const Entries extends v.ObjectEntries>(wire: v.ObjectSchema<Entries, undefined>) => {
  const record = v.partial(wire)
  return v.optional(
    v.pipe(
      anyFields,
      v.rawTransform(({ dataset, addIssue, NEVER }): v.InferOutput<typeof record> => {
        const parsed = v.safeParse(record, dataset.value)
        if (parsed.success) return parsed.output
        addIssue({ message: 'This is not what the record was' })
        return NEVER
      }),
    ),
  )
}

export const editBody = <const Sent extends v.ObjectEntries, const Entries extends v.ObjectEntries>(
  { entries }: v.ObjectSchema<Sent, undefined>,
  wire: v.ObjectSchema<Entries, undefined>,
) => v.object({ ...v.partial(v.object(entries)).entries, was: formerly(wire) })
