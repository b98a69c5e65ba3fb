import { useCallback } from 'react'
import { Banner } from '@/ui/kit/feedback/banner'
import type { Loadable } from '@/ui/kit/feedback/loadable'
import { Loaded } from '@/ui/kit/feedback/loaded'
import { SkeletonLines } from '@/ui/kit/feedback/skeleton'

/** Renders into an element and returns a cleanup; `onReady` reports if the form can be submitted. */
export type DrawCardForm = (element: HTMLElement, onReady: (ready: boolean) => void) => () => void

type CardFormPlaceProps = {
  drawForm: Loadable<DrawCardForm>
  /** Must be stable, or the form is rendered again. */
  onReady: (ready: boolean) => void
}

/** Hosts the card provider's form, with a skeleton of its size. */
export const CardFormPlace = ({ drawForm, onReady }: CardFormPlaceProps) => (
  <Loaded
    of={drawForm}
    loading={<SkeletonLines count={6} label="Loading the card form…" />}
    failed={({ failure, retry }) => (
      <Banner kind="error" detail={failure.message} onRetry={retry}>
        The card form could not be loaded. Please try again.
      </Banner>
    )}
  >
    {(draw) => <Drawn draw={draw} onReady={onReady} />}
  </Loaded>
)

const Drawn = ({ draw, onReady }: { draw: DrawCardForm; onReady: (ready: boolean) => void }) => {
  const place = useCallback(
    (element: HTMLDivElement | null) => (element ? draw(element, onReady) : undefined),
    [draw, onReady],
  )
  return <div ref={place} />
}
