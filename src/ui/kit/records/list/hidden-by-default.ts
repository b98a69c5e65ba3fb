import type { FilterValues, ListQuery, Records } from '../actions/definition'

/** How many records match the filters and are missing only because their kind is kept back; 0 once the filters decide that themselves. */
export const countHidden = <R>(
  { narrow, hiddenByDefault }: Pick<Records<R>, 'narrow' | 'hiddenByDefault'>,
  records: readonly R[],
  query: ListQuery<FilterValues>,
): number => {
  if (!hiddenByDefault || Object.keys(hiddenByDefault.show).some((filter) => query[filter])) return 0
  return narrow(records, { ...query, ...hiddenByDefault.show }).length
}
