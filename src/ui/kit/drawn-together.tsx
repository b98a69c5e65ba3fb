import { type ReactNode, useEffect, useState } from 'react'
import { VisuallyHidden } from './visually-hidden'
import { useIsLoading } from './when-idle'

/** The longest that nothing is shown, ms; after that, the content shows what is coming. */
const AT_MOST = 400

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
export const DrawnTogether = ({ until, loading, children }: Props) => {
  // A page that is loaded again waits for the same answers, and no longer.
  const [first] = useState(until)
  const [isHeld, setHeld] = useState(first !== undefined)
  useEffect(() => {
    if (first === undefined) return
    const show = () => setHeld(false)
    const timer = setTimeout(show, AT_MOST)
    first.then(show, show)
    return () => clearTimeout(timer)
  }, [first])
  return isHeld ? <Held>{loading}</Held> : children
}

const Held = ({ children }: { children: string }) => {
  useIsLoading()
  return <VisuallyHidden role="status">{children}</VisuallyHidden>
}
