import { describe, expect, it } from 'vitest'
import { bothReady } from '@/ui/kit/feedback/loadable'
import { loadable, pageable } from './loadable'

const FAILURE = { message: 'No connection', status: 0, details: null }

const queryWith = <T>(
  data: T | undefined,
  error: Error | null,
  ends: { isFetching?: boolean; isError?: boolean } = {},
) => {
  const { isFetching = false, isError = false } = ends
  const requests: string[] = []
  const ask = (what: string) => async () => {
    requests.push(what)
    return { isError }
  }
  return { asked: requests, query: { data, error, isFetching, refetch: ask('refetch'), fetchNextPage: ask('next') } }
}

describe('a query as screens take it', () => {
  it('is loading, then ready, and stays ready while reading it again fails', () => {
    expect(loadable(queryWith(undefined, null).query)).toEqual({ state: 'loading' })
    expect(loadable(queryWith('jobs', null).query)).toEqual({ state: 'ready', value: 'jobs' })
    expect(loadable(queryWith('jobs', new Error('No')).query)).toEqual({ state: 'ready', value: 'jobs' })
  })

  it('that failed carries its retry', () => {
    const { query, asked } = queryWith(undefined, Object.assign(new Error(), FAILURE))
    const failed = loadable(query)
    expect(failed).toEqual({ state: 'failed', failure: query.error, retry: expect.any(Function) })
    if (failed.state === 'failed') failed.retry()
    expect(asked).toEqual(['refetch'])
  })

  it('that is retried asks again for what failed beside it, and for nothing that came', () => {
    const [jobs, crew, clients] = [
      queryWith(undefined, new Error('No')),
      queryWith(undefined, new Error('No')),
      queryWith([], null),
    ]
    const failed = loadable(jobs.query, crew.query, clients.query)
    if (failed.state === 'failed') failed.retry()
    expect([jobs.asked, crew.asked, clients.asked]).toEqual([['refetch'], ['refetch'], []])
  })

  it('that is retried asks once more for what was on its way beside it and failed then, and for nothing else', async () => {
    const failed = queryWith(undefined, new Error('No'))
    const failing = queryWith(undefined, null, { isFetching: true, isError: true })
    const coming = queryWith(undefined, null, { isFetching: true })
    const off = queryWith(undefined, null)
    const beside = [failing, coming, off].map(({ query }) => loadable(query))
    const all = beside.reduce((before, next) => bothReady(before, next, () => null), loadable<unknown>(failed.query))
    if (all.state === 'failed') all.retry()
    await Promise.resolve()
    expect([failed, failing, coming, off].map(({ asked }) => asked.length)).toEqual([1, 2, 1, 0])
  })
})

describe('an endless query as screens take it', () => {
  const pages = { pages: [{ facts: [3, 2] }, { facts: [1] }], pageParams: [null, 2] }
  const factsOf = ({ facts }: { facts: number[] }) => facts

  it('has the items of all pages, and the way to the next', () => {
    const { query, asked } = queryWith(pages, null)
    const { items, onMore, loadingMore } = pageable({ ...query, hasNextPage: true, isFetchingNextPage: true }, factsOf)
    expect([items, loadingMore]).toEqual([{ state: 'ready', value: [3, 2, 1] }, true])
    onMore?.()
    expect(asked).toEqual(['next'])
  })

  it('has no way further on its last page', () => {
    const { query } = queryWith(pages, null)
    expect(pageable({ ...query, hasNextPage: false, isFetchingNextPage: false }, factsOf)).toEqual({
      items: { state: 'ready', value: [3, 2, 1] },
      onMore: undefined,
      loadingMore: false,
    })
  })
})
