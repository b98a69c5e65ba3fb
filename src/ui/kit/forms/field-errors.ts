import * as v from 'valibot'
import type { Failure } from '@/domain/record/failure'

/** What is wrong with a form, by field, in the order of the page. */
export type FieldErrors<Field extends string = string> = Partial<Record<Field, string>>

const body = v.object({ errors: v.array(v.object({ path: v.string(), message: v.string() })) })

/**
 * What a 422 says of single fields, as far as the form has them. `isComplete`: every message found its field, so that nothing is left to
 * say above the form.
 */
export const invalidFields = (
  { status, details }: Failure,
  fields: readonly string[],
): { placed: FieldErrors; isComplete: boolean } => {
  const parsed = v.safeParse(body, details)
  if (status !== 422 || !parsed.success) return { placed: {}, isComplete: false }
  const { errors } = parsed.output
  const placed: Record<string, string> = {}
  // In the order of the form; of a field's messages the first is shown.
  for (const field of fields)
    for (const { path, message } of errors) if (path.split('.')[0] === field) placed[path] ??= message
  return { placed, isComplete: errors.length > 0 && errors.every(({ path }) => path in placed) }
}

/** The details of a failure with its messages at other places. */
export const movedErrors = (details: unknown, at: (place: string) => string): unknown => {
  const parsed = v.safeParse(body, details)
  if (!parsed.success) return details
  return { ...parsed.output, errors: parsed.output.errors.map((error) => ({ ...error, path: at(error.path) })) }
}

/** The messages in the order of the page. */
export const problemsIn = (errors: FieldErrors) =>
  Object.entries(errors).flatMap(([field, message]) => (message === undefined ? [] : [{ field, message }]))

/** The messages but those of these fields and of what is inside them. */
export const without = (errors: FieldErrors, fields: readonly string[]): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).filter(([at]) => !fields.some((field) => at === field || at.startsWith(`${field}.`))),
  )
