import type { UseQueryResult } from '@tanstack/react-query'
import { toFailure } from '@/domain/failure'
import type { Loadable } from '@/ui/kit/loadable'

/** A query as screens take it: what was loaded stays on screen while it is loaded again, even if that fails. */
export const loadable = <T>(query: Pick<UseQueryResult<T>, 'data' | 'error'>): Loadable<T> => {
  if (query.data !== undefined) return { state: 'ready', value: query.data }
  return query.error === null ? { state: 'loading' } : { state: 'failed', failure: toFailure(query.error) }
}
