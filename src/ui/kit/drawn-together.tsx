import { type ReactNode, useEffect, useState } from 'react'
import { VisuallyHidden } from './visually-hidden'
import { useIsLoading } from './when-idle'

/** As long as nothing is shown at most, ms: anyone who waits longer is shown what is coming. */
const AT_MOST = 400

type Props = {
  /** The first answers on their way; undefined where nothing is waited for. */
  until: Promise<unknown> | undefined
  /** What is loading, for screen readers. */
  loading: string
  children: ReactNode
}

/**
 * Content that is drawn once, with its first answers, where these come in a moment: skeletons would only be there to be replaced, and drawing
 * them would keep the answers waiting.
 */
export const DrawnTogether = ({ until, loading, children }: Props) => {
  const [isHeld, setHeld] = useState(until !== undefined)
  useEffect(() => {
    if (until === undefined) return
    const show = () => setHeld(false)
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
