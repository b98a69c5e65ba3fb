import type { InfiniteData, UseInfiniteQueryResult, UseQueryResult } from '@tanstack/react-query'
import { toFailure } from '@/domain/record/failure'
import { type Loadable, mapReady, type Pageable } from '@/ui/kit/feedback/loadable'

/**
 * A query as screens take it: what was loaded stays on screen while it is loaded again, even if that fails. Its retry loads again what
 * failed `beside` it on the page too, and what is on its way there as soon as it fails: a person presses it once.
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

/** Loads what failed. What is on its way is waited for, since asking for it again begins nothing again, and loaded if it fails. */
export const askAgain = async ({ error, isFetching, refetch }: RefetchableQuery): Promise<void> => {
  if (error === null && !isFetching) return
  const { isError } = await refetch()
  if (error === null && isError) await refetch()
}

/** What can be asked for once more. */
export type RefetchableQuery = Pick<UseQueryResult, 'error' | 'isFetching'> & {
  refetch: () => Promise<{ isError: boolean }>
}
type Read<Query extends UseQueryResult> = Pick<Query, 'data'> & RefetchableQuery

type Pages<Page> = Pick<
  UseInfiniteQueryResult<InfiniteData<Page>>,
  'data' | 'error' | 'isFetching' | 'hasNextPage' | 'isFetchingNextPage'
> & { refetch: () => Promise<{ isError: boolean }>; fetchNextPage: () => Promise<unknown> }

/** An endless query as screens take it; `itemsOf` reads a page. */
export const pageable = <Page, Item>(query: Pages<Page>, itemsOf: (page: Page) => readonly Item[]): Pageable<Item> => ({
  items: mapReady(loadable<InfiniteData<Page>>(query), ({ pages }) => pages.flatMap(itemsOf)),
  onMore: query.hasNextPage ? () => void query.fetchNextPage() : undefined,
  loadingMore: query.isFetchingNextPage,
})
