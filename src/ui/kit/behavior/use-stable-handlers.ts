import { useLayoutEffect, useRef, useState } from 'react'

type Handlers = Record<string, (...args: never[]) => void>

/** The same functions at every render, doing what the latest ones do: memoised rows need not be drawn again for a new closure. */
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
