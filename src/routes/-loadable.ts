import type { InfiniteData, UseInfiniteQueryResult, UseQueryResult } from '@tanstack/react-query'
import { toFailure } from '@/domain/failure'
import { type Loadable, mapReady, type Pageable } from '@/ui/kit/loadable'

/** A query as screens take it: what was loaded stays on screen while it is loaded again, even if that fails. */
export const loadable = <T>({ data, error, refetch }: Read<UseQueryResult<T>>): Loadable<T> => {
  if (data !== undefined) return { state: 'ready', value: data }
  if (error === null) return { state: 'loading' }
  return { state: 'failed', failure: toFailure(error), retry: () => void refetch() }
}

type Read<Query extends UseQueryResult> = Pick<Query, 'data' | 'error'> & { refetch: () => Promise<unknown> }

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
