import type { Asked, FilterValues, Records } from '../actions/definition'

/** How many records match the filters and are missing only because their kind is kept back; 0 once the filters decide that themselves. */
export const countKeptBack = <R>(
  { narrow, keptBack }: Pick<Records<R>, 'narrow' | 'keptBack'>,
  records: readonly R[],
  asked: Asked<FilterValues>,
): number => {
  if (!keptBack || Object.keys(keptBack.show).some((filter) => asked[filter])) return 0
  return narrow(records, { ...asked, ...keptBack.show }).length
}
