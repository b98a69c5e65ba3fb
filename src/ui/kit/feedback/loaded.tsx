import type { ReactNode } from 'react'
import { isMissingCode } from '@/domain/record/failure'
import { Button } from '../actions/button'
import { useIsLoading } from '../behavior/when-idle'
import { EmptyState } from './empty-state'
import type { Failed, Loadable } from './loadable'

type Props<T> = {
  of: Loadable<T>
  loading: ReactNode
  /** The failure's text, shown with Retry; a function renders it differently. */
  failed: string | ((failed: Failed) => ReactNode)
  /** Returns nothing if there is content. */
  empty?: (value: T) => ReactNode
  children: (value: T) => ReactNode
}

export const Loaded = <T,>({ of, loading, failed, empty, children }: Props<T>): ReactNode => {
  switch (of.state) {
    case 'loading':
      return <Waiting>{loading}</Waiting>
    case 'failed':
      return typeof failed === 'string' ? <FailedState title={failed} {...of} /> : failed(of)
    case 'ready':
      return empty?.(of.value) || children(of.value)
  }
}

const Waiting = ({ children }: { children: ReactNode }) => {
  useIsLoading()
  return children
}

const FORBIDDEN = 403

/** No Retry for a forbidden resource. */
const FailedState = (failed: Failed & { title: string }) =>
  failed.failure.status === FORBIDDEN ? (
    <EmptyState kind="no-permission" title="You don't have permission to see this." hint={failed.failure.message} />
  ) : (
    <NotLoaded {...failed} />
  )

/**
 * Offers Retry, and a page reload if a script failed to load: some browsers request a script only once, and a new deployment no longer has
 * the old ones.
 */
export const NotLoaded = ({ title, failure, retry }: Failed & { title: string }) => (
  <EmptyState
    kind="failed"
    title={title}
    hint={failure.message}
    onRetry={retry}
    action={isMissingCode(failure) && <ReloadPage />}
  />
)

const ReloadPage = () => (
  <Button variant="ghost" onClick={() => window.location.reload()}>
    Reload Page
  </Button>
)
