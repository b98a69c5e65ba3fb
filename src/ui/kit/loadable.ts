import type { Failure } from '@/domain/failure'

/** Something a screen shows that comes from elsewhere. `ready` stays `ready` while it is read again. */
export type Loadable<T> = { state: 'loading' } | { state: 'failed'; failure: Failure } | { state: 'ready'; value: T }
