import { useLayoutEffect, useRef, useState } from 'react'

type Handlers = Record<string, (...args: never[]) => void>

/** Stable functions that call the latest handlers, so that memoized rows don't render for a new closure. */
export const useStableHandlers = <H extends Handlers>(handlers: H): H => {
  const latest = useRef(handlers)
  useLayoutEffect(() => {
    latest.current = handlers
  })
  const [stable] = useState(
    () =>
      Object.fromEntries(
        Object.keys(handlers).map((name) => [name, (...args: never[]) => latest.current[name]?.(...args)]),
      ) as H,
  )
  return stable
}
