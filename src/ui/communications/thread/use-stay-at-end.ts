import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/** In px; a person who is this close to the newest line stays with it. */
export const NEAR_END = 80

/** In ms after a wheel, touch, key, or press: what scrolls then was scrolled by the person. */
const OWN_SCROLL = 800

/** Keeps the newest line in view while lines are measured, come in, or the composer grows, until the person scrolls away. */
export const useStayAtEnd = (scroller: RefObject<HTMLDivElement | null>, startsAtEnd: boolean) => {
  const pinned = useRef(startsAtEnd)
  const movedAt = useRef(Number.NEGATIVE_INFINITY)
  const stay = () => {
    const { current } = scroller
    if (current && pinned.current) current.scrollTo({ top: current.scrollHeight, behavior: 'instant' })
  }
  useLayoutEffect(stay)
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads only refs
  useEffect(() => {
    const { current } = scroller
    if (!current) return
    const observer = new ResizeObserver(stay)
    observer.observe(current)
    return () => observer.disconnect()
  }, [])
  const move = () => {
    movedAt.current = performance.now()
  }
  return {
    isPinned: () => pinned.current,
    handlers: {
      onWheel: move,
      onTouchMove: move,
      onKeyDown: move,
      onPointerDown: move,
      onScroll() {
        const { current } = scroller
        if (!current || performance.now() - movedAt.current > OWN_SCROLL) return
        move()
        pinned.current = current.scrollHeight - current.scrollTop - current.clientHeight < NEAR_END
      },
    },
  }
}
