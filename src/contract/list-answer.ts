import * as v from 'valibot'
import { sharingValues } from '@/domain/record/shared-values'
import { readable } from '@/domain/text/wording'

/** An unreadable list record: the number in its id (`17`, `in_17`; 0 without one), and the reason for people. */
export type Damaged = { id: number; reason: string }

const rowSchema = v.object({ id: v.union([v.number(), v.string()]) })

const idOf = (row: unknown): number => {
  const parsed = v.safeParse(rowSchema, row)
  const id = parsed.success ? Number(/\d+$/.exec(String(parsed.output.id))?.[0]) : 0
  return Number.isSafeInteger(id) ? id : 0
}

/** "Estimated cost can't be read." */
const reasonOf = (issue: v.BaseIssue<unknown>): string =>
  `${readable(String(issue.path?.[0]?.key ?? 'this record'))} can't be read.`

const anything = v.array(v.unknown())

const isRecord = (item: unknown): item is object => typeof item === 'object' && item !== null

/**
 * Copies the record, because JavaScript engines store objects of more than a dozen fields that schemas assemble field by field as hash
 * tables: thousands of them take three times the memory and read slower.
 */
const packed = <Item extends object>(item: Item): Item => ({ ...item })

const sorted = <Item extends v.GenericSchema>(item: Item, rows: readonly unknown[]) => {
  const items: v.InferOutput<Item>[] = []
  const damaged: Damaged[] = []
  const withSharedValues = sharingValues()
  for (const row of rows) {
    const parsed = v.safeParse(item, row)
    if (parsed.success) items.push(isRecord(parsed.output) ? withSharedValues(packed(parsed.output)) : parsed.output)
    else damaged.push({ id: idOf(row), reason: reasonOf(parsed.issues[0]) })
  }
  return { items, damaged }
}

type Wire<Name extends string, Item extends v.GenericSchema, Rest extends v.ObjectEntries> = Record<
  Name,
  v.InferInput<Item>[]
> &
  v.InferInput<v.ObjectSchema<Rest, undefined>>
type Read<Name extends string, Item extends v.GenericSchema, Rest extends v.ObjectEntries> = Record<
  Name,
  v.InferOutput<Item>[]
> & { damaged: Damaged[] } & v.InferOutput<v.ObjectSchema<Rest, undefined>>

/** Reads the list under `name` item by item: unreadable items go to `damaged` instead of failing the list. */
export const listAnswer = <
  const Name extends string,
  const Item extends v.GenericSchema,
  const Rest extends v.ObjectEntries = Record<never, never>,
>(
  name: Name,
  item: Item,
  rest?: Rest,
) => {
  /** Declares an array of `item` for the published contract but accepts any array when reading. */
  const rows: v.GenericSchema = { ...v.array(item), '~run': (dataset, config) => anything['~run'](dataset, config) }
  return v.pipe(
    v.object({ [name]: rows, ...rest }),
    v.transform((answer: Record<string, unknown>) => {
      const { items, damaged } = sorted(item, answer[name] as unknown[])
      return { ...answer, [name]: items, damaged }
    }),
  ) as unknown as v.GenericSchema<Wire<Name, Item, Rest>, Read<Name, Item, Rest>>
}
