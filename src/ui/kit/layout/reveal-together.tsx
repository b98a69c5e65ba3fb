import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { useIsLoading } from '../behavior/when-idle'
import { VisuallyHidden } from './visually-hidden'

/** The longest that nothing is shown, ms; after that, the content shows what is coming. */
const AT_MOST = 400

/** What a page has waited for once. Opened again with what the router kept of it, it is drawn at once, and its place on the page is found. */
const waitedFor = new WeakSet<Promise<unknown>>()

type Props = {
  /** The first answers on their way; undefined where nothing is waited for. */
  until: Promise<unknown> | undefined
  /** What is loading, for screen readers. */
  loading: string
  children: ReactNode
}

/**
 * Content that is drawn once, with its first answers, if they come in a moment: skeletons would only be there to be replaced, and drawing
 * them would keep the answers waiting.
 */
export const RevealTogether = ({ until, loading, children }: Props) => {
  const [isHeld, setHeld] = useState(until !== undefined && !waitedFor.has(until))
  useEffect(() => {
    // In slices, so that the page answers while all of its content is being drawn.
    const show = () => startTransition(() => setHeld(false))
    if (until === undefined) return show()
    waitedFor.add(until)
    const timer = setTimeout(show, AT_MOST)
    until.then(show, show)
    return () => clearTimeout(timer)
  }, [until])
  return isHeld ? <Held>{loading}</Held> : children
}

const Held = ({ children }: { children: string }) => {
  useIsLoading()
  return <VisuallyHidden role="status">{children}</VisuallyHidden>
}
