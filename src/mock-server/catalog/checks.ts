import { mayEditPrices } from '@/domain/catalog/permissions'
import type { Actor } from '@/domain/permissions/actor'
import { damagedRows, hiddenFrom } from '../core/history/subjects'
import type { Reader, RowOf, TableName } from '../core/log/rows'
import type { Store } from '../core/log/store'
import { invalid, Refusal } from '../core/write/refusal'

/** Throws a 422 Refusal at the field of a problem. */
export const checked = <R>(
  row: R,
  problemOf: (row: R, store: Reader) => { path: string; message: string } | null,
  store: Store,
): R => {
  const problem = problemOf(row, store)
  if (problem) throw invalid(problem.path, problem.message)
  return row
}

/** Only some roles set prices (PERM-17). Throws a 403 Refusal for anyone else; `prices` are the price fields. */
export const checkPricing = (actor: Actor, body: object, prices: object): void => {
  const sendsPrice = Object.keys(prices).some((field) => field in body)
  if (sendsPrice && !mayEditPrices(actor)) throw new Refusal(403, 'Your role can’t edit prices.')
}

export const seenBy =
  <T extends TableName>(table: T) =>
  ({ actor }: { actor: Actor }, store: Store) =>
  (row: RowOf<T>): RowOf<T> => ({ ...row, ...hiddenFrom(table, row, actor, store) })

/** Appends unreadable rows unchanged: the client marks them as damaged and keeps the others. */
export const withDamaged = <Item>(table: TableName, items: readonly Item[], actor: Actor, store: Store): Item[] => [
  ...items,
  ...(damagedRows(table, actor, store) as readonly unknown[] as readonly Item[]),
]
