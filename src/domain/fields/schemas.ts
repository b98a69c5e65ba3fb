import * as v from 'valibot'
import type { DraftOf, FieldSet, FormName, FormOf, Reads } from './field'

type Entries<F extends FieldSet> = { -readonly [Name in keyof F]: F[Name]['row'] }

/** What the back end stores. */
export const rowSchema = <F extends FieldSet>(fields: F): v.ObjectSchema<Entries<F>, undefined> => {
  const entries = Object.entries(fields).map(([name, { row }]) => [name, row])
  return v.object(Object.fromEntries(entries) as Entries<F>)
}

const formEntries = <Result>(fields: FieldSet, read: (field: FormPart, name: string) => Result): [string, Result][] =>
  Object.entries(fields).flatMap(([name, field]) => ('form' in field ? [[name, read(field, name)]] : []))

type FormPart = Extract<FieldSet[string], { form: unknown }>

type DraftEntries<F extends FieldSet> = {
  -readonly [Name in keyof F as Name extends FormName<F> ? Name : never]: F[Name]['row']
}

/** A draft as it travels: the fields that a person types, as the row holds them. */
export const draftSchema = <F extends FieldSet>(fields: F): v.ObjectSchema<DraftEntries<F>, undefined> =>
  v.object(Object.fromEntries(formEntries(fields, ({ row }) => row)) as DraftEntries<F>)

/** What is typed in, and the draft that comes out. */
export const formSchema = <F extends FieldSet>(fields: F): Reads<FormOf<F>, DraftOf<F>> =>
  v.object(Object.fromEntries(formEntries(fields, ({ form }) => form()))) as unknown as Reads<FormOf<F>, DraftOf<F>>

export const emptyForm = <F extends FieldSet>(fields: F): FormOf<F> =>
  Object.fromEntries(formEntries(fields, ({ empty }) => empty)) as FormOf<F>

/** A record as its form holds it. */
export const formFrom = <F extends FieldSet>(fields: F, record: DraftOf<NoInfer<F>>): FormOf<F> => {
  const values: Readonly<Record<string, unknown>> = record
  return Object.fromEntries(formEntries(fields, (field, name) => field.typed(values[name]))) as FormOf<F>
}
