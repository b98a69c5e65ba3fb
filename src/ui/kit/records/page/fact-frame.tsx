import type { ReactNode } from 'react'
import type { Instant } from '@/domain/time/clock'
import { Button, type ButtonProps } from '@/ui/kit/actions/button'
import type { Pageable } from '@/ui/kit/feedback/loadable'
import { Loaded } from '@/ui/kit/feedback/loaded'

export type ListedFacts<F> = {
  /** Newest first. */
  facts: Pageable<F>
  loading: ReactNode
  failed: string
  empty: ReactNode
  now: Instant
  timeZone: string
}

type FactFrameProps<F> = Omit<ListedFacts<F>, 'now' | 'timeZone'> & { children: (items: readonly F[]) => ReactNode }

export const FactFrame = <F,>({ facts, loading, failed, empty, children }: FactFrameProps<F>) => (
  <Loaded of={facts.items} loading={loading} failed={failed} empty={(items) => items.length === 0 && empty}>
    {children}
  </Loaded>
)

export const MoreFacts = <F,>({ of: { onMore, loadingMore }, ...rest }: ButtonProps & { of: Pageable<F> }) =>
  onMore && (
    <Button _print={{ display: 'none' }} loading={loadingMore} loadingLabel="Loading…" onClick={onMore} {...rest}>
      Load more
    </Button>
  )
