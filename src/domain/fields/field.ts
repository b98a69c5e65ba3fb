import type * as v from 'valibot'

export type FieldKind = 'key' | 'optional_key' | 'text' | 'flag' | 'word' | 'moment'

/** A schema by what it reads and gives. Its steps are left out, which keeps hovers short and checking cheap. */
export type Reads<Input, Output = Input> = v.GenericSchema<Input, Output>

/** Set by the back end alone: in no form and in no input. */
export type OwnField<Kind extends FieldKind, Value> = {
  kind: Kind
  row: Reads<Value>
  /** Of a word: what it may be. */
  values?: readonly string[]
}

/** A person types it. `Typed` is what the form holds, `Value` what the row holds and what is sent. */
export type FormField<Kind extends FieldKind, Value, Typed> = OwnField<Kind, Value> & {
  /** Made when a form first needs it, so that no page makes all forms at its start. */
  form: () => Reads<Typed, Value>
  empty: Typed
  typed(value: Value): Typed
}

type AnyField = OwnField<FieldKind, unknown> | FormField<FieldKind, unknown, unknown>

/** The order is that of the row and of the GraphQL type. */
export type FieldSet = Readonly<Record<string, AnyField>>

/** Fields of a record, each written once. Words, GraphQL names and layout are elsewhere (ADR 49). */
export const fields = <F extends FieldSet>(set: F): F => set

type IfTyped<F extends FieldSet, Name extends keyof F> = F[Name] extends { form: unknown } ? Name : never

/** Names of the fields that a form holds. */
export type FormName<F extends FieldSet> = { [Name in keyof F]: IfTyped<F, Name> }[keyof F] & string

export type RowOf<F extends FieldSet> = { -readonly [Name in keyof F]: v.InferOutput<F[Name]['row']> }

export type FormOf<F extends FieldSet> = {
  -readonly [Name in keyof F as IfTyped<F, Name>]: F[Name] extends { empty: infer Typed } ? Typed : never
}

/** What a valid form sends. */
export type DraftOf<F extends FieldSet> = {
  -readonly [Name in keyof F as IfTyped<F, Name>]: v.InferOutput<F[Name]['row']>
}
