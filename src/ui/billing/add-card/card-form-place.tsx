import { useCallback } from 'react'
import { Banner } from '@/ui/kit/banner'
import type { Loadable } from '@/ui/kit/loadable'
import { SkeletonLines } from '@/ui/kit/skeleton'

/** Draws a form into an element and returns the way to take it down; `onReady` is told whether it can be submitted. */
export type DrawCardForm = (element: HTMLElement, onReady: (ready: boolean) => void) => () => void

type CardFormPlaceProps = {
  drawForm: Loadable<DrawCardForm>
  onRetry: () => void
  /** Has to stay the same function, or the form would be drawn anew. */
  onReady: (ready: boolean) => void
}

/** Where the card provider draws its form; until it is there, lines in its size. */
export const CardFormPlace = ({ drawForm, onRetry, onReady }: CardFormPlaceProps) => {
  if (drawForm.state === 'loading') return <SkeletonLines count={6} label="Loading the card form…" />
  if (drawForm.state === 'failed')
    return (
      <Banner kind="error" detail={drawForm.failure.message} onRetry={onRetry}>
        The card form could not be loaded. Please try again.
      </Banner>
    )
  return <Drawn draw={drawForm.value} onReady={onReady} />
}

const Drawn = ({ draw, onReady }: { draw: DrawCardForm; onReady: (ready: boolean) => void }) => {
  const place = useCallback(
    (element: HTMLDivElement | null) => (element ? draw(element, onReady) : undefined),
    [draw, onReady],
  )
  return <div ref={place} />
}
