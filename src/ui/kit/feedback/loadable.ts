import type { Failure } from '@/domain/record/failure'

/** Something that could not be loaded, with the way to load it again. */
export type Failed = { state: 'failed'; failure: Failure; retry: () => void }

/**
 * Something that a screen shows and that is loaded from elsewhere. `ready` stays `ready` while it is loaded again. A loading value may have a
 * `retry`, in case it fails: for someone who presses Retry beside it in the meantime.
 */
export type Loadable<T> = { state: 'loading'; retry?: () => void } | Failed | { state: 'ready'; value: T }

/** The same, read another way once it is ready. */
export const mapReady = <A, B>(loadable: Loadable<A>, read: (value: A) => B): Loadable<B> =>
  loadable.state === 'ready' ? { state: 'ready', value: read(loadable.value) } : loadable

/** Two of them read as one: it fails with the first that failed, and its retry loads again both, where one is still on its way too. */
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

/** A list that arrives a page at a time. */
export type Pageable<T> = {
  /** The items of all pages so far. */
  items: Loadable<readonly T[]>
  /** Loads the next page; absent on the last one. */
  onMore: (() => void) | undefined
  loadingMore: boolean
}
