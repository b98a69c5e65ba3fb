import { mayEditPrices } from '@/domain/catalog/permissions'
import type { Actor } from '@/domain/permissions/actor'
import { damagedRows, hiddenFrom } from '../core/history/subjects'
import type { Reader, RowOf, TableName } from '../core/log/rows'
import type { Store } from '../core/log/store'
import { invalid, Refusal } from '../core/write/refusal'

/** The row, if its area finds nothing wrong with it. @throws Refusal 422 at the field */
export const checked = <R>(
  row: R,
  problemOf: (row: R, store: Reader) => { path: string; message: string } | null,
  store: Store,
): R => {
  const problem = problemOf(row, store)
  if (problem) throw invalid(problem.path, problem.message)
  return row
}

/** Prices are set by those who may alone (PERM-17). @throws Refusal 403 where someone else sends one; `prices` are its fields */
export const checkPricing = (actor: Actor, body: object, prices: object): void => {
  const sendsPrice = Object.keys(prices).some((field) => field in body)
  if (sendsPrice && !mayEditPrices(actor)) throw new Refusal(403, 'Your role can’t edit prices.')
}

/** A row as someone sees it: prices and stock are for those whose role shows them. */
export const seenBy =
  <T extends TableName>(table: T) =>
  ({ actor }: { actor: Actor }, store: Store) =>
  (row: RowOf<T>): RowOf<T> => ({ ...row, ...hiddenFrom(table, row, actor, store) })

/** The items of a list with those that can't be read, as they are: their reader says that they are damaged, and keeps the others. */
export const withDamaged = <Item>(table: TableName, items: readonly Item[], actor: Actor, store: Store): Item[] => [
  ...items,
  ...(damagedRows(table, actor, store) as readonly unknown[] as readonly Item[]),
]
