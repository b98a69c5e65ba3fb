import * as v from 'valibot'
import type { FieldErrors } from './field-errors'
import type { Check, useForm } from './use-form'

/** A check by a schema: each field's first message, in the order of the form, as `say` words it in another language. */
export const checkSchema =
  <S extends v.GenericSchema<object, unknown>>(
    schema: S,
    say: (issue: v.BaseIssue<unknown>) => string = ({ message }) => message,
  ): Check<v.InferInput<S>, v.InferOutput<S>, keyof v.InferInput<S> & string> =>
  (form) => {
    const parsed = v.safeParse(schema, form)
    if (parsed.success) return { ok: true, output: parsed.output }
    return { ok: false, errors: firstMessages(parsed.issues, Object.keys(form), say) }
  }

/** The form of a schema, as its fields are given it. */
export type FormOf<S extends v.GenericSchema<object, unknown>> = ReturnType<
  typeof useForm<v.InferInput<S>, v.InferOutput<S>, keyof v.InferInput<S> & string>
>

const firstMessages = (
  issues: readonly v.BaseIssue<unknown>[],
  fields: readonly string[],
  say: (issue: v.BaseIssue<unknown>) => string,
): FieldErrors => {
  const found = issues.map((issue) => ({ at: v.getDotPath(issue) ?? '', message: say(issue) }))
  const place = ({ at }: { at: string }) => fields.indexOf(at.split('.')[0] ?? at)
  const messages: FieldErrors = {}
  for (const { at, message } of found.toSorted((a, b) => place(a) - place(b))) messages[at] ??= message
  return messages
}
