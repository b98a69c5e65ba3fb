import type { InfiniteData, UseInfiniteQueryResult, UseQueryResult } from '@tanstack/react-query'
import { toFailure } from '@/domain/failure'
import { type Loadable, mapReady, type Pageable } from '@/ui/kit/loadable'

/**
 * A query as screens take it: what was loaded stays on screen while it is loaded again, even if that fails. Its retry loads again what
 * failed `beside` it on the page too.
 */
export const loadable = <T>(query: Read<UseQueryResult<T>>, ...beside: readonly Asked[]): Loadable<T> => {
  const { data, error } = query
  if (data !== undefined) return { state: 'ready', value: data }
  if (error === null) return { state: 'loading' }
  const retry = () => {
    for (const asked of [query, ...beside]) if (asked.error !== null) void asked.refetch()
  }
  return { state: 'failed', failure: toFailure(error), retry }
}

type Asked = Pick<UseQueryResult, 'error'> & { refetch: () => Promise<unknown> }
type Read<Query extends UseQueryResult> = Pick<Query, 'data'> & Asked

type Pages<Page> = Pick<
  UseInfiniteQueryResult<InfiniteData<Page>>,
  'data' | 'error' | 'hasNextPage' | 'isFetchingNextPage'
> & { refetch: () => Promise<unknown>; fetchNextPage: () => Promise<unknown> }

/** An endless query as screens take it; `itemsOf` reads a page. */
export const pageable = <Page, Item>(query: Pages<Page>, itemsOf: (page: Page) => readonly Item[]): Pageable<Item> => ({
  items: mapReady(loadable<InfiniteData<Page>>(query), ({ pages }) => pages.flatMap(itemsOf)),
  onMore: query.hasNextPage ? () => void query.fetchNextPage() : undefined,
  loadingMore: query.isFetchingNextPage,
})
