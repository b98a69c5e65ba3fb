import * as v from 'valibot'
import { LONGEST } from '@/domain/text/field'

const anyFields = v.record(v.pipe(v.string(), v.maxLength(LONGEST.name)), v.unknown())

/**
 * What a record was when the person began to edit it: its fields as they were answered, at least those that are sent. With it, an edit of a
 * field that someone else has changed in the meantime is refused with 409; without it, the edit counts. `wire` reads the record.
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

/** The body of an edit: any of the fields, and what the record was. */
export const editBody = <const Sent extends v.ObjectEntries, const Entries extends v.ObjectEntries>(
  { entries }: v.ObjectSchema<Sent, undefined>,
  wire: v.ObjectSchema<Entries, undefined>,
) => v.object({ ...v.partial(v.object(entries)).entries, was: formerly(wire) })
