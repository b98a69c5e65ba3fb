import * as v from 'valibot'
import { limitAt } from '@/domain/text/text-limit'
import type { FieldErrors } from './field-errors'
import type { Check, Checked, useForm } from './use-form'

type SchemaCheck<S extends v.GenericSchema<object, unknown>> = Check<
  v.InferInput<S>,
  v.InferOutput<S>,
  keyof v.InferInput<S> & string
>

/** Takes each field's first message, in form order; `say` translates it. */
export const checkSchema = <S extends v.GenericSchema<object, unknown>>(
  schema: S,
  say: (issue: v.BaseIssue<unknown>) => string = ({ message }) => message,
): SchemaCheck<S> =>
  withLimits(schema, (form) => {
    const parsed = v.safeParse(schema, form)
    if (parsed.success) return { ok: true, output: parsed.output }
    return { ok: false, errors: firstMessages(parsed.issues, Object.keys(form), say) }
  })

/** Checks a schema, and a rule across some of its fields once those fields are valid, so that everything is reported at once. */
export const checkSchemaAnd = <S extends v.GenericSchema<object, unknown>, F extends keyof v.InferOutput<S> & string>(
  schema: S,
  fields: readonly F[],
  problemsOf: (
    right: Pick<v.InferOutput<S>, F>,
    typed: v.InferInput<S>,
  ) => readonly ({ field: F; message: string } | null)[],
): SchemaCheck<S> => {
  const check = checkSchema(schema)
  return withLimits(schema, (form) => {
    const checked = check(form)
    const errors: FieldErrors = checked.ok ? {} : checked.errors
    const isRight = (field: string) => Object.keys(errors).every((at) => at.split('.')[0] !== field)
    if (!fields.every(isRight)) return checked
    const problems = problemsOf(v.safeParse(schema, form).output as Pick<v.InferOutput<S>, F>, form).filter(
      (each) => each !== null,
    )
    if (problems.length === 0) return checked
    return {
      ok: false,
      errors: inOrder(
        { ...errors, ...Object.fromEntries(problems.map(({ field, message }) => [field, message])) },
        Object.keys(form),
      ),
    }
  })
}

const withLimits = <S extends v.GenericSchema, Form, Output, Field extends string>(
  schema: S,
  check: (form: Form) => Checked<Output, Field>,
): Check<Form, Output, Field> => Object.assign(check, { limitAt: (place: string) => limitAt(schema, place) })

export type FormOf<S extends v.GenericSchema<object, unknown>> = ReturnType<
  typeof useForm<v.InferInput<S>, v.InferOutput<S>, keyof v.InferInput<S> & string>
>

const firstMessages = (
  issues: readonly v.BaseIssue<unknown>[],
  fields: readonly string[],
  say: (issue: v.BaseIssue<unknown>) => string,
): FieldErrors => {
  const messages: FieldErrors = {}
  for (const issue of issues) messages[v.getDotPath(issue) ?? ''] ??= say(issue)
  return inOrder(messages, fields)
}

const inOrder = (messages: FieldErrors, fields: readonly string[]): FieldErrors => {
  const place = (at: string) => fields.indexOf(at.split('.')[0] ?? at)
  return Object.fromEntries(Object.entries(messages).toSorted(([a], [b]) => place(a) - place(b)))
}
