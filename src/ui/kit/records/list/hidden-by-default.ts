import type { FilterValues, ListQuery, Records } from '../actions/definition'

/** The matching records that are hidden only by default; 0 once the filters decide it. */
export const countHidden = <R>(
  { narrow, hiddenByDefault }: Pick<Records<R>, 'narrow' | 'hiddenByDefault'>,
  records: readonly R[],
  query: ListQuery<FilterValues>,
): number => {
  if (!hiddenByDefault || Object.keys(hiddenByDefault.show).some((filter) => query[filter])) return 0
  return narrow(records, { ...query, ...hiddenByDefault.show }).length
}
