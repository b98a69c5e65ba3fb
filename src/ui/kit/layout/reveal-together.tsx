import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { useIsLoading } from '../behavior/when-idle'
import { VisuallyHidden } from './visually-hidden'

/** The longest wait before skeletons show, in ms. */
const AT_MOST = 400

/** Promises that a page waited for already. On a return visit it renders at once, so that the scroll position can be restored. */
const waitedFor = new WeakSet<Promise<unknown>>()

type Props = {
  /** The first responses; undefined to render immediately. */
  until: Promise<unknown> | undefined
  loading: string
  children: ReactNode
}

/**
 * Renders content once, with its first responses, if they arrive quickly: skeletons would be replaced at once, and rendering them would
 * delay the responses.
 */
export const RevealTogether = ({ until, loading, children }: Props) => {
  const [isHeld, setHeld] = useState(until !== undefined && !waitedFor.has(until))
  useEffect(() => {
    // In a transition, so that the page stays responsive during the render.
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
