import type { InfiniteData, UseInfiniteQueryResult, UseQueryResult } from '@tanstack/react-query'
import { toFailure } from '@/domain/record/failure'
import { type Loadable, mapReady, type Pageable } from '@/ui/kit/feedback/loadable'

/**
 * Converts a query for screens: loaded data stays while it is refetched, even if that fails. Retrying also refetches failed queries in
 * `beside`, and running ones if they fail, so that one click is enough.
 */
export const loadable = <T>(query: Read<UseQueryResult<T>>, ...beside: readonly RefetchableQuery[]): Loadable<T> => {
  const { data, error } = query
  if (data !== undefined) return { state: 'ready', value: data }
  const retry = () => {
    for (const target of [query, ...beside]) void askAgain(target)
  }
  if (error !== null) return { state: 'failed', failure: toFailure(error), retry }
  return query.isFetching ? { state: 'loading', retry } : { state: 'loading' }
}

/** Refetches a failed query. A running fetch is awaited, because refetching would not start a new one, and refetched if it fails. */
export const askAgain = async ({ error, isFetching, refetch }: RefetchableQuery): Promise<void> => {
  if (error === null && !isFetching) return
  const { isError } = await refetch()
  if (error === null && isError) await refetch()
}

export type RefetchableQuery = Pick<UseQueryResult, 'error' | 'isFetching'> & {
  refetch: () => Promise<{ isError: boolean }>
}
type Read<Query extends UseQueryResult> = Pick<Query, 'data'> & RefetchableQuery

type Pages<Page> = Pick<
  UseInfiniteQueryResult<InfiniteData<Page>>,
  'data' | 'error' | 'isFetching' | 'hasNextPage' | 'isFetchingNextPage'
> & { refetch: () => Promise<{ isError: boolean }>; fetchNextPage: () => Promise<unknown> }

export const pageable = <Page, Item>(query: Pages<Page>, itemsOf: (page: Page) => readonly Item[]): Pageable<Item> => ({
  items: mapReady(loadable<InfiniteData<Page>>(query), ({ pages }) => pages.flatMap(itemsOf)),
  onMore: query.hasNextPage ? () => void query.fetchNextPage() : undefined,
  loadingMore: query.isFetchingNextPage,
})
