import { defaultParseSearch, defaultStringifySearch } from '@tanstack/react-router'
import * as v from 'valibot'
import { addressText } from '@/ui/kit/actions/address-text'
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

/** What a list's address and the views that are saved of it have to do with each other; `Search` is the address as it is read. */
export type ListUrl<Column extends string, Search> = {
  columns: readonly [Column, ...Column[]]
  /** The columns that an address hides; null where it leaves that to the person. */
  hiddenIn(search: { hide?: string | undefined }): Column[] | null
  /** What an address says to hide just these columns. */
  hiding(hidden: readonly Column[]): Partial<Search>
  /** What a saved view keeps of an address, in the form of one: the same content has the same text. */
  viewOf(search: object): string
  /** What an address says to show a saved view. Unreadable parts count as left out, as in an address. */
  placeOf(query: string): Partial<Search>
  /** What an address says when it came from a saved view. */
  from(viewId: number): Partial<Search>
  /** What an address says to show the whole list, in the person's own columns. */
  whole: Partial<Search>
}

/** What `hide` says where every column shows, whatever the person has switched off. */
const NO_COLUMN = 'none'

/**
 * A list's place in the URL: search, sort, the area's filters, the columns that are hidden there, the saved view it came from, and what
 * else the area keeps there. `schema` reads it, `defaults` are left out of the address. `ways` are
 * those of `rest` that say how the list is seen: a saved view keeps them too.
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
