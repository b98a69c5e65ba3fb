import type { Failure } from '@/domain/record/failure'

export type Failed = { state: 'failed'; failure: Failure; retry: () => void }

/**
 * Remote data of a screen. Stays `ready` during a refetch. A loading value can have a `retry`, for a user who presses Retry beside it in
 * the meantime.
 */
export type Loadable<T> = { state: 'loading'; retry?: () => void } | Failed | { state: 'ready'; value: T }

/** Maps the value once it is ready. */
export const mapReady = <A, B>(loadable: Loadable<A>, read: (value: A) => B): Loadable<B> =>
  loadable.state === 'ready' ? { state: 'ready', value: read(loadable.value) } : loadable

/** Combines two; fails with the first failure, and its retry also reloads the other if that is still loading. */
export const bothReady = <A, B, C>(a: Loadable<A>, b: Loadable<B>, read: (a: A, b: B) => C): Loadable<C> => {
  if (a.state === 'ready') return mapReady(b, (value) => read(a.value, value))
  if (b.state === 'ready') return a
  const retry = () => {
    a.retry?.()
    b.retry?.()
  }
  if (a.state === 'failed') return { ...a, retry }
  return b.state === 'failed' ? { ...b, retry } : { state: 'loading', retry }
}

export type Pageable<T> = {
  /** The items of all loaded pages. */
  items: Loadable<readonly T[]>
  /** Absent on the last page. */
  onMore: (() => void) | undefined
  loadingMore: boolean
}
