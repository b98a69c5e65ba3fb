import * as v from 'valibot'
import type { FieldSet, FormName, FormOf } from '@/domain/fields/field'
import { CheckboxField } from '@/ui/kit/fields/checkbox-field'
import { SelectField, type SelectOption } from '@/ui/kit/fields/select-field'
import { TextAreaField } from '@/ui/kit/fields/text-area-field'
import { TextField } from '@/ui/kit/fields/text-field'
import type { Bound, useForm } from '@/ui/kit/forms/use-form'
import { type Book, wordsIn } from './book'

/** The part of a record's form that a field is bound to. */
export type FieldForm<F extends FieldSet> = {
  form: FormOf<F>
  text(name: never): Bound
  choice(name: never, values: readonly never[]): Bound
  flag(name: never): ReturnType<ReturnType<typeof useForm>['flag']>
}

type Props<F extends FieldSet> = {
  form: FieldForm<F>
  name: FormName<F>
  hint?: string
  placeholder?: string
  /** Lines of a longer text. */
  rows?: number
  /** Records that a key chooses from. */
  options?: readonly SelectOption[]
  /** By default as the field alone may be; a rule between fields may ask for more. */
  optional?: boolean
}

/** True where an empty text is right. */
const isOptional = <F extends FieldSet>(fields: F, name: string): boolean => {
  const field = fields[name]
  return field !== undefined && 'form' in field && v.is(field.form(), '')
}

/** The field component of a record: label, control and choices by the kind of each field. Bound once a file. */
export const fieldOf =
  <F extends FieldSet>(book: Book<F>) =>
  ({ form, name, rows, options = [], optional = isOptional(book.fields, name), ...control }: Props<F>) => {
    const field = book.fields[name]
    const { label, of = String } = wordsIn(book, name)
    switch (field?.kind) {
      case 'flag':
        return <CheckboxField label={label} {...control} {...form.flag(name as never)} />
      case 'word': {
        const choices = (field.values ?? []).map((value) => ({ value, label: of(value) }))
        return (
          <SelectField
            label={label}
            options={choices}
            {...control}
            {...form.choice(name as never, (field.values ?? []) as never)}
          />
        )
      }
      case 'key':
      case 'optional_key':
        return (
          <SelectField label={label} optional={optional} options={options} {...control} {...form.text(name as never)} />
        )
      case 'text':
      case 'moment':
      case undefined: {
        const shared = { label, optional, ...control, ...form.text(name as never) }
        return rows === undefined ? (
          <TextField autoComplete="off" {...shared} />
        ) : (
          <TextAreaField rows={rows} {...shared} />
        )
      }
    }
  }
