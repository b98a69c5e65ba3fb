import { defaultParseSearch, defaultStringifySearch } from '@tanstack/react-router'
import * as v from 'valibot'
import { addressText } from '@/ui/kit/actions/address-text'
import type { RecordSort } from './sort'

type Repaired<S extends v.GenericSchema> = v.SchemaWithFallback<v.OptionalSchema<S, undefined>, undefined>

/** Treats a malformed parameter as absent. */
const repaired = <S extends v.GenericSchema>(schema: S) =>
  v.fallback(v.optional(schema), undefined) as unknown as Repaired<S>

const repairedAll = <F extends Record<string, v.GenericSchema>>(schemas: F) =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, repaired(schema)])) as {
    [Name in keyof F]: Repaired<F[Name]>
  }

/** The first value is the default. */
export const oneOf = <const Words extends readonly [string, ...string[]]>(words: Words) => {
  const first: Words[number] = words[0]
  return v.optional(v.fallback(v.picklist(words), first), first)
}

export const openOrNot = v.optional(v.fallback(v.boolean(), false), false)

export const openRecord = repaired(v.pipe(v.number(), v.integer(), v.minValue(1)))

/** The position that an open record is viewed at; defaults to now. */
export const openAsOf = repaired(v.pipe(v.number(), v.integer(), v.minValue(0)))

/** Maps between a list's URL and its saved views; `Search` is the parsed URL. */
export type ListUrl<Column extends string, Search> = {
  columns: readonly [Column, ...Column[]]
  /** The hidden columns; null leaves them to the user's preference. */
  hiddenIn(search: { hide?: string | undefined }): Column[] | null
  /** The URL for hiding exactly these columns. */
  hiding(hidden: readonly Column[]): Partial<Search>
  /** The part of a URL that a saved view stores, in a canonical form. */
  viewOf(search: object): string
  /** The URL of a saved view. Unreadable parts count as absent. */
  placeOf(query: string): Partial<Search>
  from(viewId: number): Partial<Search>
  /** The URL of the unfiltered list with the user's own columns. */
  whole: Partial<Search>
}

/** The value of `hide` for all columns, regardless of the user's preference. */
const NO_COLUMN = 'none'

/**
 * A list's URL state: search, sort order, filters, hidden columns, saved view, and `rest`. `schema` parses it; `defaults` are omitted.
 * `ways` are those of `rest` that a saved view also stores.
 */
export const listUrl = <
  const Columns extends readonly [string, ...string[]],
  Filters extends Record<string, v.GenericSchema>,
  Rest extends v.ObjectEntries,
>(
  columns: Columns,
  filters: Filters,
  rest: Rest,
  ways: readonly (keyof Rest & string)[] = [],
) => {
  type Column = Columns[number]
  const sorts = columns.flatMap((column: Column): RecordSort<Column>[] => [column, `-${column}`])
  const hiddenIn = (text: string): Column[] => columns.filter((column) => text.split(',').includes(column))
  const textOf = (hidden: readonly Column[]): string => hiddenIn(hidden.join()).join() || NO_COLUMN
  const schema = v.object({
    search: v.optional(v.fallback(addressText, ''), ''),
    sort: repaired(v.picklist(sorts)),
    hide: repaired(
      v.pipe(
        v.string(),
        v.check((text) => text === NO_COLUMN || hiddenIn(text).length > 0),
        v.transform((text) => textOf(hiddenIn(text))),
      ),
    ),
    saved: openRecord,
    ...repairedAll(filters),
    ...rest,
  })
  type Search = v.InferOutput<typeof schema>
  const unsaid = Object.entries(v.parse(schema, {})).filter(([, value]) => value !== undefined)
  const defaults = Object.fromEntries(unsaid) as Partial<Search>
  const paramNames: readonly string[] = ['search', ...Object.keys(filters), ...ways, 'sort', 'hide']
  const paramsOf = (search: object): [name: string, value: unknown][] =>
    paramNames.map((name) => [name, Reflect.get(search, name)])
  const patch = (entries: object) => entries as Partial<Search>
  const views: ListUrl<Column, Search> = {
    columns,
    hiddenIn: ({ hide }) => (hide === undefined ? null : hiddenIn(hide)),
    hiding: (hidden) => patch({ hide: textOf(hidden) }),
    viewOf(search) {
      const nonDefaults = paramsOf(search).filter(
        ([name, value]) => value !== undefined && value !== Reflect.get(defaults, name),
      )
      return defaultStringifySearch(Object.fromEntries(nonDefaults)).replace(/^\?/, '')
    },
    placeOf(query) {
      const read = v.parse(schema, defaultParseSearch(query))
      return patch(Object.fromEntries(paramsOf({ ...read, hide: read.hide ?? NO_COLUMN })))
    },
    from: (saved) => patch({ saved }),
    whole: patch({ ...Object.fromEntries(paramsOf(v.parse(schema, {}))), saved: undefined }),
  }
  return { schema, defaults, ...views }
}
