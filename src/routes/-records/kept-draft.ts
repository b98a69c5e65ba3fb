import * as v from 'valibot'
import type { RecordDraft } from '@/ui/kit/forms/opened-record'

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether a value has the shape of another one. Where that is null, it may be any value that has no parts. */
const fits = (value: unknown, example: unknown): boolean => {
  if (Array.isArray(example)) return Array.isArray(value) && value.every((each) => fits(each, example[0]))
  if (isObject(example))
    return isObject(value) && Object.entries(example).every(([field, part]) => fits(value[field], part))
  if (example === null) return value === null || (value !== undefined && typeof value !== 'object')
  return typeof value === typeof example
}

/**
 * The kept draft of the form of a record, or of a new one where `id` is null. A damaged draft, or one of another release whose form had other
 * fields, is ignored: it would break the page at every reload.
 */
export const keptDraft = <Form extends object, R>(empty: Form, id: number | null) =>
  v.nullable(
    v.custom<RecordDraft<Form, R>>(
      (value) =>
        isObject(value) &&
        fits(value.typed, empty) &&
        (id === null ? value.from === null : isObject(value.from) && value.from.id === id),
    ),
  )
