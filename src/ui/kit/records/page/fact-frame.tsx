import type { ReactNode } from 'react'
import type { Instant } from '@/domain/time/clock'
import { Button, type ButtonProps } from '@/ui/kit/actions/button'
import type { Pageable } from '@/ui/kit/feedback/loadable'
import { Loaded } from '@/ui/kit/feedback/loaded'

/** Facts as a list takes them, and what is shown while there are none. */
export type ListedFacts<F> = {
  /** Newest first. */
  facts: Pageable<F>
  loading: ReactNode
  /** What could not be loaded. */
  failed: string
  /** What is shown while nothing has happened. */
  empty: ReactNode
  now: Instant
  timeZone: string
}

type FactFrameProps<F> = Omit<ListedFacts<F>, 'now' | 'timeZone'> & { children: (items: readonly F[]) => ReactNode }

/** What every list of facts is in: a skeleton, the failure with Retry, or what is shown while nothing has happened. */
export const FactFrame = <F,>({ facts, loading, failed, empty, children }: FactFrameProps<F>) => (
  <Loaded of={facts.items} loading={loading} failed={failed} empty={(items) => items.length === 0 && empty}>
    {children}
  </Loaded>
)

/** Loads the next page of facts; nothing on the last one. */
export const MoreFacts = <F,>({ of: { onMore, loadingMore }, ...rest }: ButtonProps & { of: Pageable<F> }) =>
  onMore && (
    <Button _print={{ display: 'none' }} loading={loadingMore} loadingLabel="Loading…" onClick={onMore} {...rest}>
      Load more
    </Button>
  )
