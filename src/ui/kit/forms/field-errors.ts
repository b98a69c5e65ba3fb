import * as v from 'valibot'
import type { Failure } from '@/domain/record/failure'

/** Messages by field, in page order. */
export type FieldErrors<Field extends string = string> = Partial<Record<Field, string>>

const body = v.object({ errors: v.array(v.object({ path: v.string(), message: v.string() })) })

/**
 * Extracts the field errors of a 422 for this form's fields. `isComplete` is true if every message has a field, so that none is left for
 * the top of the form.
 */
export const invalidFields = (
  { status, details }: Failure,
  fields: readonly string[],
): { placed: FieldErrors; isComplete: boolean } => {
  const parsed = v.safeParse(body, details)
  if (status !== 422 || !parsed.success) return { placed: {}, isComplete: false }
  const { errors } = parsed.output
  const placed: Record<string, string> = {}
  // In form order; the first message of a field wins.
  for (const field of fields)
    for (const { path, message } of errors) if (path.split('.')[0] === field) placed[path] ??= message
  return { placed, isComplete: errors.length > 0 && errors.every(({ path }) => path in placed) }
}

export const movedErrors = (details: unknown, at: (place: string) => string): unknown => {
  const parsed = v.safeParse(body, details)
  if (!parsed.success) return details
  return { ...parsed.output, errors: parsed.output.errors.map((error) => ({ ...error, path: at(error.path) })) }
}

export const problemsIn = (errors: FieldErrors) =>
  Object.entries(errors).flatMap(([field, message]) => (message === undefined ? [] : [{ field, message }]))

/** Drops the messages of these fields and of paths inside them. */
export const without = (errors: FieldErrors, fields: readonly string[]): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).filter(([at]) => !fields.some((field) => at === field || at.startsWith(`${field}.`))),
  )
