import type { ReactNode } from 'react'
import { isMissingCode } from '@/domain/record/failure'
import { Button } from '../actions/button'
import { useIsLoading } from '../behavior/when-idle'
import { EmptyState } from './empty-state'
import type { Failed, Loadable } from './loadable'

type Props<T> = {
  of: Loadable<T>
  /** A skeleton in the layout of what is coming. */
  loading: ReactNode
  /** What could not be loaded, said in the place of the content with Retry; a function shows it another way. */
  failed: string | ((failed: Failed) => ReactNode)
  /** What is shown when there is no content: an `EmptyState`. Nothing when there is content. */
  empty?: (value: T) => ReactNode
  children: (value: T) => ReactNode
}

/** The one way to show something that has to be loaded: a skeleton, the failure with Retry, an empty state, or the content. */
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

/** No one gets further by asking again for what their role does not show. */
const FailedState = (failed: Failed & { title: string }) =>
  failed.failure.status === FORBIDDEN ? (
    <EmptyState kind="no-permission" title="You don't have permission to see this." hint={failed.failure.message} />
  ) : (
    <NotLoaded {...failed} />
  )

/**
 * What could not be loaded, with Retry. Where a script did not come, a reload of the page is offered too: some browsers ask for a script only
 * once, and a new deployment has none of the old ones.
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
