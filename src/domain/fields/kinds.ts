import * as v from 'valibot'
import { exactText, id, moment } from '../text/field'
import { filledText, text as trimmedText } from '../text/typed-text'
import type { FormField, OwnField, Reads } from './field'

/** A pattern and the message for a text that doesn't fit it. */
type Fits = readonly [RegExp, string]

const same = <Value>(value: Value): Value => value

const textField = (schema: Reads<string>): FormField<'text', string, string> => ({
  kind: 'text',
  row: schema,
  form: () => schema,
  empty: '',
  typed: same,
})

/** Text that may be empty. */
export const text = (max: number) => textField(trimmedText(max))

/** Text that can't be empty. */
export const filled = (max: number, message: string, fits?: Fits) => {
  const schema = filledText(max, message)
  return textField(fits ? v.pipe(schema, v.regex(fits[0], fits[1])) : schema)
}

export const flag = (empty = false): FormField<'flag', boolean, boolean> => {
  const schema = v.boolean()
  return { kind: 'flag', row: schema, form: () => schema, empty, typed: same }
}

/** One word of a vocabulary. A form begins with `start`. */
export const word = <const Values extends readonly string[]>(
  values: Values,
  start: NoInfer<Values[number]>,
): FormField<'word', Values[number], Values[number]> => {
  const schema = v.picklist(values)
  return { kind: 'word', row: schema, form: () => schema, empty: start, typed: same, values }
}

/** Id of another record; in the form, a select's value. */
export const key = (message: string): FormField<'key', number, string> => ({
  kind: 'key',
  row: id,
  form: () => v.pipe(v.string(), v.nonEmpty(message), v.transform(Number), id),
  empty: '',
  typed: String,
})

/** Like `key`, or none. */
export const optionalKey = (): FormField<'optional_key', number | null, string> => ({
  kind: 'optional_key',
  row: v.nullable(id),
  form: () =>
    v.pipe(
      v.string(),
      v.transform((chosen) => (chosen === '' ? null : Number(chosen))),
      v.nullable(id),
    ),
  empty: '',
  typed: (value) => (value === null ? '' : String(value)),
})

/** Fields that the back end alone sets. */
export const own = {
  key: (): OwnField<'key', number> => ({ kind: 'key', row: id }),
  text: (max: number, fits?: Fits): OwnField<'text', string> => {
    const schema = exactText(max)
    return { kind: 'text', row: fits ? v.pipe(schema, v.regex(fits[0], fits[1])) : schema }
  },
  word: <const Values extends readonly string[]>(values: Values): OwnField<'word', Values[number]> => ({
    kind: 'word',
    row: v.picklist(values),
    values,
  }),
  /** Null before it happens. */
  moment: (): OwnField<'moment', number | null> => ({ kind: 'moment', row: v.nullable(moment) }),
}
