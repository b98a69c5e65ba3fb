import * as v from 'valibot'
import { addressText } from '../address-text'
import type { RecordSort } from './sort'

type Repaired<S extends v.GenericSchema> = v.SchemaWithFallback<v.OptionalSchema<S, undefined>, undefined>

/** Repairs what can't be read: a malformed parameter is as good as none. */
const repaired = <S extends v.GenericSchema>(schema: S) =>
  v.fallback(v.optional(schema), undefined) as unknown as Repaired<S>

const repairedAll = <F extends Record<string, v.GenericSchema>>(schemas: F) =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, repaired(schema)])) as {
    [Name in keyof F]: Repaired<F[Name]>
  }

/** One of a few words; the first goes without saying. */
export const oneOf = <const Words extends readonly [string, ...string[]]>(words: Words) => {
  const first: Words[number] = words[0]
  return v.optional(v.fallback(v.picklist(words), first), first)
}

/** Something that is open or not; closed goes without saying. */
export const openOrNot = v.optional(v.fallback(v.boolean(), false), false)

/** The record whose details are open. */
export const openRecord = repaired(v.pipe(v.number(), v.integer(), v.minValue(1)))

/** The moment of its past that an open record is shown at; now goes without saying. */
export const openAsOf = repaired(v.pipe(v.number(), v.integer(), v.minValue(0)))

/**
 * A list's place in the URL: search, sort, the area's filters, and what else it keeps there. `schema` reads it, `defaults` is what
 * stays out of the address because it goes without saying.
 */
export const listUrl = <
  Column extends string,
  Filters extends Record<string, v.GenericSchema>,
  Rest extends v.ObjectEntries,
>(
  columns: readonly Column[],
  filters: Filters,
  rest: Rest,
) => {
  const sorts = columns.flatMap((column): RecordSort<Column>[] => [column, `-${column}`])
  const schema = v.object({
    search: v.optional(v.fallback(addressText, ''), ''),
    sort: repaired(v.picklist(sorts)),
    ...repairedAll(filters),
    ...rest,
  })
  const unsaid = Object.entries(v.parse(schema, {})).filter(([, value]) => value !== undefined)
  return { schema, defaults: Object.fromEntries(unsaid) as Partial<v.InferOutput<typeof schema>> }
}
